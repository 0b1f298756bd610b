/** When the time for something is over, from now on. */
export class Deadline {
  readonly #at: number;
  #wasLate = false;

  constructor(timeMs: number) {
    this.#at = performance.now() + timeMs;
  }

  get leftMs(): number {
    return Math.max(0, this.#at - performance.now());
  }

  /** Whether a caller was told that it is late: then it may be the reason why something is missing. */
  get wasLate(): boolean {
    return this.#wasLate;
  }

  isLate = (): boolean => {
    this.#wasLate ||= performance.now() > this.#at;
    return this.#wasLate;
  };
}
