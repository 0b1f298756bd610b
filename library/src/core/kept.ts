import type { Cell, Value } from './cell.ts';
import type { Geometry } from './geometry.ts';
import { isRecord } from './is-record.ts';
import { fail, ok, type Result } from './result.ts';

/** A point of the first panel in squares from its top left corner: the middle of the first square is (0.5, 0.5). */
export type KeptSpot = readonly [x: number, y: number];

/** How lines may end and what their corners may look like, by the names of SVG. */
export const LINE_CAPS = ['butt', 'round', 'square'] as const;
export const LINE_JOINS = ['miter', 'round', 'bevel'] as const;
export type LineCap = (typeof LINE_CAPS)[number];
export type LineJoin = (typeof LINE_JOINS)[number];

/** Something that a document draws and that is no rule, in the colours of the document. */
export type KeptDrawing = {
  /** Whether the document puts it over the lines of the grid; what is written in the cells stands over everything. */
  readonly isOver?: true;
  /** How much of it is seen, up to 1, which it is where nothing is said. */
  readonly opacity?: number;
  /** Lengths of dashes and gaps of its lines, in squares. */
  readonly dash?: readonly number[];
  /** How far into its dashes a line begins, in squares. */
  readonly dashOffset?: number;
  /** How its lines end, where the document says so; round, or as they are cut where they are dashed. */
  readonly cap?: LineCap;
  /** What their corners look like, where it says so. */
  readonly join?: LineJoin;
} & (
  | {
      readonly shape: 'line';
      readonly points: readonly KeptSpot[];
      readonly colour: string;
      readonly width: number;
      /** What it encloses. */
      readonly fill?: string;
    }
  | {
      readonly shape: 'path';
      /** Curves are straight lines by now; what returns to its start ends with it. */
      readonly lines: readonly (readonly KeptSpot[])[];
      readonly colour: string;
      readonly width: number;
      readonly fill?: string;
      /** Whether what is enclosed twice is left out of what is filled. */
      readonly isEvenOdd?: true;
    }
  | {
      readonly shape: 'box';
      readonly at: KeptSpot;
      readonly width: number;
      readonly height: number;
      readonly isRound?: true;
      /** The part of it that is seen, where that is not all: the corners of a polygon in shares of its width and its height. */
      readonly clip?: readonly KeptSpot[];
      /** In degrees, clockwise. */
      readonly angle?: number;
      readonly fill?: string;
      readonly stroke?: string;
      /** Width of the stroke, in squares. */
      readonly edge?: number;
      readonly text?: string;
      readonly ink?: string;
      /** Of the text, in squares. */
      readonly size?: number;
    }
  | { readonly shape: 'outline'; readonly cells: readonly Cell[]; readonly colour?: string; readonly text?: string }
);

/** Fog over a puzzle: lamps light the squares round them, and so does every cell that is solved; the others that are lit are so by themselves. */
export interface Fog {
  readonly lamps: readonly Cell[];
  readonly lit: readonly Cell[];
}

/** What came with a puzzle and is no rule: it is shown and played, and engines know nothing of it. */
export interface Kept {
  readonly drawings?: readonly KeptDrawing[];
  /** What the document draws and Ninefold cannot, by its own names. */
  readonly undrawn?: readonly string[];
  readonly fog?: Fog;
  /** The solution that the document states, by cell. Nobody has checked it. */
  readonly solution?: readonly Value[];
}

/** Squares that are kept free round a grid at most; what lies further away is a ground or a frame, and ends where the picture does. */
const MOST_ROOM = 3;
/** What reaches out less than this has its place on the border. */
const BORDER = 0.25;

