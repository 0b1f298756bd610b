import type { KeptDrawing, Puzzle } from '#core';
import { polyline } from './polyline.ts';
import type { Spot } from './rule-canvas.ts';

/** Something that a document draws beside its rules, on the first panel, in its own colours: straight lines from point to point, or words. */
export type KeptShape =
  | {
      readonly type: 'line' | 'outline' | 'area';
      readonly lines: readonly (readonly Spot[])[];
      readonly isClosed: boolean;
      readonly fill?: string | undefined;
      /** What draws it chooses a colour where the document has none. */
      readonly stroke?: string | undefined;
      /** Of the stroke, in cells; 0 where there is none. */
      readonly width: number;
      /** Whether it is the ground of words of its own. */
      readonly isLabel?: true;
      /** Whether it lies on a line between cells, which would run through it, and stays off their middles; it is drawn over the grid. */
      readonly isOnLine?: true;
    }
  | {
      readonly type: 'text';
      readonly at: Spot;
      readonly text: string;
      readonly size: number;
      readonly colour?: string | undefined;
      /** In degrees, clockwise. */
      readonly angle?: number | undefined;
      /** Whether it begins at its spot; otherwise its middle is there. */
      readonly isStart?: true;
      /** Whether it stands on a ground of its own. */
      readonly isLabel?: true;
    };

const CORNERS = 36;
const RING = 0.04;
const DASHES = 0.03;
/** Half of the room in which a cell is written, in cells. */
const WRITTEN = { x: 0.2, y: 0.3 } as const;

/** What a document draws beside its rules. */
export function keptShapes({ kept, geometry }: Pick<Puzzle, 'kept' | 'geometry'>): KeptShape[] {
  return (kept?.drawings ?? []).flatMap((drawing): KeptShape[] => {
    if (drawing.shape === 'line') {
      const { points, colour, width } = drawing;
      return [{ type: 'line', lines: [points], isClosed: false, stroke: colour, width }];
    }
    if (drawing.shape === 'box') return boxOf(drawing);
    const squares = drawing.cells.map((cell) => geometry.places[geometry.placesOf(cell)[0]!]!);
    const [first] = squares;
    if (!first) return [];
    const lines = squares.map(({ row, column }) => rectangle([column + 0.5, row + 0.5], 0.86, 0.86));
    return [
      { type: 'outline', lines, isClosed: true, stroke: drawing.colour, width: DASHES },
      ...(drawing.text === undefined
        ? []
        : [{ type: 'text', at: [first.column + 0.12, first.row + 0.22], text: drawing.text, size: 0.24, isStart: true } as const]),
    ];
  });
}

function boxOf({ at, width, height, isRound, angle, fill, stroke, text, ink, size }: KeptDrawing & { readonly shape: 'box' }): KeptShape[] {
  const corners = isRound ? ellipse(at, width, height) : rectangle(at, width, height);
  const lines = [corners.map((corner) => turned(corner, at, angle ?? 0))];
  const onLine = fill !== undefined && liesOnLine(lines) ? ({ isOnLine: true } as const) : {};
  const own = fill !== undefined && text !== undefined && width > 0 && height > 0 ? ({ isLabel: true } as const) : {};
  return [
    ...(width === 0 || height === 0 || (fill === undefined && stroke === undefined)
      ? []
      : [{ type: 'area', lines, isClosed: true, fill, stroke, width: stroke === undefined ? 0 : RING, ...own, ...onLine } as const]),
    ...(text === undefined
      ? []
      : [{ type: 'text', at, text, size: size ?? Math.min(0.6, Math.max(height, 0.3) * 0.8), colour: ink, angle, ...own } as const]),
  ];
}

function rectangle([x, y]: Spot, width: number, height: number): Spot[] {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function ellipse([x, y]: Spot, width: number, height: number): Spot[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [x + (width / 2) * Math.cos(angle), y + (height / 2) * Math.sin(angle)];
  });
}

