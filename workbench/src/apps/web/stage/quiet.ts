/** How long after the last key typing counts as over. */
const QUIET_MS = 350;

/**
 * Knows whether keys are being typed. A picture in space may take longer to draw than the next key takes to come, above all without a graphics card, and
 * no key waits for a picture.
 */
export class Quiet {
  #lastKey = Number.NEGATIVE_INFINITY;

  key(): void {
    this.#lastKey = performance.now();
  }

  /** Somebody who takes the pointer has stopped typing, and looks at what it does. */
  pointer(): void {
    this.#lastKey = Number.NEGATIVE_INFINITY;
  }

  get isTyping(): boolean {
    return performance.now() - this.#lastKey < QUIET_MS;
  }

  /** Does something when typing is over, at once where it is over already; returns what calls it off. */
  when(run: () => void): () => void {
    if (!this.isTyping) {
      run();
      return () => undefined;
    }
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => (this.isTyping ? wait() : run()), Math.max(1, QUIET_MS - (performance.now() - this.#lastKey)));
    };
    wait();
    return () => clearTimeout(timer);
  }
}

/** The keys of this page. */
export const quiet = new Quiet();
if (typeof addEventListener === 'function') {
  addEventListener('keydown', () => quiet.key(), { capture: true });
  addEventListener('pointerdown', () => quiet.pointer(), { capture: true });
}
