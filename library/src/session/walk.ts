import type { Geometry, Side } from '#core';
import type { AxisView, Sheet, Spot } from './sheets.ts';

/** Where a key leads: within a sheet, or through the sheets of a cube. */
export type Direction = 'up' | 'down' | 'left' | 'right' | 'deeper' | 'nearer';

type Heading = readonly [down: number, right: number];

const HEADINGS: Readonly<Record<'up' | 'down' | 'left' | 'right', Heading>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Who comes in over a side goes on away from it. */
const INWARD: Readonly<Record<Side, Heading>> = { top: [1, 0], bottom: [-1, 0], left: [0, 1], right: [0, -1] };

/** A square with the way that one is going. */
interface Stand extends Spot {
  readonly heading: Heading;
}

/**
 * The place that a key leads to. Holes are leapt over; over an edge of a face the way goes on where the folded cube says, past places that show the
 * same cell, so that a press of a key always gets one somewhere; and where nothing lies beyond an edge it comes out where its line begins, unless
 * `endsThere`. The way back is always the way one came.
 */
export function step(
  geometry: Geometry,
  view: AxisView,
  spots: ReadonlyMap<number, Spot>,
  place: number,
  direction: Direction,
  endsThere = false,
): number {
  const spot = spots.get(place);
  if (!spot) return place;
  if (direction === 'deeper' || direction === 'nearer')
    return throughSheets(view, spot, direction === 'deeper' ? 1 : -1, endsThere) ?? place;
  const { cell } = geometry.places[place]!;
  let stand: Stand = { ...spot, heading: HEADINGS[direction] };
  // Every square of the way is passed once at most, so the walk ends even where all else is a hole.
  const most = view.sheets.length * Math.max(...view.sheets.map(({ rows, columns }) => rows + columns)) + 1;
  for (let taken = 0; taken < most; taken++) {
    const next = onward(geometry, view, stand);
    if (!next && endsThere) return place;
    stand = next ?? beginning(geometry, view, stand);
    const { places, columns } = view.sheets[stand.sheet]!;
    const found = places[stand.row * columns + stand.column]!;
    if (found >= 0 && (geometry.places[found]!.cell !== cell || found === place)) return found;
  }
  return place;
}

/** One square further, over an edge where the faces are joined there; undefined where nothing lies beyond. */
function onward({ shape }: Geometry, { sheets }: AxisView, { sheet, row, column, heading }: Stand): Stand | undefined {
  const [down, right] = heading;
  const { rows, columns } = sheets[sheet]!;
  const next = { sheet, row: row + down, column: column + right, heading };
  if (next.row >= 0 && next.column >= 0 && next.row < rows && next.column < columns) return next;
  if (shape.form !== 'net') return undefined;
  const side: Side = down < 0 ? 'top' : down > 0 ? 'bottom' : right < 0 ? 'left' : 'right';
  for (const { from, to, reversed } of shape.seams) {
    const here = [from, to].find((edge) => edge.panel === sheet && edge.side === side);
    if (!here) continue;
    const there = here === from ? to : from;
    const along = down === 0 ? row : column;
    return enter(sheets[there.panel]!, there.panel, there.side, along, reversed);
  }
  return undefined;
}

/** The square of a sheet at which one comes in over a side. */
function enter({ rows, columns }: AxisView['sheets'][number], sheet: number, side: Side, along: number, reversed: boolean): Stand {
  const heading = INWARD[side];
  const isAcross = side === 'top' || side === 'bottom';
  const at = reversed ? (isAcross ? columns : rows) - 1 - along : along;
  const row = isAcross ? (side === 'top' ? 0 : rows - 1) : at;
  const column = isAcross ? at : side === 'left' ? 0 : columns - 1;
  return { sheet, row, column, heading };
}

/** Where the line begins that ends here: back as far as it goes. */
function beginning(geometry: Geometry, view: AxisView, end: Stand): Stand {
  let stand = turned(end);
  for (let next = onward(geometry, view, stand); next; next = onward(geometry, view, stand)) stand = next;
  return turned(stand);
}

function turned(stand: Stand): Stand {
  const [down, right] = stand.heading;
  // Not minus 0: it is compared.
  return { ...stand, heading: [0 - down, 0 - right] };
}

/** The same square of the next sheet that has one there, round and round unless it ends at the last. */
function throughSheets({ sheets }: AxisView, { sheet, row, column }: Spot, by: number, endsThere: boolean): number | undefined {
  const count = sheets.length;
  const most = !endsThere ? count - 1 : by > 0 ? count - 1 - sheet : sheet;
  for (let further = 1; further <= most; further++) {
    const { places, columns } = sheets[(sheet + by * further + count * further) % count]!;
    const place = places[row * columns + column] ?? -1;
    if (place >= 0) return place;
  }
  return undefined;
}

/** The place of a sheet that stands nearest to a square of it: the square itself, where there is one. */
export function nearestPlace({ places, columns }: Sheet, row: number, column: number): number {
  const far = (i: number): number => Math.abs(Math.floor(i / columns) - row) + Math.abs((i % columns) - column);
  const near = places.reduce((best, place, i) => (place >= 0 && (best < 0 || far(i) < far(best)) ? i : best), -1);
  return places[near]!;
}
