import type { Block, Cell, GeometryDefinition, GroupFamily, Panel, Place } from '#core';

/** A group before the geometry numbers it. */
export type GroupDraft = GeometryDefinition['groups'][number];

/** 0, 1, ... count - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** A square of n x n cells that stands somewhere in a larger puzzle: a grid, a layer, a face. */
export interface Square {
  readonly n: number;
  /** The cell at a row and column, both from 0. */
  cellAt(row: number, column: number): Cell;
  /** Put before the names of its groups: "", "layer 2, ", "U ". */
  readonly prefix: string;
}

/** The rows of a square as groups. */
export function rowsOf({ n, cellAt, prefix }: Square): GroupDraft[] {
  return range(n).map((r) =>
    group(
      `${prefix}row ${r + 1}`,
      'row',
      range(n).map((c) => cellAt(r, c)),
    ),
  );
}

/** The columns of a square as groups. */
export function columnsOf({ n, cellAt, prefix }: Square): GroupDraft[] {
  return range(n).map((c) =>
    group(
      `${prefix}column ${c + 1}`,
      'column',
      range(n).map((r) => cellAt(r, c)),
    ),
  );
}

/** The boxes of a square as groups, numbered from the top left, row by row. */
export function boxesOf({ n, cellAt, prefix }: Square, box: Box): GroupDraft[] {
  return range(n).map((b) =>
    group(
      `${prefix}box ${b + 1}`,
      'box',
      boxCells(n, box, b).map(([r, c]) => cellAt(r, c)),
    ),
  );
}

/** A box of so many rows and columns; rows * columns is the size of the puzzle. */
export interface Box {
  readonly rows: number;
  readonly columns: number;
}

/** The number of the box that holds a row and column, from 0. */
export function boxAt(n: number, box: Box, row: number, column: number): number {
  const perBand = n / box.columns;
  return Math.floor(row / box.rows) * perBand + Math.floor(column / box.columns);
}

/** The rows and columns of box number b. */
function boxCells(n: number, box: Box, b: number): [number, number][] {
  const perBand = n / box.columns;
  const top = Math.floor(b / perBand) * box.rows;
  const left = (b % perBand) * box.columns;
  return range(n).map((i) => [top + Math.floor(i / box.columns), left + (i % box.columns)]);
}

/** Makes a group. */
export function group(name: string, family: GroupFamily, cells: readonly Cell[]): GroupDraft {
  return { name, family, cells };
}

/** The groups as blocks of a partition. */
export function asBlocks(groups: readonly GroupDraft[]): Block[] {
  return groups.map(({ name, cells }) => ({ name, cells }));
}

/** The places of one square in row order. */
export function squarePlaces(square: Square, panel: number, name: (row: number, column: number) => string): Place[] {
  return range(square.n * square.n).map((i) => {
    const row = Math.floor(i / square.n);
    const column = i % square.n;
    return { name: name(row, column), cell: square.cellAt(row, column), panel, row, column };
  });
}

/** A panel that shows one square; `name` is what it is and its label, and `firstPlace` the index of its first place. */
export function squarePanel(
  n: number,
  [what, label]: readonly [what: string, label: string],
  firstPlace: number,
  at: Panel['at'],
  regionAt: (row: number, column: number) => number,
): Panel {
  const squares = range(n * n);
  return {
    title: `${what} ${label}`.trim(),
    label,
    rows: n,
    columns: n,
    places: squares.map((i) => firstPlace + i),
    regions: squares.map((i) => regionAt(Math.floor(i / n), i % n)),
    at,
  };
}

/** Everything a puzzle on one square has, whatever its boxes or regions are. */
export function singleSquare(
  n: number,
  regionAt: (row: number, column: number) => number,
): {
  readonly square: Square;
  readonly places: Place[];
  readonly panels: Panel[];
} {
  const square: Square = { n, cellAt: (row, column) => row * n + column, prefix: '' };
  return {
    square,
    places: squarePlaces(square, 0, (row, column) => `r${row + 1}c${column + 1}`),
    panels: [squarePanel(n, ['', ''], 0, { row: 0, column: 0 }, regionAt)],
  };
}
