import type { Cell } from '#core';
import type { Space } from '../space.ts';

/** The cell at a row and column, from 0, of a kind with one panel; undefined outside. */
export function cellAt({ geometry }: Space, row: number, column: number): Cell | undefined {
  const { rows, columns, places } = geometry.panels[0]!;
  if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
  return geometry.places[places[row * columns + column]!]?.cell;
}

/** Row and column of a cell, from 0. */
export function whereIs({ geometry }: Space, cell: Cell): readonly [row: number, column: number] {
  const { row, column } = geometry.places[geometry.placesOf(cell)[0]!]!;
  return [row, column];
}

/** The cells from one on by steps of rows and columns, as far as there are any. */
export function ray(space: Space, [row, column]: readonly [number, number], [down, right]: readonly [number, number]): Cell[] {
  const cells: Cell[] = [];
  for (let k = 0; ; k++) {
    const cell = cellAt(space, row + k * down, column + k * right);
    if (cell === undefined) return cells;
    cells.push(cell);
  }
}

/** Whether two cells of a grid share a side. */
export function areBeside(space: Space, a: Cell, b: Cell): boolean {
  const [[row, column], [otherRow, otherColumn]] = [whereIs(space, a), whereIs(space, b)];
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1;
}
