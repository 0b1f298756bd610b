import type { LineCap, LineJoin } from '#core';

/** A point in points (1/72 inch) from the top left of a page. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** How a line is drawn. Greys run from 0, black, to 1, white. */
export interface Stroke {
  readonly width: number;
  readonly grey: number;
  /** Lengths of dashes and gaps; a full line where undefined. */
  readonly dash?: readonly number[];
  /** How far into them it begins. */
  readonly dashOffset?: number;
  /** How much it hides of what lies below, up to 1, which it does where undefined. */
  readonly opacity?: number;
  /** How lines end; where undefined they reach as far as they are wide, so that corners of the grid are whole, and closed or dashed ones do not. */
  readonly cap?: LineCap;
  /** What corners look like; pointed where undefined. */
  readonly join?: LineJoin;
}

/** Straight lines from point to point: open lines, or outlines of areas. */
export interface PathItem {
  readonly type: 'path';
  readonly lines: readonly (readonly PagePoint[])[];
  /** Whether each line returns to its start. */
  readonly closed: boolean;
  readonly fill?: number;
  /** How much what fills it hides of what lies below, up to 1, which it does where undefined. */
  readonly fillOpacity?: number;
  /** Whether what is enclosed twice is left out of what is filled. */
  readonly isEvenOdd?: true;
  readonly stroke?: Stroke;
}

/** The fonts of a page: words in two weights, and symbols in cells, where I, l, 1 and 0, O must not look alike. */
export type FontId = 'words' | 'strong' | 'symbol' | 'given';

/** One line of text. */
export interface TextItem {
  readonly type: 'text';
  readonly text: string;
  readonly font: FontId;
  readonly size: number;
  /** The point on the baseline where the text starts. */
  readonly start: PagePoint;
  readonly grey: number;
  /** How much it hides of what lies below, up to 1, which it does where undefined. */
  readonly opacity?: number;
  /** How wide the rim of paper round its letters is, half of it outside of them, for text that may stand on anything; none where undefined. */
  readonly rim?: number;
  /** Where the text runs and what is down for it, for text that lies on a slanted plane; upright where undefined. */
  readonly along?: { readonly right: PagePoint; readonly down: PagePoint };
  /** The place whose value this is, and nothing but the value: what a reader of the drawing may compare with the puzzle. */
  readonly place?: number;
}

export type Item = PathItem | TextItem;

/** One picture or page: all that the writers of PDF, SVG and PNG get to know. */
export interface VectorDrawing {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly items: readonly Item[];
}

/** How the lines of a path end. */
export const capOf = ({ closed }: PathItem, { cap, dash }: Stroke): LineCap => cap ?? (closed || dash ? 'butt' : 'square');

export const BLACK = 0;

export function point(x: number, y: number): PagePoint {
  return { x, y };
}

export function line(from: PagePoint, to: PagePoint, stroke: Stroke): PathItem {
  return { type: 'path', lines: [[from, to]], closed: false, stroke };
}
