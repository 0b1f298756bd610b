import { likenessOf } from './likeness.ts';
import { type AttemptTally, type Made, Maker } from './maker.ts';
import type { Order } from './order.ts';
import { loadMakerParts, type MakerParts } from './parts.ts';

/** Attempts with numbers in a row, as plain data that can cross to another thread or machine. */
export interface Attempts {
  readonly from: number;
  readonly count: number;
  /** Ends after this many puzzles. */
  readonly most?: number;
  /** Milliseconds after which no further attempt is begun; the first one always is. */
  readonly timeMs?: number;
  /** Whether each puzzle gets its likeness. */
  readonly alike?: boolean;
}

/** What came of attempts; those after the first `done` were not made, or cut off, and are still to be made. */
export interface AttemptsResult extends AttemptTally {
  readonly made: readonly Made[];
  readonly done: number;
  /** What they took, so that the next ones can be more or fewer. */
  readonly elapsedMs: number;
}

/** Makes attempts one after the other; `isCancelled` cuts off the one that is being made. */
export function makeAttempts(
  maker: Maker,
  { from, count, most = count, timeMs = Number.POSITIVE_INFINITY, alike }: Attempts,
  isCancelled?: () => boolean,
): AttemptsResult {
  const began = performance.now();
  const made: Made[] = [];
  let done = 0;
  while (done < count && made.length < most && !isCancelled?.() && (done === 0 || performance.now() - began < timeMs)) {
    const one = maker.attempt(from + done++, isCancelled);
    if (one) made.push(alike ? { ...one, likeness: likenessOf(one.puzzle, one.solution) } : one);
  }
  const tally = maker.takeTally();
  return { made, ...tally, done: done - (tally.misses.cancelled ?? 0), elapsedMs: performance.now() - began };
}

/** Says when a generation has to end before there are enough puzzles. */
export interface Stop {
  isOver(): boolean;
  /** Aborted when it is over, and when what is still under way is not wanted. */
  readonly signal: AbortSignal;
}

/** Those who make attempts: this thread, or others. */
export interface Makers {
  /** How many runs of attempts are worth asking for at once. */
  readonly ahead: number;
  /** Begins with an order; what it gives makes any attempts of it. */
  open(order: Order, stop: Stop): (attempts: Attempts) => Promise<AttemptsResult>;
}

/** Makes attempts in this thread. */
export class LocalMakers implements Makers {
  readonly ahead = 1;
  #parts: Promise<MakerParts> | undefined;
  #last: { readonly key: string; readonly maker: Maker } | undefined;

  open(order: Order, { isOver }: Stop): (attempts: Attempts) => Promise<AttemptsResult> {
    return async (attempts) => makeAttempts(await this.maker(order), attempts, isOver);
  }

  /** A maker for an order; the last one is kept, since the tables of a cube take longer than many of its attempts. */
  async maker(order: Order): Promise<Maker> {
    const key = JSON.stringify(order);
    if (this.#last?.key !== key) this.#last = { key, maker: new Maker(order, await this.parts()) };
    return this.#last.maker;
  }

  /** What makers work with, loaded once. */
  parts(): Promise<MakerParts> {
    this.#parts ??= loadMakerParts();
    return this.#parts;
  }
}
