import { fail, type Geometry, indices, ok, type Partition, type Result } from '#core';

/** How the named paths run; the rule of each is in `PATHS`. */
export const PATH_NAMES = ['zigzag', 'spiral', 'semi-spiral'] as const;
type PathName = (typeof PATH_NAMES)[number];
export const MAJORS = ['row', 'column'] as const;
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** A path over blocks as a user states it. */
export interface PathChoice {
  /** A name, or the numbers of all blocks from 1, such as "1,2,3,6,5,4,7,8,9". */
  readonly path: string;
  readonly major: (typeof MAJORS)[number];
  readonly corner: (typeof CORNERS)[number];
  readonly reversed: boolean;
}

/** How blocks stand: this many rows and columns of them, with the block at row * columns + column, -1 where there is none. */
export interface BlockArrangement {
  readonly rows: number;
  readonly columns: number;
  readonly at: readonly number[];
}

type Square = readonly [row: number, column: number];

/**
 * The paths from the upper left corner, row-major (figure 3.6), for any number of rows and columns. Two squares that
 * follow each other always touch.
 *
 * - zigzag: every row, each in the direction opposite to the one before.
 * - spiral: along the rim, turning right, and so on inward.
 * - semi-spiral: 1 is a square of one; each next step wraps the square in a corner, two sides of squares one larger, back and
 *   forth: first 2, 5, 4, then 7, 8, 9, 6, 3, then (of sixteen, in their numbering) 4, 8, 12, 16, 15, 14, 13. Where
 *   the arrangement is not square, what is left of a corner is one row or column, still back and forth, and the first
 *   step, along the row or the column, is the one that leads there.
 */
const PATHS: Readonly<Record<PathName, (rows: number, columns: number) => Square[]>> = {
  zigzag: (rows, columns) =>
    indices(rows).flatMap((row) =>
      turned(
        indices(columns).map((column): Square => [row, column]),
        row % 2 === 1,
      ),
    ),
  spiral: (rows, columns) => peel(0, 0, rows - 1, columns - 1),
  'semi-spiral': (rows, columns) => {
    const side = Math.min(rows, columns);
    // The last corner of the square has to end where the rest of a longer arrangement begins, whichever way it starts.
    const isRowFirst = rows === columns || columns > rows === (side % 2 === 1);
    return indices(Math.max(rows, columns)).flatMap((k) => {
      const down = indices(k).map((row): Square => [row, k]);
      const left = indices(k + 1).map((column): Square => [k, k - column]);
      const corner = [...down, ...left].filter(([row, column]) => row < rows && column < columns);
      return turned(corner, (k % 2 === 0) === isRowFirst);
    });
  },
};

function peel(top: number, left: number, bottom: number, right: number): Square[] {
  if (top > bottom || left > right) return [];
  const along = (from: number, to: number): number[] => indices(Math.max(0, to - from + 1)).map((i) => from + i);
  return [
    ...along(left, right).map((column): Square => [top, column]),
    ...along(top + 1, bottom).map((row): Square => [row, right]),
    ...(top < bottom
      ? along(left, right - 1)
          .reverse()
          .map((column): Square => [bottom, column])
      : []),
    ...(left < right
      ? along(top + 1, bottom - 1)
          .reverse()
          .map((row): Square => [row, left])
      : []),
    ...peel(top + 1, left + 1, bottom - 1, right - 1),
  ];
}

/** The block indices of a path, or what is wrong with it. */
export function readPath(choice: PathChoice, arrangement: BlockArrangement): Result<number[]> {
  const name = PATH_NAMES.find((known) => known === choice.path);
  const path = name ? ok(namedPath(name, choice, arrangement)) : numberedPath(choice.path, arrangement);
  return path.ok ? ok(turned(path.value, choice.reversed)) : path;
}

/** Column-major is row-major with rows and columns exchanged; another corner is the same path on the mirrored arrangement. */
function namedPath(name: PathName, { major, corner }: PathChoice, { rows, columns, at }: BlockArrangement): number[] {
  const squares = major === 'row' ? PATHS[name](rows, columns) : PATHS[name](columns, rows).map(([column, row]): Square => [row, column]);
  return squares
    .map(
      ([row, column]) =>
        at[(corner.startsWith('bottom') ? rows - 1 - row : row) * columns + (corner.endsWith('right') ? columns - 1 - column : column)]!,
    )
    .filter((index) => index >= 0);
}

function numberedPath(text: string, { at }: BlockArrangement): Result<number[]> {
  const count = at.filter((index) => index >= 0).length;
  const words = text.split(/[\s,>+-]+/).filter(Boolean);
  if (words.some((word) => !/^\d+$/.test(word)))
    return fail('the path must be {known} or the numbers of all {count} blocks, not "{text}"', {
      known: PATH_NAMES.join(', '),
      count,
      text: text.slice(0, 60),
    });
  const path = words.map((word) => Number(word) - 1);
  const isWhole = path.length === count && new Set(path).size === count && path.every((index) => at.includes(index));
  return isWhole ? ok(path) : fail('the path "{text}" must name each of the blocks 1 to {count} once', { text: text.slice(0, 60), count });
}

/**
 * How the blocks of a partition stand. Rectangles of one size stand where they are drawn, with holes between the grids of a
 * samurai; regions of any shape have no such order, so they are taken by number, as nearly in a square as they go.
 */
export function arrange(geometry: Geometry, { blocks }: Partition): BlockArrangement {
  const spans = blocks.map(({ cells }) => {
    const places = cells.map((cell) => geometry.places[geometry.placesOf(cell)[0]!]!);
    const rows = places.map(({ row }) => row);
    const columns = places.map(({ column }) => column);
    const [top, left] = [Math.min(...rows), Math.min(...columns)];
    return { top, left, height: Math.max(...rows) - top + 1, width: Math.max(...columns) - left + 1, area: cells.length };
  });
  const { height, width } = spans[0]!;
  const isTiled =
    geometry.panels.length === 1 &&
    spans.every(
      (span) =>
        span.height === height &&
        span.width === width &&
        span.area === height * width &&
        span.top % height === 0 &&
        span.left % width === 0,
    );
  if (!isTiled) return inReadingOrder(blocks.length);
  const rows = 1 + Math.max(...spans.map(({ top }) => top / height));
  const columns = 1 + Math.max(...spans.map(({ left }) => left / width));
  const at = indices(rows * columns).map(() => -1);
  spans.forEach(({ top, left }, index) => {
    at[(top / height) * columns + left / width] = index;
  });
  return { rows, columns, at };
}

function inReadingOrder(count: number): BlockArrangement {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  return { rows, columns, at: indices(rows * columns).map((i) => (i < count ? i : -1)) };
}

function turned<T>(items: T[], isReversed: boolean): T[] {
  return isReversed ? items.reverse() : items;
}
