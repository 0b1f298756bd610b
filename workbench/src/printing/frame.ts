import { type PagePoint, point } from './vector-drawing.ts';

/** Where a panel lies: its corner, and the steps from square to square, which need not be at right angles. */
export interface PanelFrame {
  readonly corner: PagePoint;
  readonly right: PagePoint;
  readonly down: PagePoint;
  /** The side of a square before it was slanted: what sizes of text and lines are measured by. */
  readonly side: number;
}

export function flatFrame(corner: PagePoint, side: number): PanelFrame {
  return { corner, right: point(side, 0), down: point(0, side), side };
}

/** A point of a frame, in squares from its corner. */
export function pointIn({ corner, right, down }: PanelFrame, row: number, column: number): PagePoint {
  return point(corner.x + column * right.x + row * down.x, corner.y + column * right.y + row * down.y);
}
