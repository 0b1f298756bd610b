import { type Candidates, type Cell, openCandidates, type Puzzle, type Sum, type Value } from '#core';

/** More than these are counted and not listed. */
const MOST = 40;
/** This many sets of values are looked at before the page gives up. */
const PATIENCE = 200_000;

/** The sets of values that a rule leaves for its cells. */
export interface Combinations {
  readonly sets: readonly (readonly Value[])[];
  /** Whether there are more than are listed. */
  readonly cut: boolean;
}

/** Whether a rule is a sum over cells that all differ, so that it has combinations to list. */
export function hasCombinations(puzzle: Puzzle, rule: number): boolean {
  return sumOf(puzzle, rule) !== undefined;
}

/**
 * The sets of values with which a sum of different cells can still be filled, after what stands in its cells and what that leaves in the
 * others. A set counts when its values can be dealt out to the cells.
 */
export function combinationsOf(puzzle: Puzzle, rule: number, values: Puzzle['givens']): Combinations {
  const sum = sumOf(puzzle, rule);
  if (!sum) return { sets: [], cut: false };
  const open = openCandidates({ ...puzzle, givens: values });
  const { size } = puzzle.geometry;
  const least = Math.min(...sum.totals);
  const most = Math.max(...sum.totals);
  const sets: (readonly Value[])[] = [];
  let looked = 0;
  const choose = (from: Value, chosen: readonly Value[], total: number): void => {
    if (sets.length > MOST || ++looked > PATIENCE || total > most) return;
    const missing = sum.cells.length - chosen.length;
    if (missing === 0) {
      if (total >= least && sum.totals.includes(total) && canDeal(chosen, sum.cells, open)) sets.push(chosen);
      return;
    }
    for (let value = from; value <= size - missing + 1; value++) choose(value + 1, [...chosen, value], total + value);
  };
  choose(1, [], 0);
  return { sets: sets.slice(0, MOST), cut: sets.length > MOST || looked > PATIENCE };
}

/** The sum that a rule comes down to, where it is one over different cells. */
function sumOf({ geometry }: Puzzle, rule: number): Sum | undefined {
  return geometry.constraints.sums.find(
    ({ rule: own, cells, weights }) =>
      own === rule &&
      cells.every((cell) => cell < geometry.cellCount) &&
      weights.every((weight) => weight === 1) &&
      geometry.groups.some((group) => cells.every((cell) => group.cells.includes(cell))),
  );
}

/** Whether every value finds a cell of its own that may hold it: a matching, one augmenting path after the other. */
function canDeal(values: readonly Value[], cells: readonly Cell[], open: Candidates): boolean {
  const holder = new Map<Cell, Value>();
  const place = (value: Value, tried: Set<Cell>): boolean =>
    cells.some((cell) => {
      if (tried.has(cell) || !open.has(cell, value)) return false;
      tried.add(cell);
      const other = holder.get(cell);
      if (other !== undefined && !place(other, tried)) return false;
      holder.set(cell, value);
      return true;
    });
  return values.every((value) => place(value, new Set()));
}
