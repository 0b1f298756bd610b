import {
  type Block,
  type Cell,
  type GeometryDefinition,
  type GroupFamily,
  type GroupName,
  indices,
  type Noun,
  type Panel,
  type Place,
  squareName,
  type Words,
} from '#core';

/** A group before the geometry numbers it. */
export type GroupDraft = GeometryDefinition['groups'][number];

/** What the groups and panels of several kinds are called; a noun of one kind alone stands in its file. */
export const NOUNS = {
  row: { en: 'row', de: 'Zeile', fr: 'la ligne' },
  column: { en: 'column', de: 'Spalte', fr: 'la colonne' },
  box: { en: 'box', de: 'Block', fr: 'le bloc' },
  layer: { en: 'layer', de: 'Schicht', fr: 'la couche' },
  rowPlane: { en: 'row plane', de: 'Zeilenebene', fr: 'le plan de lignes' },
  columnPlane: { en: 'column plane', de: 'Spaltenebene', fr: 'le plan de colonnes' },
} satisfies Record<string, Words<Noun>>;

/** A square of n x n cells that stands somewhere in a larger puzzle: a grid, a layer, a face. */
export interface Square {
  readonly n: number;
  /** The cell at a row and column, both from 0. */
  cellAt(row: number, column: number): Cell;
  /** The layer, plane, face or grid that it is, where there are several. */
  readonly where?: GroupName;
}

/** The rows of a square as groups. */
export function rowsOf({ n, cellAt, where }: Square): GroupDraft[] {
  return indices(n).map((r) =>
    group(
      within({ noun: NOUNS.row, number: r + 1 }, where),
      'row',
      indices(n).map((c) => cellAt(r, c)),
    ),
  );
}

/** The columns of a square as groups. */
export function columnsOf({ n, cellAt, where }: Square): GroupDraft[] {
  return indices(n).map((c) =>
    group(
      within({ noun: NOUNS.column, number: c + 1 }, where),
      'column',
      indices(n).map((r) => cellAt(r, c)),
    ),
  );
}

/** The boxes of a square as groups, numbered from the top left, row by row. */
export function boxesOf({ n, cellAt, where }: Square, box: Box): GroupDraft[] {
  return indices(n).map((b) =>
    group(
      within({ noun: NOUNS.box, number: b + 1 }, where),
      'box',
      boxCells(n, box, b).map(([r, c]) => cellAt(r, c)),
    ),
  );
}

/** A box of this many rows and columns; rows * columns is the size of the puzzle. */
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
  return indices(n).map((i) => [top + Math.floor(i / box.columns), left + (i % box.columns)]);
}

/** Makes a group. */
export function group(called: GroupName, family: GroupFamily, cells: readonly Cell[]): GroupDraft {
  return { called, family, cells };
}

function within(name: GroupName, where: GroupName | undefined): GroupName {
  return where ? { ...name, where } : name;
}

/** The groups as blocks of a partition. */
export function asBlocks(groups: readonly GroupDraft[]): Pick<Block, 'called' | 'cells'>[] {
  return groups.map(({ called, cells }) => ({ called, cells }));
}

/** The places of one square in row order. */
export function squarePlaces(square: Square, panel: number, name: (row: number, column: number) => string): Place[] {
  return indices(square.n * square.n).map((i) => {
    const row = Math.floor(i / square.n);
    const column = i % square.n;
    return { name: name(row, column), cell: square.cellAt(row, column), panel, row, column };
  });
}

/** A panel that shows one square; `firstPlace` is the index of its first place. */
export function squarePanel(
  n: number,
  called: GroupName | undefined,
  firstPlace: number,
  at: Panel['at'],
  regionAt: (row: number, column: number) => number,
): GeometryDefinition['panels'][number] {
  return holedPanel(
    { ...(called ? { called } : {}), rows: n, columns: n, at },
    (row, column) => firstPlace + row * n + column,
    (place) => regionAt(Math.floor((place - firstPlace) / n), (place - firstPlace) % n),
  );
}

/** A panel in which some squares may be missing: `placeAt` gives -1 there. */
export function holedPanel(
  panel: Omit<GeometryDefinition['panels'][number], 'places' | 'regions'>,
  placeAt: (row: number, column: number) => number,
  regionOf: (place: number) => number,
): GeometryDefinition['panels'][number] {
  const { rows, columns } = panel;
  const places = indices(rows * columns).map((i) => placeAt(Math.floor(i / columns), i % columns));
  return { ...panel, places, regions: places.map((place) => (place < 0 ? -1 : regionOf(place))) };
}

/** Everything a puzzle on one square has, whatever its boxes or regions are. */
export function singleSquare(
  n: number,
  regionAt: (row: number, column: number) => number,
): {
  readonly square: Square;
  readonly places: Place[];
  readonly panels: GeometryDefinition['panels'];
} {
  const square: Square = { n, cellAt: (row, column) => row * n + column };
  return {
    square,
    places: squarePlaces(square, 0, squareName),
    panels: [squarePanel(n, undefined, 0, { row: 0, column: 0 }, regionAt)],
  };
}
