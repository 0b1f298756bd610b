import { type Budget, Candidates, type Geometry, openCandidates, type Puzzle, type Random } from '#core';
import type { ProbeAnswer, Prober } from '../fast/prober.ts';
import { MaskSpread, type Masks } from './masks.ts';

/** What a population may take in memory, and how many positions it has at most. */
const BYTES = 128 * 2 ** 20;
const MOST = 1024;
/** What counting below a position may cost: solutions, the kernel's units of effort, and the steps that it is counted as. */
const REST = { limit: 500, effort: 8, steps: 100 };
/** What showing that a position is dead may cost. Four units bury more, but then so few are left that the level moves down and populations die (bench/LOG.md). */
const TEST = { limit: 0, effort: 0.5, steps: 10 };
/** At how many levels a population is looked at, and how many of its positions decide whether all are tested, or counted below. */
const LOOKS = 64;
const TRIALS = 8;

/** The positions of a level that were kept, and the logarithm of what each stands for. */
interface Level {
  /** Cells of the order that are filled. */
  readonly depth: number;
  readonly kept: number;
  readonly weight: number;
  /** Valid until the next level is asked for. */
  readonly at: (position: number) => Masks;
}

/**
 * Estimates the number of solutions where single walks die: a population of positions goes down the search tree together. The cells are
 * filled in one order for all; at each cell every candidate of every position that does not fail at once is a position of the next
 * level, and where these are more than the population may hold, as many of them as it may hold are drawn, each set as likely as any other. From some
 * level on, which a trial finds, the kernel counts what is below every position. The estimate is their sum, times what was left out on the
 * way: the product of all levels of how many positions there were over how many were kept.
 *
 * It is right on average, because a position is kept with the chance of kept over all, and what is below it counts by the inverse of that;
 * a population with nothing below it counts as nothing and belongs to the average. Where no level has more positions than it may
 * hold it is a count. Of an empty 9x9x9 cube some ten thousandth of the positions in the middle can be finished: no single walk comes
 * upon one, a population and a search below its positions do.
 *
 * Literature: stochastic enumeration (Rubinstein), going with the winners (Aldous and Vazirani).
 */
export class Population {
  readonly #prober: Prober;
  readonly #spread: MaskSpread;
  readonly #start: Masks | undefined;
  readonly #order: readonly number[];
  readonly #random: Random;
  readonly #budget: Budget;
  /** How many positions it has at most. */
  readonly size: number;
  /** The level, in cells of the order, from which on the kernel counts. */
  countFrom: number;

