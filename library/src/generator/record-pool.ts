import { type Cell, clueCount, type Grid, type Random } from '#core';

/** A minimal puzzle with one solution, and how far its neighbours are known. */
export interface Held {
  readonly givens: Grid;
  /** Clues that have not been taken out yet. */
  readonly open: readonly Cell[];
  /** Clues without which there were too many solutions to be listed, here or in the puzzle that this one was made from. */
  readonly long: readonly Cell[];
}

/** A pool as it is handed on. */
export interface PoolState {
  /** The first that had this few clues. */
  readonly best: Grid;
  readonly held: readonly Held[];
  /** Names of puzzles that were held before, as numbers. */
  readonly seen: readonly number[];
  /** Lists in a row that were too long. */
  readonly longLists?: number | undefined;
  /** Where the walk stands that needs no lists. */
  readonly walker?: Grid | undefined;
  /** Steps by singles alone since the walk had fewer clues. */
  readonly plainSteps?: number | undefined;
}

/** Puzzles are held with as many clues as the best, and with up to this many more. */
const SLACK = 2;
/** Cells of all puzzles of one number of clues: what is handed on stays small where a kind is large. */
const MOST_CELLS = 20_000;
/** Names that are handed on. */
const MOST_SEEN = 3000;

/**
 * The puzzles with the fewest clues so far and their nearest relatives, each once. Those with the fewest are worked on first; when
 * nothing is left to be tried on them it is the turn of those with one more, of which each may lead to many with the fewest.
 */
export class RecordPool {
  readonly #random: Random;
  readonly #byClues = new Map<number, Held[]>();
  readonly #seen: Set<number>;
  #best: Grid;
  #fewest: number;
  longLists: number;
  walker: Grid | undefined;
  plainSteps: number;
  /** The solution of where the walk stands, once it was asked for; it is not handed on. */
  filled: Grid | undefined;

  constructor(random: Random, { best, held, seen, longLists = 0, walker, plainSteps = 0 }: PoolState) {
    this.#random = random;
    this.#seen = new Set(seen);
    this.#best = best;
    this.#fewest = clueCount({ givens: best });
    this.longLists = longLists;
    this.walker = walker;
    this.plainSteps = plainSteps;
    for (const one of held) this.#put(one);
  }

  /** A pool of one puzzle. */
  static of(held: Held, random: Random): RecordPool {
    return new RecordPool(random, { best: held.givens, held: [held], seen: [nameOf(held.givens)] });
  }

  get best(): Grid {
    return this.#best;
  }

  /** Whether a puzzle with these clues was held before. */
  has(givens: Grid): boolean {
    return this.#seen.has(nameOf(givens));
  }

  /** Takes a puzzle in, unless it was here before or has too many clues; beyond its room another one of as many clues goes. */
  enter(held: Held): void {
    if (this.has(held.givens)) return;
    this.#seen.add(nameOf(held.givens));
    this.#put(held);
  }

  /** Takes out a puzzle of those with the fewest clues that have something left to be tried; undefined where none has. */
  take(): Held | undefined {
    for (let clues = this.#fewest; clues <= this.#fewest + SLACK; clues++) {
      const held = this.#byClues.get(clues) ?? [];
      if (held.length === 0) continue;
      const at = this.#random.below(held.length);
      const taken = held[at]!;
      const last = held.pop()!;
      if (at < held.length) held[at] = last;
      return taken;
    }
    return undefined;
  }

  /** Gives back what was taken. */
  giveBack(held: Held): void {
    this.#put(held);
  }

  get state(): PoolState {
    const held = [...this.#byClues].filter(([clues]) => clues <= this.#fewest + SLACK).flatMap(([, all]) => all);
    const { longLists, walker, plainSteps } = this;
    return { best: this.#best, held, seen: [...this.#seen].slice(-MOST_SEEN), longLists, walker, plainSteps };
  }

  #put(held: Held): void {
    const clues = clueCount(held);
    if (clues > this.#fewest + SLACK) return;
    if (clues < this.#fewest) [this.#fewest, this.#best] = [clues, held.givens];
    // Where nothing is left to be tried it has done its part.
    if (held.open.length === 0) return;
    const all = this.#byClues.get(clues) ?? [];
    this.#byClues.set(clues, all);
    if (all.length < MOST_CELLS / held.givens.length) all.push(held);
    else all[this.#random.below(all.length)] = held;
  }
}

/** A number of 52 bits by which puzzles are told apart; two with the same one cost a puzzle that is not looked at (FNV-1a, twice). */
function nameOf(givens: Grid): number {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (const value of givens) {
    a = Math.imul(a ^ value, 0x01000193);
    b = Math.imul(b ^ (value + 0x55), 0x01000193);
  }
  return (a >>> 0) * 2 ** 20 + (b >>> 12);
}
