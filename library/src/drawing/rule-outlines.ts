import type { Drawing } from '#core';
import { halfWidth, type PanelPoint, type PanelShape, type PanelSquare, type RuleCanvas } from './rule-canvas.ts';

/** How far a dashed outline stands off the edge of its squares. */
const INSET = 0.07;

/** The radius of the ring at an end of a line, and of the ends of a pill. */
export const RING = 0.38;

/**
 * Cells that belong together: shaded squares, or a dashed line round them with a text in the corner of the first, on each panel that shows some. Where
 * cells of one panel are on no other, as in a cube, the last of them says on which panels it goes on.
 */
export function outlineOf({ cells, style, text }: Drawing & { readonly shape: 'outline' }, board: RuleCanvas): PanelShape[] {
  const squares = cells.flatMap((cell) => board.squaresOf(cell));
  const panels = [...new Set(squares.map(({ panel }) => panel))];
  return panels.flatMap((panel) => {
    const own = squares.filter((square) => square.panel === panel).sort((a, b) => a.row - b.row || a.column - b.column);
    const first = own[0]!;
    const others = panels.filter(
      (other) => other !== panel && cells.some((cell) => board.squaresOf(cell).every((square) => square.panel === other)),
    );
    const ways = others.length > 0 ? [cornerText(own.at(-1)!, `→${others.map((other) => board.label(other)).join()}`)] : [];
    const label = text === undefined ? ways : [sumText(first, text), ...ways];
    const border = (): PanelShape[] => borderOf(own).map((points) => ({ type: 'line', panel, points, ink: 'outline', isDashed: true }));
    return [...(style === 'filled' ? own.map(shaded) : border()), ...label];
  });
}

/** A text in the upper corner of a square: a sum. A long one, as the values of a set may be, is smaller, so that it stays in its square. */
function sumText({ panel, row, column }: PanelSquare, text: string): PanelShape {
  const size = Math.min(0.24, 0.4 / halfWidth(text));
  return { type: 'text', panel, at: [column + 0.12 + size * halfWidth(text), row + 0.22], text, size, ink: 'ink', corner: 'start' };
}

/** A text in the lower corner of a square: where something goes on. */
export function cornerText({ panel, row, column }: PanelSquare, text: string): PanelShape {
  return { type: 'text', panel, at: [column + 0.88 - 0.22 * halfWidth(text), row + 0.82], text, size: 0.22, ink: 'ink', corner: 'end' };
}

function shaded({ panel, row, column }: PanelSquare): PanelShape {
  return {
    type: 'area',
    panel,
    points: [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ],
    ink: 'shade',
  };
}

/** The border of some squares, a little inside: for every square the sides that no other of them lies behind, drawn out to where they meet the next. */
export function borderOf(squares: readonly Omit<PanelSquare, 'panel'>[]): PanelPoint[][] {
  const has = (row: number, column: number): boolean => squares.some((square) => square.row === row && square.column === column);
  const lines: PanelPoint[][] = [];
  for (const { row, column } of squares) {
    const [left, right, top, bottom] = [column + INSET, column + 1 - INSET, row + INSET, row + 1 - INSET];
    // A side runs on into the next square where that square's side is in line with it, and up to the border of a square round the corner.
    const from = (isOpen: boolean, edge: number, inner: number): number => (isOpen ? edge : inner);
    const [west, east, north, south] = [has(row, column - 1), has(row, column + 1), has(row - 1, column), has(row + 1, column)];
    const across = (y: number, beyond: number): void => {
      const start = west && has(beyond, column - 1) ? column - INSET : from(west, column, left);
      const end = east && has(beyond, column + 1) ? column + 1 + INSET : from(east, column + 1, right);
      lines.push([
        [start, y],
        [end, y],
      ]);
    };
    const along = (x: number, beyond: number): void => {
      const start = north && has(row - 1, beyond) ? row - INSET : from(north, row, top);
      const end = south && has(row + 1, beyond) ? row + 1 + INSET : from(south, row + 1, bottom);
      lines.push([
        [x, start],
        [x, end],
      ]);
    };
    if (!north) across(top, row - 1);
    if (!south) across(bottom, row + 1);
    if (!west) along(left, column - 1);
    if (!east) along(right, column + 1);
  }
  return lines;
}

/** The steps of half a circle. */
const STEPS = 12;

/** The line round another at this distance, with round ends and corners: there along one side of it and back along the other. */
export function roundOutline(points: readonly PanelPoint[], radius: number): PanelPoint[] {
  const way = [...points, ...points.slice(1, -1).reverse()];
  const angleTo = (i: number): number => {
    const [from, to] = [way[i % way.length]!, way[(i + 1) % way.length]!];
    return Math.atan2(to[1] - from[1], to[0] - from[0]);
  };
  const at = ([x, y]: PanelPoint, angle: number, far: number): PanelPoint => [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  const outline = way.flatMap((point, i) => {
    const [before, after] = [angleTo(i + way.length - 1), angleTo(i)];
    // Between half a turn one way and half a turn the other; an end is a turn to the outer side.
    const turn = Math.PI - ((((Math.PI - after + before) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI));
    const side = before - Math.PI / 2;
    if (turn < -0.01 && turn > 0.01 - Math.PI) return [at(point, side + turn / 2, radius / Math.cos(turn / 2))];
    const half = Math.abs(turn) > Math.PI - 0.01 ? Math.PI : turn;
    const steps = Math.ceil((STEPS * half) / Math.PI);
    return Array.from({ length: steps + 1 }, (_, step) => at(point, side + (half * step) / (steps || 1), radius));
  });
  return [...outline, outline[0]!];
}
