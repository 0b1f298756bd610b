import type { Attempts, AttemptsResult, Makers, Stop } from './attempts.ts';
import { type Made, type Met, type Miss, newMet } from './maker.ts';
import type { Order } from './order.ts';
import { widen } from './widen.ts';
import type { Wishes } from './wishes.ts';

/** What is to be made, how many, and when to give up. */
export interface Generation {
  readonly order: Order;
  readonly count: number;
  /** No two that symmetry and relabelling turn into each other. */
  readonly distinct?: boolean | undefined;
  /** Attempts after which it ends, however many were made. */
  readonly tries?: number | undefined;
  /** Milliseconds after which it ends. */
  readonly timeMs?: number | undefined;
  /** Milliseconds without a new puzzle after which it ends; the time that the order itself gives to each puzzle is not counted. */
  readonly patienceMs?: number | undefined;
  /** Goes on to its tries, its time or its patience even where all that came is far from the difficulty that is wished. */
  readonly stubborn?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told of each puzzle, in the order of attempts. */
  readonly onMade: (made: Made, progress: GenerationProgress) => void;
  /** Told now and then. */
  readonly onProgress?: (progress: GenerationProgress) => void;
}

export interface GenerationProgress {
  readonly attempts: number;
  readonly made: number;
  readonly met: Met;
}

/**
 * Why a generation ended: there are enough, its tries or its time were used up, no puzzle came for too long, all that came was far from
 * what is wished, no grid at all keeps the rules, or it was stopped.
 */
export type GenerationEnd = 'done' | 'none' | 'tries' | 'time' | 'patience' | 'reach' | 'cancelled';

export interface GenerationReport extends GenerationProgress {
  readonly end: GenerationEnd;
  readonly misses: Readonly<Partial<Record<Miss | 'duplicate', number>>>;
}

/** After this many attempts, of which none came nearer than this to the difficulty that is wished, no other is expected to. */
const REACH = { attempts: 2000, gap: 2 };

/** Whether everything that was met is far from a range of ratings. */
function isFar({ rating: wished }: Wishes, { attempts, made, met }: GenerationProgress): boolean {
  if (!wished || made > 0 || attempts < REACH.attempts || met.rating[1] === 0) return false;
  return met.rating[1] + REACH.gap < wished.from || met.rating[0] - REACH.gap > wished.to;
}

/** A run of attempts should take about this long: long enough that handing it over costs nothing, short enough to tell how it goes. */
const RUN_MS = 100;

/**
 * Makes puzzles until there are enough. Attempts are numbered and asked for in runs; puzzles are taken in the order of attempts, and what
 * an attempt makes depends on the seed and its number alone, so the same order gives the same puzzles on any thread or machine. A run
 * that comes back short is asked for again from where it ended, before any other is taken.
 */
export async function generate(generation: Generation, makers: Makers): Promise<GenerationReport> {
  const {
    order,
    count,
    distinct = false,
    tries = Number.POSITIVE_INFINITY,
    stubborn = tries < Number.POSITIVE_INFINITY,
    signal,
    onProgress,
  } = generation;
  const clock = new Clock(generation);
  const taken = new Taken(generation, clock);
  const make = makers.open(order, clock);
  const asked: { readonly from: number; readonly count: number; readonly result: Promise<AttemptsResult> }[] = [];
  const ask = (from: number, count: number): (typeof asked)[number] => {
    const attempts: Attempts = { from, count, most: taken.left, alike: distinct };
    const result = make(attempts);
    // The code that waits for it sees the failure; until then it must not end the program.
    result.catch(() => undefined);
    return { from, count, result };
  };
  let [next, size] = [0, 1];
  try {
    while (taken.left > 0 && !clock.isOver()) {
      // Half of them until it is known how long one takes, so that a single puzzle is not kept waiting by those behind it.
      const ahead = taken.attempts === 0 ? Math.ceil(makers.ahead / 2) : makers.ahead;
      for (; asked.length < ahead && next < tries; next += asked.at(-1)!.count) asked.push(ask(next, Math.min(size, tries - next)));
      const run = asked.shift();
      if (!run) break;
      const result = await run.result;
      taken.add(run.from, result);
      if (result.done < run.count && taken.left > 0 && !clock.isOver()) {
        asked.unshift(ask(run.from + result.done, run.count - result.done));
      }
      size = Math.max(1, Math.min(4 * size, Math.round((result.done * RUN_MS) / Math.max(result.elapsedMs, 0.1))));
      onProgress?.(taken.progress);
      if (result.misses.none) clock.end = 'none';
      else if (!stubborn && isFar(order.wishes, taken.progress)) clock.end = 'reach';
      // What may stop it in this thread needs a turn to do so.
      if (signal) await new Promise((resolve) => setTimeout(resolve, 0));
    }
  } finally {
    clock.close();
    await Promise.allSettled(asked.map(({ result }) => result));
  }
  const isEnough = taken.made >= count && !(order.wishes.push && clock.end);
  return { ...taken.progress, end: isEnough ? 'done' : (clock.end ?? 'tries'), misses: taken.misses };
}

