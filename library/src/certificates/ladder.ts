import type { Cell } from '#core';

/** What one position adds to a sum: a cell, or several that differ. */
export interface LadderStep {
  /** What it may add, rising, and the variable that says so. */
  readonly adds: readonly number[];
  readonly literals: readonly number[];
  /** Where it is a single cell: it, and the values in the order of what they add. */
  readonly cell?: Cell;
  readonly values?: readonly number[];
}

/** A clause of a ladder that speaks once certain values of a cell have fallen. */
export interface Rung {
  /** Its place among the clauses of the ladder. */
  readonly clause: number;
  readonly cell: Cell;
  /** The values that it needs to have fallen. */
  readonly fallen: readonly number[];
}

/**
 * A long sum as clauses, cell by cell or block by block: one helper says that the sum so far is at least so much, for every sum so far that can be (but the smallest, where that is no
 * news). With a sum so far of at least s, and of the next cell all values gone that add less than t, the next sum is at least s + t; with at most s, and all
 * gone that add more than t, it is at most s + t. What would have to be more than can be is left out, and the rest of the clause says that this cannot be.
 *
 * Bounds are followed in one clause a cell, where a sequence of sums takes one a way through it. What the kernel strikes by the bounds
 * of a sum needs no search: the clauses are named by where they stand.
 *
 * The clauses come by position, sum so far, and what the cell adds (rising); "at least" before "at most". Those that say nothing are left out.
 */
export class Ladder {
  readonly variables: number;
  readonly clauses: number[][] = [];
  readonly #steps: readonly LadderStep[];
  /** By position, and behind the last: the sums so far, rising. */
  readonly #sums: readonly (readonly number[])[];
  /** By position: the place of a clause by sum so far, rank of the value, and direction; -1 where it says nothing. */
  readonly #places: readonly Int32Array[];

  constructor(steps: readonly LadderStep[], sums: readonly (readonly number[])[], variables: number) {
    this.#steps = steps;
    this.#sums = sums;
    let next = variables;
    // The helper of the k-th sum before a position; the first has none, and behind the last position none is needed.
    const firsts = sums.map((own, i) => {
      const first = next;
      if (i > 0 && i < steps.length) next += Math.max(0, own.length - 1);
      return first;
    });
    this.variables = next - variables;
    // Nothing leads to a total.
    if (sums[0]!.length === 0) this.clauses.push([]);
    const atLeast = (i: number, k: number): number[] => (k > 0 ? [firsts[i]! + k] : []);
    this.#places = steps.map(({ adds, literals }, i) => {
      const own = sums[i]!;
      const places = new Int32Array(2 * adds.length * own.length).fill(-1);
      const isLast = i + 1 === steps.length;
      own.forEach((_, k) => {
        for (let rank = 0; rank < adds.length; rank++) {
          const [low, high] = [this.#least(i, k, rank), this.#most(i, k, rank)];
          const at = 2 * (k * adds.length + rank);
          if (low === undefined || (low > 0 && !isLast)) {
            const head = low === undefined ? [] : atLeast(i + 1, low);
            places[at] = this.clauses.push([...no(atLeast(i, k)), ...literals.slice(0, rank), ...head]) - 1;
          }
          if (high !== undefined && (high === sums[i + 1]!.length - 1 || isLast)) continue;
          const head = high === undefined ? [] : no(atLeast(i + 1, high + 1));
          const beyond = k + 1 < own.length ? atLeast(i, k + 1) : [];
          places[at + 1] = this.clauses.push([...beyond, ...literals.slice(rank + 1), ...head]) - 1;
        }
      });
      return places;
    });
  }

  /** The clauses that lead to a contradiction when a cell holds a value and the others have lost what they have; undefined where bounds do not show it. */
  rungs(cell: Cell, value: number, hasLost: (cell: Cell, value: number) => boolean): readonly Rung[] | undefined {
    return this.#climb(0, cell, value, hasLost) ?? this.#climb(1, cell, value, hasLost);
  }

  /** From position to position with the least that can be (direction 0) or the most (1). */
  #climb(direction: 0 | 1, cell: Cell, value: number, hasLost: (cell: Cell, value: number) => boolean): readonly Rung[] | undefined {
    let rungs: Rung[] = [];
    let k = 0;
    for (const [i, { adds, cell: at, values }] of this.#steps.entries()) {
      if (at === undefined || !values) return undefined;
      const remains = (other: number): boolean => (at === cell ? other === value : !hasLost(at, other));
      const rank = direction === 0 ? values.findIndex(remains) : values.findLastIndex(remains);
      if (rank < 0) return undefined;
      const to = direction === 0 ? this.#least(i, k, rank) : this.#most(i, k, rank);
      const clause = this.#places[i]![2 * (k * adds.length + rank) + direction]!;
      if (clause >= 0) rungs.push({ clause, cell: at, fallen: direction === 0 ? values.slice(0, rank) : values.slice(rank + 1) });
      // What is no news needs no clauses before it.
      else rungs = [];
      if (to === undefined) return rungs;
      k = to;
    }
    return undefined;
  }

  /** The number of the least sum that may follow; undefined where there is none. */
  #least(i: number, k: number, rank: number): number | undefined {
    const next = this.#sums[i + 1]!;
    const found = firstNotBelow(next, this.#added(i, k, rank));
    return found < next.length ? found : undefined;
  }

  /** The number of the largest sum that may follow; undefined where there is none. */
  #most(i: number, k: number, rank: number): number | undefined {
    const found = firstNotBelow(this.#sums[i + 1]!, this.#added(i, k, rank) + 1) - 1;
    return found >= 0 ? found : undefined;
  }

  #added(i: number, k: number, rank: number): number {
    return this.#sums[i]![k]! + this.#steps[i]!.adds[rank]!;
  }
}

function no(literals: readonly number[]): number[] {
  return literals.map((literal) => -literal);
}

/** The place of the first number in a rising list that is not below a bound. */
function firstNotBelow(rising: readonly number[], bound: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
