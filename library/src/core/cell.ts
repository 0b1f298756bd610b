/** Index of a cell, from 0. A cell holds one value; several places may show it. */
export type Cell = number;
/** A value from 1 to `size`; 0 stands for blank. How it is written is a matter of `Symbols`. */
export type Value = number;
/** One value per cell, 0 where blank. */
export type Grid = Uint8Array;

/** Whether a grid is one of some. */
export function isAmong(grids: readonly Grid[], grid: Grid): boolean {
  return grids.some((known) => known.every((value, cell) => value === grid[cell]));
}

/** A value that a cell may hold. */
export interface Candidate {
  readonly cell: Cell;
  readonly value: Value;
}