/** How many squares what a document draws needs round its grid. */
export function keptRoom(kept: Kept | undefined, { rows, columns }: { readonly rows: number; readonly columns: number }): number {
  const beyond = ([x, y]: KeptSpot): number => Math.max(-x, -y, x - columns, y - rows);
  const farthest = (spots: readonly KeptSpot[]): number => spots.reduce((most, spot) => Math.max(most, beyond(spot)), 0);
  const reaches = (kept?.drawings ?? []).map((drawing): number => {
    if (drawing.shape === 'line') return farthest(drawing.points);
    if (drawing.shape === 'path') return farthest(drawing.lines.flat());
    if (drawing.shape === 'outline') return 0;
    const { at, width, height } = drawing;
    const [x, y] = [width / 2, height / 2];
    const edge = farthest([
      [at[0] - x, at[1] - y],
      [at[0] + x, at[1] + y],
    ]);
    return Math.max(beyond(at), edge > BORDER ? Math.min(edge, 1) : 0);
  });
  return Math.min(MOST_ROOM, Math.ceil(reaches.reduce((most, reach) => Math.max(most, reach), 0)));
}

const MOST = 5000;

/** Reads what was kept from plain data that may have been edited. */
export function readKept(data: unknown, { cellCount, size }: Geometry): Result<Kept> {
  if (!isRecord(data)) return damaged();
  const { drawings, undrawn, fog, solution } = data;
  const isCells = (list: unknown): list is Cell[] =>
    Array.isArray(list) && list.length <= MOST && list.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < cellCount);
  const isLine = (line: unknown): line is KeptSpot[] => Array.isArray(line) && line.length <= MOST && line.every(isSpot);
  const isDrawing = (item: unknown): item is KeptDrawing => {
    if (!isRecord(item) || ![item['colour'], item['fill'], item['stroke'], item['ink']].every(isColour) || !isShort(item['text']))
      return false;
    const numbers = ['width', 'height', 'angle', 'size', 'edge', 'opacity', 'dashOffset'].map((name) => item[name]);
    if (!numbers.every((one) => one === undefined || isNumber(one)) || !isDash(item['dash'])) return false;
    if (!isOneOf(LINE_CAPS, item['cap']) || !isOneOf(LINE_JOINS, item['join'])) return false;
    if (item['shape'] === 'line') return isLine(item['points']) && isNumber(item['width']);
    if (item['shape'] === 'path')
      return Array.isArray(item['lines']) && item['lines'].length <= MOST && item['lines'].every(isLine) && isNumber(item['width']);
    if (item['shape'] === 'box')
      return (
        isSpot(item['at']) && isNumber(item['width']) && isNumber(item['height']) && (item['clip'] === undefined || isLine(item['clip']))
      );
    return item['shape'] === 'outline' && isCells(item['cells']);
  };
  if (drawings !== undefined && !(Array.isArray(drawings) && drawings.length <= MOST && drawings.every(isDrawing))) return damaged();
  if (undrawn !== undefined && !(Array.isArray(undrawn) && undrawn.length <= MOST && undrawn.every(isShort))) return damaged();
  if (fog !== undefined && !(isRecord(fog) && isCells(fog['lamps']) && isCells(fog['lit']))) return damaged();
  const isValue = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= size;
  if (solution !== undefined && !(Array.isArray(solution) && solution.length === cellCount && solution.every(isValue))) return damaged();
  return ok({
    ...(drawings ? { drawings } : {}),
    ...(undrawn ? { undrawn } : {}),
    ...(fog ? { fog: { lamps: fog['lamps'] as Cell[], lit: fog['lit'] as Cell[] } } : {}),
    ...(solution ? { solution: solution as Value[] } : {}),
  });
}

const damaged = (): Result<never> => fail('what was kept of the document of a puzzle (drawings, fog, solution) is damaged');
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1000;
const isSpot = (value: unknown): value is KeptSpot => Array.isArray(value) && value.length === 2 && value.every(isNumber);
const isDash = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= 20 && value.every((one) => isNumber(one) && one >= 0));
const isOneOf = (list: readonly unknown[], value: unknown): boolean => value === undefined || list.includes(value);
const isShort = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.length <= 200);
/** Names, hexadecimal numbers and functions of numbers; no addresses. */
const isColour = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && /^(?:#[\da-f]{3,8}|[a-z]{1,24}|(?:rgb|hsl)a?\([\d\s.,%/-]{1,40}\))$/i.test(value));
