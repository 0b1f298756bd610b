import type { Geometry } from '#core';
import type { Spot, View } from './sheets.ts';

/** Where a key leads: within a sheet, or through the sheets of a cube. */
export type Direction = 'up' | 'down' | 'left' | 'right' | 'deeper' | 'nearer';

const STEPS: Readonly<Record<'up' | 'down' | 'left' | 'right', readonly [row: number, column: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/**
 * The place that a key leads to. Holes are leapt over; at the border the way goes on in the neighbouring sheet of a net, past places
 * that show the same cell, so that a press of a key always gets one somewhere; and where there is no neighbour it comes out at the far side.
 */
export function step(geometry: Geometry, view: View, spots: ReadonlyMap<number, Spot>, place: number, direction: Direction): number {
  const spot = spots.get(place);
  if (!spot) return place;
  if (direction === 'deeper' || direction === 'nearer') return throughSheets(view, spot, direction === 'deeper' ? 1 : -1) ?? place;
  const [down, right] = STEPS[direction];
  const { cell } = geometry.places[place]!;
  let { sheet, row, column } = spot;
  // Every square of the way is passed once at most, so the walk ends even where all else is a hole.
  const most = view.sheets.length * Math.max(...view.sheets.map(({ rows, columns }) => rows + columns)) + 1;
  for (let taken = 0; taken < most; taken++) {
    row += down;
    column += right;
    const current = view.sheets[sheet]!;
    if (row < 0 || column < 0 || row >= current.rows || column >= current.columns) {
      // The layers of a cube stand alone, since their neighbours are reached through the depth.
      if (geometry.shape.form === 'net') sheet = neighbour(view, sheet, down, right);
      const next = view.sheets[sheet]!;
      row = down === 0 ? Math.min(row, next.rows - 1) : down > 0 ? 0 : next.rows - 1;
      column = right === 0 ? Math.min(column, next.columns - 1) : right > 0 ? 0 : next.columns - 1;
    }
    const found = view.sheets[sheet]!.places[row * view.sheets[sheet]!.columns + column]!;
    if (found >= 0 && (geometry.places[found]!.cell !== cell || found === place)) return found;
  }
  return place;
}

/** The same square one sheet further, round and round. */
function throughSheets({ sheets }: View, { sheet, row, column }: Spot, by: number): number | undefined {
  const next = sheets[(sheet + by + sheets.length) % sheets.length]!;
  const place = next.places[row * next.columns + column];
  return place === undefined || place < 0 ? undefined : place;
}

/** The sheet beside another in a net, or the one at the far side where there is none. */
function neighbour({ sheets }: View, sheet: number, down: number, right: number): number {
  const { at } = sheets[sheet]!;
  const inLine = sheets
    .map((other, index) => ({ index, by: (other.at.row - at.row) * down + (other.at.column - at.column) * right, other }))
    .filter(({ other }) => (down === 0 ? other.at.row === at.row : other.at.column === at.column));
  const ahead = inLine.filter(({ by }) => by > 0).sort((a, b) => a.by - b.by)[0];
  return (ahead ?? inLine.sort((a, b) => a.by - b.by)[0])!.index;
}
