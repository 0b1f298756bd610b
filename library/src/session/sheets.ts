import { type Cell, CROSS_PLANES, type Geometry, overlapRegions, type Panel } from '#core';

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
export interface AxisView {
  readonly axis: Axis;
  readonly sheets: readonly Sheet[];
}

/** The axes along which a geometry can be cut. */
export function axesOf({ shape }: Geometry): readonly Axis[] {
  return shape.form === 'layers' ? ['panels', ...shape.planes] : ['panels'];
}

/** The sheets of a geometry along an axis; flat kinds and nets have `panels` only. */
export function viewOf(geometry: Geometry, axis: Axis): AxisView {
  if (axis === 'panels' || !axesOf(geometry).includes(axis)) return { axis: 'panels', sheets: geometry.panels };
  const [{ columns, rows }] = geometry.panels as [Panel, ...Panel[]];
  const isOfRows = axis === 'row-planes';
  const placeAt = new Map(geometry.positions.map((position, place) => [position.join(), place]));
  const sheets = Array.from({ length: isOfRows ? rows : columns }, (_, plane) =>
    planeSheet(
      geometry,
      plane,
      geometry.panels.length,
      isOfRows ? columns : rows,
      (layer, along) => placeAt.get(isOfRows ? `${along},${plane},${layer}` : `${plane},${along},${layer}`) ?? -1,
    ),
  );
  return { axis, sheets };
}

/** A plane across the layers of a solid, a row for each layer. Its heavy lines are those of the boxes and planes of cubes that lie in it, where the rule has any. */
function planeSheet(
  geometry: Geometry,
  plane: number,
  rows: number,
  columns: number,
  placeAt: (layer: number, along: number) => number,
): Sheet {
  const places = Array.from({ length: rows * columns }, (_, i) => placeAt(Math.floor(i / columns), i % columns));
  const cellOf = (place: number): Cell => geometry.places[place]!.cell;
  const inside = new Set(places.filter((place) => place >= 0).map(cellOf));
  const lying = geometry.groups.filter(
    ({ family, cells }) => (family === 'box' || family === 'plane') && cells.every((cell) => inside.has(cell)),
  );
  const regions = overlapRegions(lying);
  return {
    rows,
    columns,
    places,
    regions: places.map((place) => (place < 0 ? -1 : (regions.get(cellOf(place)) ?? -2))),
    at: { row: 0, column: plane },
  };
}

/** Where a place stands in a view. */
export interface Spot {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

/** Where every place of a view stands, by place. */
export function spotsOf({ sheets }: AxisView): ReadonlyMap<number, Spot> {
  const spots = new Map<number, Spot>();
  sheets.forEach(({ places, columns }, sheet) => {
    places.forEach((place, i) => {
      if (place >= 0) spots.set(place, { sheet, row: Math.floor(i / columns), column: i % columns });
    });
  });
  return spots;
}
