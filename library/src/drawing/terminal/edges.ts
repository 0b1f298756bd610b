import type { Panel } from '#core';
import { regionAt } from '../region-at.ts';
import type { PanelPoint } from '../rule-canvas.ts';
import type { TerminalSheet } from './sheet.ts';
import { DOWN, LEFT, RIGHT, UP, type Weight } from './strokes.ts';

/** What a side of a cell is between: two regions, what an outline holds and what it does not, both, or nothing that is drawn. */
type Side = Extract<Weight, 'dashed' | 'heavy' | 'both'> | undefined;

/** The sides of cells along which outlines run: of rules, and of what a document draws. */
export class OutlineEdges {
  readonly #level = new Set<string>();
  readonly #upright = new Set<string>();

  /** Takes a line of an outline, which runs a little inside of its cells. */
  add([from, to]: readonly [PanelPoint, PanelPoint]): void {
    const middle = ([0, 1] as const).map((axis) => Math.floor((from[axis] + to[axis]) / 2));
    if (from[1] === to[1]) this.#level.add(`${Math.round(from[1])} ${middle[0]}`);
    else this.#upright.add(`${middle[1]} ${Math.round(from[0])}`);
  }

  isLevel(row: number, column: number): boolean {
    return this.#level.has(`${row} ${column}`);
  }

  isUpright(row: number, column: number): boolean {
    return this.#upright.has(`${row} ${column}`);
  }
}

/** Draws the lines of a panel: heavy ones between its regions, dashed ones where an outline runs, heavy dashes where both do. */
export function drawEdges(sheet: TerminalSheet, panel: Panel, outlined: OutlineEdges): void {
  const { rows, columns } = panel;
  const sideOf = (isBorder: boolean, isOutline: boolean): Side =>
    isBorder ? (isOutline ? 'both' : 'heavy') : isOutline ? 'dashed' : undefined;
  /** What runs above a cell, and left of it. */
  const level = (row: number, column: number): Side =>
    sideOf(regionAt(panel, row - 1, column) !== regionAt(panel, row, column), outlined.isLevel(row, column));
  const upright = (row: number, column: number): Side =>
    sideOf(regionAt(panel, row, column - 1) !== regionAt(panel, row, column), outlined.isUpright(row, column));
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [x, y] = sheet.at([column, row]);
      const [up, right, down, left] = [upright(row - 1, column), level(row, column), upright(row, column), level(row, column - 1)];
      if (right) for (let i = 1; i < sheet.pitch; i++) sheet.border(x + i, y, LEFT | RIGHT, right);
      if (down) sheet.border(x, y + 1, UP | DOWN, down);
      const sides = [up, right, down, left];
      // Dashes end where they meet a line between regions.
      const isHeavy = sides.some((side) => side === 'heavy' || side === 'both');
      const arms = sides.reduce((bits, side, i) => bits | (side && (!isHeavy || side !== 'dashed') ? 1 << i : 0), 0);
      const isDashed = isHeavy && sides.every((side) => side !== 'heavy');
      if (arms !== 0) sheet.border(x, y, arms, isDashed ? 'both' : isHeavy ? 'heavy' : 'dashed');
    }
  }
}
