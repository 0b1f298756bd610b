/** What an operation may use beside its input. */
export interface Reporting {
  /** Tells the page how far the work is; whatever is sent has to survive a copy. */
  report(progress: unknown): void;
}
