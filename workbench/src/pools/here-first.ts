/** What is done in this thread before others are started, which takes about as long. */
const PATIENCE_MS = 100;

/** Work that comes piece by piece is done here until it is worth starting others for the rest. */
export class HereFirst {
  #spentMs = 0;

  /** Whether it is time to start others. */
  get isOver(): boolean {
    return this.#spentMs > PATIENCE_MS;
  }

  /** Does a piece here, and notes how long it took. */
  run<T>(work: () => T): T {
    const began = performance.now();
    const note = (): void => {
      this.#spentMs += performance.now() - began;
    };
    const result = work();
    if (result instanceof Promise) return result.finally(note) as T;
    note();
    return result;
  }
}
