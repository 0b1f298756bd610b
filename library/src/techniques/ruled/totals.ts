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
  }

  narrow(masks: Int32Array): boolean {
    const { cliques } = this;
    const possible = cliques.map((clique) => possibleIn(clique, masks));
    if (possible.some(({ length }) => length === 0)) return false;
    const least = possible.map((all, k) => extreme(all, cliques[k]!.weight, Math.min));
    const most = possible.map((all, k) => extreme(all, cliques[k]!.weight, Math.max));
    const base = least.reduce((all, one) => all + one, 0);
    const width = most.reduce((all, one) => all + one, 0) - base + 1;
    const totals = this.#totals.filter((total) => total >= base && total < base + width);
    if (totals.length === 0) return false;
    if (width > MOST_SUMS) return this.#byBounds(masks, possible, least, most);
    // ways[k] has the sums of the first k cliques, each less its least.
    const ways = [Uint8Array.of(1)];
    let reach = 1;
    for (let k = 0; k < cliques.length; k++) {
      const span = most[k]! - least[k]!;
      const next = new Uint8Array(reach + span);
      const steps = [...new Set(possible[k]!.map(({ sum }) => cliques[k]!.weight * sum - least[k]!))];
      const before = ways[k]!;
      for (let at = 0; at < reach; at++) if (before[at] === 1) for (const step of steps) next[at + step] = 1;
      ways.push(next);
      reach += span;
    }
    let wanted = new Uint8Array(width);
    for (const total of totals) if (ways.at(-1)![total - base] === 1) wanted[total - base] = 1;
    for (let k = cliques.length - 1; k >= 0; k--) {
      const before = ways[k]!;
      const needed = new Uint8Array(before.length);
      const { weight, variables } = cliques[k]!;
      const kept: Combination[] = [];
      for (const combination of possible[k]!) {
        const step = weight * combination.sum - least[k]!;
        let isKept = false;
        for (let at = 0; at < before.length; at++) {
          if (before[at] === 0 || wanted[at + step] !== 1) continue;
          needed[at] = 1;
          isKept = true;
        }
        if (isKept) kept.push(combination);
      }
      if (!deal(variables, kept, masks)) return false;
      wanted = needed;
    }
    return true;
  }

  #byBounds(masks: Int32Array, possible: readonly Combination[][], least: readonly number[], most: readonly number[]): boolean {
    const [lowest, highest] = [this.#totals[0]!, this.#totals.at(-1)!];
    const [all, top] = [least, most].map((bounds) => bounds.reduce((sum, one) => sum + one, 0)) as [number, number];
    return this.cliques.every(({ variables, weight }, k) => {
      const kept = possible[k]!.filter(({ sum }) => {
        const own = weight * sum;
        return own + all - least[k]! <= highest && own + top - most[k]! >= lowest;
      });
      return deal(variables, kept, masks);
    });
  }
}

function extreme(all: readonly Combination[], weight: number, which: (a: number, b: number) => number): number {
  return all.reduce((best, { sum }) => which(best, weight * sum), weight * all[0]!.sum);
}

/** The combinations of which each cell can take a value and each value has a cell. */
export function possibleIn({ variables, combinations }: Pick<Clique, 'variables' | 'combinations'>, masks: Int32Array): Combination[] {
  let union = 0;
  for (let i = 0; i < variables.length; i++) union |= masks[variables[i]!]!;
  return combinations.filter(({ mask }) => {
    if ((mask & ~union) !== 0) return false;
    for (let i = 0; i < variables.length; i++) if ((masks[variables[i]!]! & mask) === 0) return false;
    return true;
  });
}

function deal(variables: Int32Array, kept: readonly Combination[], masks: Int32Array): boolean {
  let union = 0;
  for (const { mask } of kept) union |= mask;
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

/** The values of a mask, rising. */
export function valuesIn(mask: number): Value[] {
  const values: Value[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) values.push(32 - Math.clz32(rest & -rest));
  return values;
}