/** The puzzles that count, and what all attempts came to. */
class Taken {
  readonly misses: Partial<Record<Miss | 'duplicate', number>> = {};
  made = 0;
  attempts = 0;
  readonly #met = newMet();
  readonly #likenesses = new Set<string>();
  readonly #generation: Generation;
  readonly #clock: Clock;

  constructor(generation: Generation, clock: Clock) {
    this.#generation = generation;
    this.#clock = clock;
  }

  get left(): number {
    return this.#generation.count - this.made;
  }

  get progress(): GenerationProgress {
    return { attempts: this.attempts, made: this.made, met: this.#met };
  }

  add(from: number, result: AttemptsResult): void {
    widen(this.#met.clues, result.met.clues);
    widen(this.#met.rating, result.met.rating);
    for (const [reason, times] of Object.entries(result.misses)) this.#miss(reason as Miss, times);
    for (const made of result.made) {
      if (this.left === 0) return;
      const { likeness } = made;
      if (likeness !== undefined && this.#likenesses.has(likeness)) this.#miss('duplicate', 1);
      else this.#take(made);
    }
    if (this.left > 0) this.attempts = from + result.done;
  }

  #take(made: Made): void {
    if (made.likeness !== undefined) this.#likenesses.add(made.likeness);
    this.made++;
    this.attempts = made.attempt + 1;
    this.#clock.wind();
    this.#generation.onMade(made, this.progress);
  }

  #miss(reason: Miss | 'duplicate', times: number): void {
    this.misses[reason] = (this.misses[reason] ?? 0) + times;
  }
}

/** Milliseconds between two looks at the clock for those who work elsewhere. */
const LOOK_MS = 100;

/** When it has to end, by the time or on request. */
class Clock implements Stop {
  end: Exclude<GenerationEnd, 'done' | 'tries'> | undefined;
  readonly #controller = new AbortController();
  readonly #deadline: number;
  readonly #patienceMs: number;
  readonly #asked: AbortSignal | undefined;
  readonly #looking: ReturnType<typeof setInterval>;
  #last = performance.now();

  constructor({ timeMs, patienceMs, order, signal }: Generation) {
    this.#deadline = this.#last + (timeMs ?? Number.POSITIVE_INFINITY);
    this.#patienceMs = (patienceMs ?? Number.POSITIVE_INFINITY) + (order.wishes.push?.timeMs ?? 0);
    this.#asked = signal;
    this.#asked?.addEventListener('abort', this.isOver);
    this.#looking = setInterval(this.isOver, LOOK_MS);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  readonly isOver = (): boolean => {
    if (this.end) return true;
    const now = performance.now();
    this.end = this.#asked?.aborted
      ? 'cancelled'
      : now > this.#deadline
        ? 'time'
        : now - this.#last > this.#patienceMs
          ? 'patience'
          : undefined;
    if (this.end) this.#controller.abort();
    return this.end !== undefined;
  };

  /** A puzzle came: patience begins again. */
  wind(): void {
    this.#last = performance.now();
  }

  close(): void {
    clearInterval(this.#looking);
    this.#asked?.removeEventListener('abort', this.isOver);
    this.#controller.abort();
  }
}
