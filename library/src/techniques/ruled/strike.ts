import { type Cell, rising, type Value } from '#core';
import type { Board } from '../board.ts';
import type { Candidate, Deduction } from '../technique.ts';

/** What a deduction shows, without what it is called. */
type Shown = Pick<Deduction, 'place' | 'remove' | 'cells' | 'values' | 'houses' | 'candidates'>;

/** The candidates of blank cells that fall when masks become smaller; `after` undefined means that nothing is possible. */
export function struck(board: Board, cells: readonly Cell[], after: Int32Array | undefined): Candidate[] {
  const fallen: Candidate[] = [];
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    if (cell >= board.tables.cellCount || board.values[cell] !== 0) continue;
    for (let rest = board.low[cell]! & ~(after?.[i] ?? 0); rest !== 0; rest &= rest - 1)
      fallen.push({ cell, value: 32 - Math.clz32(rest & -rest) });
    // Where nothing is possible one cell without candidates says so.
    if (!after && fallen.length > 0) return fallen;
  }
  return fallen;
}

/** What two things exclude, of which one holds: the candidates that neither of their masks has. */
export function excludedByBoth(board: Board, a: ArrayLike<number>, b: ArrayLike<number>): Candidate[] {
  const found: Candidate[] = [];
  for (let cell = 0; cell < a.length; cell++) {
    if (board.values[cell] !== 0) continue;
    for (let rest = board.low[cell]! & ~(a[cell]! | b[cell]!); rest !== 0; rest &= rest - 1)
      found.push({ cell, value: 32 - Math.clz32(rest & -rest) });
  }
  return found;
}

/** What an argument about one value shows: its places in some cells, and what falls. */
export function aboutValue(value: Value, cells: readonly Cell[], houses: readonly number[], remove: readonly Candidate[]): Shown {
  return { place: [], remove, cells, values: [value], houses, candidates: cells.map((cell) => ({ cell, value })) };
}

/** What an argument about some cells shows: all their candidates, and the cells and values of what falls. */
export function aboutStruck(board: Board, cells: readonly Cell[], houses: readonly number[], remove: readonly Candidate[]): Shown {
  return { place: [], remove, cells: struckCells(remove), values: struckValues(remove), houses, candidates: candidatesOf(board, cells) };
}

/** The values of what falls, each once, rising. */
export function struckValues(remove: readonly Candidate[]): number[] {
  return rising(remove.map(({ value }) => value));
}

/** The cells of what falls, each once. */
export function struckCells(remove: readonly Candidate[]): Cell[] {
  return [...new Set(remove.map(({ cell }) => cell))];
}

/** All candidates of some cells, or those of some values. */
export function candidatesOf(board: Board, cells: readonly Cell[], values?: readonly Value[]): Candidate[] {
  const open = (cell: Cell): readonly Value[] => values?.filter((value) => board.has(cell, value)) ?? board.candidatesOf(cell);
  return cells.flatMap((cell) => open(cell).map((value) => ({ cell, value })));
}

/** Each candidate once; a cell may lose it for several reasons. */
export function each(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>();
  return candidates.filter(({ cell, value }) => {
    const key = 64 * cell + value;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
