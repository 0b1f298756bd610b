import type { Value } from '#core';
import type { Filter } from './filter.ts';

/** Beyond this many sums between the least and the greatest only bounds are looked at. */
const MOST_SUMS = 2048;
/** Beyond this many combinations cells that differ are looked at one by one. */
const MOST_COMBINATIONS = 6000;

/** Cells of one weight that all differ: what they add up to goes by combinations, which are masks. */
interface Clique {
  readonly variables: Int32Array;
  readonly weight: number;
  readonly combinations: readonly Combination[];
  /** By sum, what the combinations that are possible have in all; made again for each question. */
  readonly bySum: Int32Array;
}

export interface Combination {
  readonly mask: number;
  readonly sum: number;
}

/**
 * Strikes what cannot add up. The cells are taken in cliques of cells that differ and have one weight; a clique goes by its combinations:
 * sets of this many values of which each cell can take one and each value has a cell. From clique to clique the sums that can be
 * reached are carried forth, and back from the totals, and what a combination that is left does not hold is struck. Whether a
 * combination can be dealt out to the cells is not asked in full, so something may be missed, never too much struck.
 */
export class Totals implements Filter {
  readonly variables: Int32Array;
  readonly cliques: readonly Clique[];
  readonly #totals: readonly number[];
  readonly #ways: Uint8Array[];
  readonly #lengths: number[];
  readonly #bounds: readonly Bounds[];

  constructor(
    variables: readonly number[],
    weights: readonly number[],
    totals: readonly number[],
    size: number,
    sees: (a: number, b: number) => boolean,
  ) {
    this.variables = Int32Array.from(variables);
    this.#totals = totals;
    this.cliques = cliquesOf(variables, weights, size, sees);
    this.#ways = Array.from({ length: this.cliques.length + 1 }, () => new Uint8Array(1));
    this.#lengths = this.#ways.map(() => 1);
    this.#bounds = this.cliques.map(() => ({ least: 0, most: 0 }));
  }

  narrow(masks: Int32Array): boolean {
    const { cliques } = this;
    const bounds = this.#bounds;
    let [base, top] = [0, 0];
    for (let k = 0; k < cliques.length; k++) {
      if (!gather(cliques[k]!, masks, bounds[k]!)) return false;
      base += bounds[k]!.least;
      top += bounds[k]!.most;
    }
    if (cliques.length === 1) {
      const { weight, bySum } = cliques[0]!;
      let union = 0;
      for (const total of this.#totals) if (total >= base && total <= top) union |= bySum[total / weight] ?? 0;
      return union !== 0 && deal(cliques[0]!, union, masks);
    }
    if (!this.#totals.some((total) => total >= base && total <= top)) return false;
    return top - base >= MOST_SUMS ? this.#byBounds(masks, bounds) : this.#bySums(masks, bounds, base, top, this.#totals);
  }

  #bySums(masks: Int32Array, bounds: readonly Bounds[], base: number, top: number, totals: readonly number[]): boolean {
    const { cliques } = this;
    // ways[k] has the sums of the first k cliques, each less its least. The memory is kept: such questions are asked all the time.
    const ways = this.#ways;
    const lengths = this.#lengths;
    ways[0]![0] = 1;
    lengths[0] = 1;
    for (let k = 0; k < cliques.length; k++) {
      const { weight, bySum } = cliques[k]!;
      const { least, most } = bounds[k]!;
      const [before, length] = [ways[k]!, lengths[k]!];
      const next = this.#room(k + 1, length + most - least);
      for (let sum = 0; sum < bySum.length; sum++) {
        if (bySum[sum] === 0) continue;
        const step = weight * sum - least;
        for (let at = 0; at < length; at++) if (before[at] === 1) next[at + step] = 1;
      }
    }
    // From the end on a sum is kept where it leads to a total.
    const last = ways[cliques.length]!;
    const end = top - base + 1;
    for (let at = 0; at < end; at++) if (last[at] === 1 && !totals.includes(at + base)) last[at] = 0;
    for (let k = cliques.length - 1; k >= 0; k--) {
      const [before, length, wanted] = [ways[k]!, lengths[k]!, ways[k + 1]!];
      const { weight, bySum } = cliques[k]!;
      let union = 0;
      for (let sum = 0; sum < bySum.length; sum++) {
        if (bySum[sum] === 0) continue;
        const step = weight * sum - bounds[k]!.least;
        let isKept = false;
        for (let at = 0; at < length; at++) {
          if (before[at] === 0 || wanted[at + step] !== 1) continue;
          before[at] = 2;
          isKept = true;
        }
        if (isKept) union |= bySum[sum]!;
      }
      for (let at = 0; at < length; at++) before[at] = before[at] === 2 ? 1 : 0;
      if (!deal(cliques[k]!, union, masks)) return false;
    }
    return true;
  }

  /** Memory for the sums of the first k cliques, cleared. */
  #room(k: number, length: number): Uint8Array {
    if (this.#ways[k]!.length < length) this.#ways[k] = new Uint8Array(length);
    else this.#ways[k]!.fill(0, 0, length);
    this.#lengths[k] = length;
    return this.#ways[k]!;
  }

  #byBounds(masks: Int32Array, bounds: readonly Bounds[]): boolean {
    const [lowest, highest] = [this.#totals[0]!, this.#totals.at(-1)!];
    const all = bounds.reduce((sum, { least }) => sum + least, 0);
    const top = bounds.reduce((sum, { most }) => sum + most, 0);
    return this.cliques.every((clique, k) => {
      const { weight, bySum } = clique;
      let union = 0;
      for (let sum = 0; sum < bySum.length; sum++) {
        const own = weight * sum;
        if (own + all - bounds[k]!.least <= highest && own + top - bounds[k]!.most >= lowest) union |= bySum[sum]!;
      }
      return deal(clique, union, masks);
    });
  }
}

/** The least and the most that a clique can add. */
interface Bounds {
  least: number;
  most: number;
}

/** Fills in what a clique may have by its sums, and between which it lies; false where no combination is possible. */
function gather({ variables, combinations, weight, bySum }: Clique, masks: Int32Array, bounds: Bounds): boolean {
  let union = 0;
  for (let i = 0; i < variables.length; i++) union |= masks[variables[i]!]!;
  bySum.fill(0);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let c = 0; c < combinations.length; c++) {
    const { mask, sum } = combinations[c]!;
    if (!isPossible(mask, union, variables, masks)) continue;
    bySum[sum]! |= mask;
    if (sum < least) least = sum;
    if (sum > most) most = sum;
  }
  if (most < least) return false;
  bounds.least = weight > 0 ? weight * least : weight * most;
  bounds.most = weight > 0 ? weight * most : weight * least;
  return true;
}

