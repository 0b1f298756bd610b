import { type Kind, makePuzzle } from '#core';
import type { Made, Met, Miss, Order } from '#generator';
import { kindOf } from '#kinds';
import type { SearchPool } from './pool.ts';
import type { MadeData, MakeAnswer } from './task.ts';

/** How puzzles are made until there are enough. */
export interface Generation {
  readonly order: Order;
  readonly count: number;
  /** Attempts after which it ends, however many were made. */
  readonly tries?: number;
  /** Milliseconds without a new puzzle after which it ends. */
  readonly patienceMs?: number;
  readonly signal?: AbortSignal;
  /** Takes a puzzle, in the order of attempts; false where it does not count (a duplicate). */
  readonly onMade: (made: Made) => boolean;
  readonly onProgress?: (attempts: number, made: number) => void;
}

export interface GenerationReport {
  readonly end: 'done' | 'tries' | 'patience' | 'cancelled';
  readonly made: number;
  readonly attempts: number;
  readonly misses: Readonly<Partial<Record<Miss | 'duplicate', number>>>;
  readonly met: Met;
}

/** A run of attempts should take about so long: long enough that handing it over costs nothing, short enough to tell how it goes. */
const RUN_MS = 100;

/**
 * Makes puzzles on the pool. Attempts are numbered and handed out in runs; puzzles are taken in the order of attempts, so
 * the same seed gives the same puzzles with any number of threads.
 */
export async function generateOnPool(generation: Generation, pool: SearchPool): Promise<GenerationReport> {
  const { order, count, tries = Number.POSITIVE_INFINITY, patienceMs = Number.POSITIVE_INFINITY, onMade, onProgress } = generation;
  const cancelled = new SharedArrayBuffer(4);
  const cancel = (): void => void Atomics.store(new Int32Array(cancelled), 0, 1);
  generation.signal?.addEventListener('abort', () => {
    end ??= 'cancelled';
    cancel();
  });
  const misses: Partial<Record<Miss | 'duplicate', number>> = {};
  const met: Met = { clues: [Number.POSITIVE_INFINITY, 0], rating: [Number.POSITIVE_INFINITY, 0] };
  const kinds = new Map<string, Kind>();
  let [made, attempts, handedOut, run] = [0, 0, 0, 1];
  let end: GenerationReport['end'] | undefined;
  let last = performance.now();
  const pending: { readonly attempts: number; readonly answer: Promise<MakeAnswer> }[] = [];
  const impatient = setInterval(() => {
    if (performance.now() - last < patienceMs) return;
    end ??= 'patience';
    cancel();
  }, 100);

  const handOut = (): void => {
    const attempts = Math.min(run, tries - handedOut);
    const answer = pool.make({ order, from: handedOut, attempts, cancelled });
    // Whoever waits for it sees the failure; until then it must not end the program.
    answer.catch(() => undefined);
    pending.push({ attempts, answer });
    handedOut += attempts;
  };

  while (made < count && end === undefined) {
    // One run each until it is known how long one takes, so that a single puzzle is not kept waiting by four.
    while (pending.length < (attempts === 0 ? 1 : 2) * pool.threads && handedOut < tries) handOut();
    const next = pending.shift();
    if (!next) {
      end = 'tries';
      break;
    }
    const answer = await next.answer;
    if (end) break;
    attempts += next.attempts;
    for (const data of answer.made) {
      if (made >= count) break;
      if (onMade(unpackMade(data, kinds))) {
        made++;
        last = performance.now();
      } else misses.duplicate = (misses.duplicate ?? 0) + 1;
    }
    for (const [reason, times] of Object.entries(answer.misses)) misses[reason as Miss] = (misses[reason as Miss] ?? 0) + times;
    widen(met.clues, answer.met.clues);
    widen(met.rating, answer.met.rating);
    run = Math.max(1, Math.min(4 * run, Math.round((next.attempts * RUN_MS) / Math.max(answer.elapsedMs, 0.1))));
    onProgress?.(attempts, made);
  }
  clearInterval(impatient);
  cancel();
  await Promise.allSettled(pending.map(({ answer }) => answer));
  return { end: end ?? 'done', made, attempts, misses, met };
}

function widen(range: [number, number], by: readonly [number, number]): void {
  range[0] = Math.min(range[0], by[0]);
  range[1] = Math.max(range[1], by[1]);
}

function unpackMade({ givens, spec, regions, ...rest }: MadeData, kinds: Map<string, Kind>): Made {
  const key = `${spec} ${regions?.join() ?? ''}`;
  const kind = kinds.get(key) ?? kindOf(spec, regions);
  // Jigsaws bring a new kind with every puzzle; only the others are worth keeping.
  if (!regions) kinds.set(key, kind);
  return { ...rest, puzzle: makePuzzle(kind, givens) };
}
