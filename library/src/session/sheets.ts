import { type Block, type Cell, CROSS_PLANES, type Geometry, partitionOf } from '#core';

/** A flat rectangle of squares to play on: a panel of the geometry, or a plane that cuts through a cube. */
export interface Sheet {
  readonly rows: number;
  readonly columns: number;
  /** The place at row * columns + column; -1 where there is no square. */
  readonly places: readonly number[];
  /** Which box or region a square belongs to; squares of different regions have a heavy line between them. */
  readonly regions: readonly number[];
  /** Where the sheet stands among the others, in sheets. */
  readonly at: { readonly row: number; readonly column: number };
  /** The letter of a face, the number of a layer. */
  readonly label?: string;
}

/** The ways to cut a cube into sheets; `panels` is how the geometry itself is laid out. */
export const AXES = ['panels', ...CROSS_PLANES] as const;
export type Axis = (typeof AXES)[number];

/** One way to look at all cells: the sheets along one axis. */
export interface View {
  readonly axis: Axis;
  readonly sheets: readonly Sheet[];
}

/** The axes along which a geometry can be cut. */
export function axesOf({ shape }: Geometry): readonly Axis[] {
  return shape.form === 'layers' ? ['panels', ...shape.planes] : ['panels'];
}

/** The sheets of a geometry along an axis; flat kinds and nets have `panels` only. */
export function viewOf(geometry: Geometry, axis: Axis): View {
  if (axis === 'panels' || !axesOf(geometry).includes(axis)) return { axis: 'panels', sheets: geometry.panels };
  return { axis, sheets: partitionOf(geometry, axis)!.blocks.map((block, index) => planeSheet(geometry, block, index)) };
}

/** A plane of a cube: its cells come row by row. Its heavy lines are those of the boxes that lie in it, where the rule has any. */
function planeSheet(geometry: Geometry, { cells }: Block, index: number): Sheet {
  const side = Math.round(Math.sqrt(cells.length));
  const inside = new Set<Cell>(cells);
  const regionOf = new Map<Cell, number>();
  for (const group of geometry.groups) {
    if (group.family === 'box' && group.cells.every((cell) => inside.has(cell)))
      for (const cell of group.cells) regionOf.set(cell, group.index);
  }
  return {
    rows: side,
    columns: side,
    places: cells.map((cell) => geometry.placesOf(cell)[0]!),
    regions: cells.map((cell) => regionOf.get(cell) ?? -2),
    at: { row: 0, column: index },
  };
}

/** Where a place stands in a view. */
export interface Spot {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

/** Where every place of a view stands, by place. */
export function spotsOf({ sheets }: View): ReadonlyMap<number, Spot> {
  const spots = new Map<number, Spot>();
  sheets.forEach(({ places, columns }, sheet) => {
    places.forEach((place, i) => {
      if (place >= 0) spots.set(place, { sheet, row: Math.floor(i / columns), column: i % columns });
    });
  });
  return spots;
}