function turned([x, y]: Spot, [cx, cy]: Spot, degrees: number): Spot {
  if (degrees === 0) return [x, y];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** Whether it is drawn over the lines of the grid: words, and what is filled on these lines. Everything else would hide them. */
export const isKeptOver = (shape: KeptShape): boolean => shape.type === 'text' || shape.isOnLine === true;

function liesOnLine(lines: readonly (readonly Spot[])[]): boolean {
  const isCrossed = ({ from, to }: Extent): boolean => Math.floor(from + 0.02) < Math.ceil(to - 0.02) - 1;
  const { x, y } = extentsOf(lines);
  return (isCrossed(x) || isCrossed(y)) && (offMiddle(x) > 0 || offMiddle(y) > 0);
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

function extentsOf(lines: readonly (readonly Spot[])[]): { readonly x: Extent; readonly y: Extent } {
  const along = (axis: 0 | 1): Extent => {
    const all = lines.flatMap((line) => line.map((spot) => spot[axis]));
    return { from: Math.min(...all), to: Math.max(...all) };
  };
  return { x: along(0), y: along(1) };
}

/** How far the nearest middle of a cell is, along one axis; 0 where one is covered. */
function offMiddle({ from, to }: Extent): number {
  const before = Math.floor(from - 0.5) + 0.5;
  return before + 1 <= to ? 0 : Math.min(from - before, before + 1 - to);
}

/** Whether what is written in cells stands beside it and not on it. */
function isAside({ isOnLine, lines }: Exclude<KeptShape, { type: 'text' }>): boolean {
  const { x, y } = extentsOf(lines);
  return isOnLine === true && (offMiddle(x) >= WRITTEN.x || offMiddle(y) >= WRITTEN.y);
}

/** Whether something of it lies outside the panel. */
export function isKeptOutside(
  shapes: readonly KeptShape[],
  { rows, columns }: { readonly rows: number; readonly columns: number },
): boolean {
  const isOut = ([x, y]: Spot): boolean => x < 0 || y < 0 || x > columns || y > rows;
  return shapes.some((shape) => (shape.type === 'text' ? isOut(shape.at) : shape.lines.some((line) => line.some(isOut))));
}

/** The path of lines as SVG writes it. */
export function keptPath({ lines, isClosed }: Exclude<KeptShape, { type: 'text' }>): string {
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return lines.map((line) => polyline(line.map(([x, y]) => [rounded(x), rounded(y)])) + (isClosed ? 'Z' : '')).join('');
}

/** How grey the ground of what is written may be, on light ground at least and on dark ground at most; lines are narrower than what is written over them. */
const GROUND = { area: { light: 0.66, dark: 0.3 }, line: { light: 0.45, dark: 0.55 } } as const;
const DARK_CELL = 0.13;

/** How much is seen of an area or a line, so that what is written over it stays legible on light and on dark ground: documents are drawn for white paper. */
export function keptOpacity(shape: Exclude<KeptShape, { type: 'text' }>): { readonly light: number; readonly dark: number } {
  const colour = shape.type === 'area' ? shape.fill : shape.stroke;
  if (shape.isLabel || colour === undefined || isAside(shape)) return { light: 1, dark: 1 };
  const grey = greyOfColour(colour);
  const { light, dark } = GROUND[shape.type === 'area' ? 'area' : 'line'];
  const within = (most: number, own: number): number => Math.round(100 * Math.min(1, most / Math.max(0.01, own))) / 100;
  return { light: within(1 - light, 1 - grey), dark: within(dark - DARK_CELL, grey - DARK_CELL) };
}

/** The ink of words, or of a line, on light and on dark ground; undefined where its own would not be seen. */
export function keptInk(colour: string | undefined, isLabel?: true): { readonly light?: string; readonly dark?: string } {
  if (colour === undefined) return {};
  const grey = greyOfColour(colour);
  return { ...(isLabel || grey < 0.8 ? { light: colour } : {}), ...(isLabel || grey > 0.35 ? { dark: colour } : {}) };
}

const GREYS: Readonly<Record<string, number>> = {
  black: 0,
  white: 1,
  gray: 0.5,
  grey: 0.5,
  silver: 0.75,
  lightgray: 0.83,
  lightgrey: 0.83,
  darkgray: 0.66,
  darkgrey: 0.66,
  red: 0.45,
  green: 0.4,
  blue: 0.3,
  yellow: 0.92,
  orange: 0.75,
  purple: 0.35,
  pink: 0.85,
};

/** How grey a colour of a document is where there are no colours: 0 black, 1 white; what is seen through is lighter. A name that is not common is a middle grey. */
export function greyOfColour(colour: string): number {
  const [hex] = /^#[\da-f]+$/i.exec(colour) ?? [];
  const digits = hex && hex.length <= 5 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex?.slice(1).match(/../g) ?? []);
  const numbers = hex ? digits.map((two) => Number.parseInt(two, 16) / 255) : rgbIn(colour);
  if (numbers.length < 3) return GREYS[colour.toLowerCase()] ?? 0.6;
  const [red, green, blue, alpha = 1] = numbers as [number, number, number, number?];
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
  return 1 - (1 - grey) * alpha;
}

function rgbIn(colour: string): number[] {
  const inside = /^rgba?\((.*)\)$/i.exec(colour)?.[1];
  return (inside?.match(/[\d.]+%?/g) ?? []).map((part, i) =>
    part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part) / (i < 3 ? 255 : 1),
  );
}
