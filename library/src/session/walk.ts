import type { Geometry, Side } from '#core';
import type { AxisView, Sheet, Spot } from './sheets.ts';

/** Where a key leads: within a sheet, or through the sheets of a cube. */
export type Direction = 'up' | 'down' | 'left' | 'right' | 'deeper' | 'nearer';

/** The way that one is going on a sheet, as it is drawn. */
type Heading = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Heading, readonly [down: number, right: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};
const OPPOSITE: Readonly<Record<Heading, Heading>> = { up: 'down', down: 'up', left: 'right', right: 'left' };
/** The side of a face that one leaves it by; who comes in over a side goes on away from it. */
const SIDE_AHEAD: Readonly<Record<Heading, Side>> = { up: 'top', down: 'bottom', left: 'left', right: 'right' };
const INWARD: Readonly<Record<Side, Heading>> = { top: 'down', bottom: 'up', left: 'right', right: 'left' };

/** A square with the way that one is going. */
interface Stand extends Spot {
  readonly heading: Heading;
}

/** A line that the cursor goes along: the arrow that leads on, where it points on this face, and the step that was taken last. */
export interface Course {
  readonly key: Heading;
  readonly heading: Heading;
  readonly back: { readonly place: number; readonly heading: Heading };
}

/** Where the cursor is, and the line that has led there, if a key has. */
export interface Whereabouts {
  readonly place: number;
  readonly course?: Course | undefined;
}

/**
 * Where a key leads. Holes are leapt over; over an edge of a face the way goes on where the folded cube says, past places that show the same cell, so that
 * a press of a key always gets one somewhere; and where nothing lies beyond an edge it comes out where its line begins, unless `endsThere`.
 *
 * The same arrow goes straight on, although faces are drawn turned against each other: who goes right from the upper face of a cube comes down its right face,
 * and the next press of the same key leads on down. So every line is a ring round the cube, and the opposite arrow is the way back. An arrow across the line
 * begins a new one, as the face is drawn.
 */
export function step(
  geometry: Geometry,
  view: AxisView,
  spots: ReadonlyMap<number, Spot>,
  { place, course }: Whereabouts,
  direction: Direction,
  endsThere = false,
): Whereabouts {
  const spot = spots.get(place);
  if (!spot) return { place };
  if (direction === 'deeper' || direction === 'nearer')
    return { place: throughSheets(view, spot, direction === 'deeper' ? 1 : -1, endsThere) ?? place };
  const isBack = course && direction === OPPOSITE[course.key];
  if (isBack && !endsThere) return returned(place, course);
  const heading = isBack ? OPPOSITE[course.heading] : course?.key === direction ? course.heading : direction;
  const { cell } = geometry.places[place]!;
  let stand: Stand = { ...spot, heading };
  // Every square of the way is passed once at most, so the walk ends even where all else is a hole.
  const most = view.sheets.length * Math.max(...view.sheets.map(({ rows, columns }) => rows + columns)) + 1;
  for (let taken = 0; taken < most; taken++) {
    const next = onward(geometry, view, stand);
    if (!next && endsThere) break;
    stand = next ?? beginning(geometry, view, stand);
    const { places, columns } = view.sheets[stand.sheet]!;
    const found = places[stand.row * columns + stand.column]!;
    if (found >= 0 && (geometry.places[found]!.cell !== cell || found === place))
      return { place: found, course: { key: direction, heading: stand.heading, back: { place, heading } } };
  }
  return { place, course };
}

/** Where the arrow leads on, if that is not where it points: the face is drawn turned. */
export function turnedTo(course: Course | undefined): Heading | undefined {
  return course && course.heading !== course.key ? course.heading : undefined;
}

/** The last step taken back, to the very place: where two places show one cell, the way alone would not say which of them it was. */
function returned(place: number, { key, heading, back }: Course): Whereabouts {
  return {
    place: back.place,
    course: { key: OPPOSITE[key], heading: OPPOSITE[back.heading], back: { place, heading: OPPOSITE[heading] } },
  };
}

/** One square further, over an edge where the faces are joined there; undefined where nothing lies beyond. */
function onward({ shape }: Geometry, { sheets }: AxisView, { sheet, row, column, heading }: Stand): Stand | undefined {
  const [down, right] = STEPS[heading];
  const { rows, columns } = sheets[sheet]!;
  const next = { sheet, row: row + down, column: column + right, heading };
  if (next.row >= 0 && next.column >= 0 && next.row < rows && next.column < columns) return next;
  if (shape.form !== 'net') return undefined;
  const side = SIDE_AHEAD[heading];
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

const turned = (stand: Stand): Stand => ({ ...stand, heading: OPPOSITE[stand.heading] });

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