  /** The puzzle has no rules beyond groups: see `MaskSpread.canFollow`. */
  constructor(puzzle: Puzzle, prober: Prober, random: Random, budget: Budget, most = MOST) {
    this.#prober = prober;
    this.#spread = new MaskSpread(puzzle.geometry);
    this.#start = this.#spread.begin(openCandidates(puzzle));
    this.#order = this.#start ? orderOf(puzzle.geometry, this.#start) : [];
    this.countFrom = this.#order.length;
    this.#random = random;
    this.#budget = budget;
    this.size = Math.min(most, Math.floor(BYTES / (2 * this.#spread.room(1).byteLength)));
  }

  /**
   * The first level at which the kernel can count below some positions; false where the budget ended. One population goes down for it and is
   * asked now and then. Its positions are not counted: whether it stopped here depends on what they are, so their sum would be off.
   */
  measureLevel(): boolean {
    for (const level of this.#levels()) {
      if (!level) return false;
      this.countFrom = level.depth;
      if (level.kept === 0) break;
      if (!this.#isLook(level.depth)) continue;
      const sample = this.#sample(level);
      if (!this.#budget.spend(REST.steps * sample.length)) return false;
      if (sample.every((masks) => this.#ask(masks, REST).complete)) break;
    }
    return true;
  }

  /** One population: the natural logarithm of its estimate, minus infinity where nothing is below it. Undefined where the budget ended. */
  go(): number | undefined {
    let level: Level | undefined;
    for (level of this.#levels()) if (!level || level.depth === this.countFrom || level.kept === 0) break;
    if (!level) return undefined;
    let sum = 0;
    for (let position = 0; position < level.kept; position++) {
      const count = this.#count(level.at(position), this.countFrom);
      if (count === undefined) return undefined;
      sum += count;
    }
    return level.weight + Math.log(sum);
  }

  /** Level by level, down to the last or to the first that has nothing; undefined where the budget ended. */
  *#levels(): Generator<Level | undefined, undefined> {
    const { size } = this;
    const cellCount = this.#start?.length ?? 0;
    let [now, next] = [this.#spread.room(size), this.#spread.room(size)];
    const trial = this.#spread.room(1);
    if (this.#start) now.set(this.#start);
    let kept = this.#start ? 1 : 0;
    let weight = 0;
    for (let depth = 0; ; depth++) {
      const here = now;
      const at = (position: number): Masks => here.subarray(position * cellCount, (position + 1) * cellCount);
      const alive = this.#isLook(depth) ? this.#bury({ depth, kept, weight, at }) : kept;
      if (alive === undefined) {
        yield undefined;
        return;
      }
      kept = alive;
      yield { depth, kept, weight, at };
      const cell = this.#order[depth];
      if (kept === 0 || cell === undefined) return;
      let seen = 0;
      for (let at = 0; at < kept * cellCount; at += cellCount) {
        const candidates = now[at + cell]!;
        for (let open = candidates; open !== 0; open &= open - 1) {
          const bit = open & -open;
          trial.set(now.subarray(at, at + cellCount));
          if (bit !== candidates) {
            if (!this.#budget.spend()) {
              yield undefined;
              return;
            }
            if (!this.#spread.place(trial, cell, bit)) continue;
          }
          // The one that came last has its place with the chance of size over all that came so far, as have the others.
          const slot = seen < size ? seen : this.#random.below(seen + 1);
          seen++;
          if (slot < size) next.set(trial, slot * cellCount);
        }
      }
      kept = Math.min(seen, size);
      if (kept > 0) weight += Math.log(seen / kept);
      [now, next] = [next, now];
    }
  }

  #isLook(depth: number): boolean {
    return depth > 0 && depth % Math.max(1, Math.floor(this.#order.length / LOOKS)) === 0;
  }

  #sample({ kept, at }: Level): Masks[] {
    return Array.from({ length: Math.min(TRIALS, kept) }, () => at(this.#random.below(kept)));
  }

  /**
   * Where half of the positions can be shown to be dead, takes all such out, so that their places go to others at the next level; how many are left,
   * undefined where the budget ended. What is dead counts as nothing, whether it stays or goes, so the average is as it was.
   */
  #bury(level: Level): number | undefined {
    const isDead = (masks: Masks): boolean => this.#budget.spend(TEST.steps) && this.#ask(masks, TEST).isDead;
    const sample = this.#sample(level);
    let alive = level.kept;
    if (2 * sample.filter(isDead).length >= sample.length) {
      alive = 0;
      for (let position = 0; position < level.kept && !this.#budget.end; position++) {
        const masks = level.at(position);
        if (!isDead(masks)) level.at(alive++).set(masks);
      }
    }
    return this.#budget.end ? undefined : alive;
  }

  /** How many solutions are below a position of a level; undefined where the budget ended. What the kernel cannot count is cut at the next cell. */
  #count(masks: Masks, level: number): number | undefined {
    if (!this.#budget.spend(REST.steps)) return undefined;
    const { complete, count } = this.#ask(masks, REST);
    if (complete) return count;
    const cell = this.#order[level]!;
    let sum = 0;
    for (let open = masks[cell]!; open !== 0; open &= open - 1) {
      const below = masks.slice();
      if (!this.#spread.place(below, cell, open & -open)) continue;
      const part = this.#count(below, level + 1);
      if (part === undefined) return undefined;
      sum += part;
    }
    return sum;
  }

  #ask(masks: Masks, { limit, effort }: typeof REST): ProbeAnswer & { readonly isDead: boolean } {
    const { cellCount, size } = this.#prober.geometry;
    const open = Candidates.none(cellCount, size);
    for (let cell = 0; cell < cellCount; cell++) open.words[cell] = masks[cell]!;
    this.#prober.take(open);
    const answer = this.#prober.ask({ limit: limit + 1, effort });
    return { ...answer, isDead: answer.complete && answer.count === 0 };
  }
}

/**
 * The undecided cells, each next one having most in common with those before it, by shared groups: so a box is filled before the next is begun, and a
 * mini-cube before the next, and what cannot be finished is found out early.
 */
function orderOf(geometry: Geometry, start: Masks): number[] {
  const shared = new Int32Array(geometry.cellCount);
  const isOpen = Array.from(start, (mask) => (mask & (mask - 1)) !== 0);
  const take = (cell: number): void => {
    for (const { cells } of geometry.groupsOf(cell)) for (const other of cells) shared[other]!++;
  };
  isOpen.forEach((open, cell) => {
    if (!open) take(cell);
  });
  const order: number[] = [];
  for (let left = isOpen.filter(Boolean).length; left > 0; left--) {
    let best = -1;
    for (let cell = 0; cell < shared.length; cell++) if (isOpen[cell] && (best < 0 || shared[cell]! > shared[best]!)) best = cell;
    isOpen[best] = false;
    order.push(best);
    take(best);
  }
  return order;
}