/** Whether each cell can take a value of a combination and each of its values has a cell. */
function isPossible(mask: number, union: number, variables: Int32Array, masks: Int32Array): boolean {
  if ((mask & ~union) !== 0) return false;
  for (let i = 0; i < variables.length; i++) if ((masks[variables[i]!]! & mask) === 0) return false;
  return true;
}

/** The combinations of which each cell can take a value and each value has a cell. */
export function possibleIn({ variables, combinations }: Pick<Clique, 'variables' | 'combinations'>, masks: Int32Array): Combination[] {
  let union = 0;
  for (let i = 0; i < variables.length; i++) union |= masks[variables[i]!]!;
  return combinations.filter(({ mask }) => isPossible(mask, union, variables, masks));
}

function deal({ variables }: Clique, union: number, masks: Int32Array): boolean {
  for (let i = 0; i < variables.length; i++) {
    const at = variables[i]!;
    masks[at] = masks[at]! & union;
    if (masks[at] === 0) return false;
  }
  return true;
}

function cliquesOf(
  variables: readonly number[],
  weights: readonly number[],
  size: number,
  sees: (a: number, b: number) => boolean,
): Clique[] {
  const open: { variables: number[]; weight: number }[] = [];
  variables.forEach((variable, i) => {
    const home = open.find(
      (clique) =>
        clique.weight === weights[i] &&
        choose(size, clique.variables.length + 1) <= MOST_COMBINATIONS &&
        clique.variables.every((other) => sees(other, variable)),
    );
    if (home) home.variables.push(variable);
    else open.push({ variables: [variable], weight: weights[i]! });
  });
  return open.map((clique) => ({
    variables: Int32Array.from(clique.variables),
    weight: clique.weight,
    combinations: combinationsOf(clique.variables.length, size),
    bySum: new Int32Array(1 + clique.variables.length * size),
  }));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}

/** All sets of this many values, with their sums; in the order of the values. */
function combinationsOf(count: number, size: number): Combination[] {
  const found: Combination[] = [];
  const add = (from: Value, left: number, mask: number, sum: number): void => {
    if (left === 0) {
      found.push({ mask, sum });
      return;
    }
    for (let value = from; value <= size - left + 1; value++) add(value + 1, left - 1, mask | (1 << (value - 1)), sum + value);
  };
  add(1, count, 0, 0);
  return found;
}
