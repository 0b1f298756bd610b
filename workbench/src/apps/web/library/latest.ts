/**
 * One question at a time. Every question of the page has a worker of its own, so that answers come in any order; a further question ends the one before it,
 * and an answer, or a failure, that is no longer wanted is not told.
 */
export class Latest {
  #open: AbortController | undefined;

  /** Asks; undefined where something else was asked, or nothing is wanted any more, before the answer was there. */
  async ask<Answer>(question: (signal: AbortSignal) => Promise<Answer>): Promise<{ readonly answer: Answer } | undefined> {
    this.end();
    const open = new AbortController();
    this.#open = open;
    const { signal } = open;
    try {
      const answer = await question(signal);
      return signal.aborted ? undefined : { answer };
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  /** Ends what is asked. */
  end(): void {
    this.#open?.abort();
    this.#open = undefined;
  }
}
