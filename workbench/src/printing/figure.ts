import type { Item, PagePoint } from './vector-drawing.ts';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A drawing of a puzzle of any size: how much room it takes, in squares, and how it is drawn when the side of a square is known. */
export interface PuzzleFigure {
  readonly squares: Extent;
  draw(corner: PagePoint, side: number): Item[];
}

/** The largest square on a page: a 4x4 alone on its page does not get squares of the size of a hand. */
export const LARGEST_SIDE = 56;

/** The side of a square when a figure fills a room. */
function sideIn({ squares }: PuzzleFigure, room: Extent): number {
  return Math.min(room.width / squares.width, room.height / squares.height);
}

/** The figure that is largest in a room, with the side of its squares. */
export function largestIn(figures: readonly PuzzleFigure[], room: Extent): { readonly figure: PuzzleFigure; readonly side: number } {
  const fitted = figures.map((figure) => ({ figure, side: sideIn(figure, room) }));
  return fitted.reduce((best, next) => (next.side > best.side + 1e-9 ? next : best));
}
