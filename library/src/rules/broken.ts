import { type Cell, type CompiledRule, type Grid, NO_STATE, type Sequence, type Sum, type Value } from '#core';

/**
 * The filled cells of every part of a rule that cannot come right any more: a pair that is not allowed, a sum out of reach, a line that no
 * automaton accepts, a clause without a true literal. Hidden cells are never known, so a part that waits for one is not broken. Groups are
 * left out: twice the same value is found wherever groups are.
 */
export function breaches(compiled: CompiledRule, grid: Grid, size: number): Cell[] {
  const { relations, sums, sequences, clauses } = compiled;
  const at = (cell: Cell): Value => grid[cell] ?? 0;
  const isFilled = (cell: Cell): boolean => at(cell) !== 0;
  const found = new Set<Cell>();
  const report = (cells: readonly Cell[]): void => {
    for (const cell of cells) if (isFilled(cell)) found.add(cell);
  };
  for (const { cells, table } of relations) {
    const [a, b] = [at(cells[0]), at(cells[1])];
    if (a !== 0 && b !== 0 && table[(a - 1) * size + b - 1] === 0) report(cells);
  }
  for (const sum of sums) if (sum.cells.some(isFilled) && isOutOfReach(sum, compiled, at, grid.length, size)) report(sum.cells);
  for (const sequence of sequences) if (sequence.cells.some(isFilled) && isRejected(sequence, at, size)) report(sequence.cells);
  for (const { literals } of clauses)
    if (literals.every(({ cell, value, holds }) => isFilled(cell) && (at(cell) === value) !== holds))
      report(literals.map(({ cell }) => cell));
  return [...found];
}

/** Whether no total lies between the least and the most that the blank cells can still add; cells that have to differ share the values that are left. */
function isOutOfReach(
  { cells, weights, totals }: Sum,
  { groups, hidden }: CompiledRule,
  at: (cell: Cell) => Value,
  cellCount: number,
  size: number,
): boolean {
  const areEqual = weights.every((weight) => weight === weights[0]);
  const areDifferent = areEqual && groups.some((group) => cells.every((cell) => group.includes(cell)));
  const blank = cells.filter((cell) => at(cell) === 0);
  let [least, most] = [0, 0];
  cells.forEach((cell, i) => {
    const [value, weight] = [at(cell), weights[i]!];
    if (value === 0 && areDifferent) return;
    const ends = value === 0 ? [weight, weight * (hidden[cell - cellCount] ?? size)] : [weight * value];
    least += Math.min(...ends);
    most += Math.max(...ends);
  });
  if (areDifferent) {
    const taken = new Set(cells.map(at));
    const free = Array.from({ length: size }, (_, i) => i + 1).filter((value) => !taken.has(value));
    if (free.length < blank.length) return true;
    const add = (values: readonly Value[]): number => weights[0]! * values.reduce((all, value) => all + value, 0);
    const ends = [add(free.slice(0, blank.length)), add(free.slice(free.length - blank.length))];
    least += Math.min(...ends);
    most += Math.max(...ends);
  }
  return !totals.some((total) => total >= least && total <= most);
}

/** Whether no way through the automaton agrees with what stands along the line. */
function isRejected({ cells, layers }: Sequence, at: (cell: Cell) => Value, size: number): boolean {
  let states = new Set([0]);
  for (const [i, layer] of layers.entries()) {
    const value = at(cells[i]!);
    const next = new Set<number>();
    for (const state of states)
      for (let v = value || 1; v <= (value || size); v++) {
        const behind = layer[state * size + v - 1]!;
        if (behind !== NO_STATE) next.add(behind);
      }
    if (next.size === 0) return true;
    states = next;
  }
  return false;
}
