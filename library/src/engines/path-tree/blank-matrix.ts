import { type Cell, type Geometry, openCandidates, type Puzzle, type Value } from '#core';

/**
 * The matrix P of 000: one row for each blank cell, with the values that the givens leave it.
 *
 *     index of the cell | probable values, then zeros | how many
 *     0 3 2             | 4 8 9 0 0 0 0 0 0           | 3          13 columns for a 9x9x9 cube
 *
 * The zeros are a matter of printing, so a row here holds only what it says.
 */
export type BlankMatrix = readonly BlankRow[];

/** One row of P. */
export interface BlankRow {
  readonly cell: Cell;
  /** In rising order; none at all where the puzzle has no solution. */
  readonly values: readonly Value[];
}

/** P as first written down: blank cells in cell order (figure 8a). */
export function blankMatrix(puzzle: Puzzle): BlankMatrix {
  const open = openCandidates(puzzle);
  return [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0).map((cell) => ({ cell, values: open.values(cell) }));
}

/** P with the rows of fewest values first; rows of equal count stay in order (figure 8b). */
export function sortByCount(matrix: BlankMatrix): BlankMatrix {
  return matrix.toSorted((a, b) => a.values.length - b.values.length);
}

/** P as the paper prints it: index columns (layer, row, column from 0; row and column on a single grid), `size` values, count. */
export function tabulate(geometry: Geometry, matrix: BlankMatrix): number[][] {
  return matrix.map(({ cell, values }) => [
    ...cellIndex(geometry, cell),
    ...values,
    ...Array.from({ length: geometry.size - values.length }, () => 0),
    values.length,
  ]);
}

/** Where a cell stands, from 0: panel, row and column, or row and column where there is one panel only. */
function cellIndex(geometry: Geometry, cell: Cell): number[] {
  const { panel, row, column } = geometry.places[geometry.placesOf(cell)[0]!]!;
  return geometry.panels.length > 1 ? [panel, row, column] : [row, column];
}

/** The index as the nodes of figures 11 and 12 carry it: "036"; with dots where a coordinate has two digits. */
export function indexText(geometry: Geometry, cell: Cell): string {
  const index = cellIndex(geometry, cell);
  return index.join(geometry.size > 10 ? '.' : '');
}
