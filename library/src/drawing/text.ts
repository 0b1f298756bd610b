import { type Geometry, inPieces, type Panel } from '#core';
import { drawPanels, type Ink } from './panel.ts';
import { type DrawnPanels, drawMarked, type Marked } from './terminal/marked-panels.ts';
import type { PaintText } from './terminal/sheet.ts';

export type { Ink } from './panel.ts';

export interface TextDrawing {
  /** What stands at a place. */
  readonly inkOf: (place: number) => Ink;
  /** Width of the widest content. */
  readonly cellWidth: number;
  /** Columns of the terminal; panels that stand in one row are folded to fit. */
  readonly columns: number;
  /** Whose rules and drawings are drawn with it; where there are some the lines between regions are heavy. */
  readonly marked?: Marked;
  /** Writes in the colours of rules; left out where there are none. */
  readonly paint?: PaintText;
  /** Says under the drawing which texts of rules and drawings there was no room for, each with its cell: "r1c1 12". */
  readonly tell?: (hidden: readonly string[]) => string;
}

const GAP = '  ';

/**
 * Draws a whole geometry for a terminal: one grid, layers side by side, or faces as a net.
 *
 * Panels keep the rows that the geometry gives them. A net must not be torn, so it is drawn as it stands; a single
 * long row, the layers of a cube, is folded into as many rows as the terminal needs, square if possible.
 */
export function drawGeometry(geometry: Geometry, { inkOf, cellWidth, columns, marked, paint, tell }: TextDrawing): string {
  const { panels, shape } = geometry;
  const across = shape.form === 'net' ? 1 + Math.max(...panels.map(({ at }) => at.column)) : 1;
  /** How many panels of such a width stand beside each other; none where a net, or one panel, is too wide. */
  const beside = (width: number): number => {
    if (across * (width + GAP.length) - GAP.length > columns) return 0;
    return shape.form === 'net' ? across : perRow(panels.length, width, columns);
  };
  const { lines, width, hidden } = drawMarked(geometry, marked, { inkOf, cellWidth, beside, paint }) ?? drawPlain(panels, inkOf, cellWidth);
  const rows = shape.form === 'net' ? netRows(panels) : inPieces(panels, perRow(panels.length, width, columns));
  const drawing = rows.map((row) => drawRow(row, width, (panel) => lines[panels.indexOf(panel)]!)).join('\n\n');
  return tell && hidden.length > 0 ? `${drawing}\n${tell(hidden)}` : drawing;
}

function drawPlain(panels: readonly Panel[], inkOf: (place: number) => Ink, cellWidth: number): DrawnPanels {
  const blank: Ink = { text: ' '.repeat(cellWidth), width: cellWidth };
  const width = Math.max(...drawPanels(panels, () => blank, cellWidth).flatMap((lines) => lines.map(({ length }) => length)));
  return { lines: drawPanels(panels, inkOf, cellWidth), width, hidden: [] };
}

/** As many as fit beside each other, but a square arrangement (3 by 3 layers) where that fits too. */
function perRow(count: number, width: number, columns: number): number {
  const fitting = Math.max(1, Math.floor((columns + GAP.length) / (width + GAP.length)));
  const square = Math.ceil(Math.sqrt(count));
  return fitting >= count ? count : Math.min(fitting, square);
}

/** The panels of each row of a net, with undefined where the net has none. */
function netRows(panels: readonly Panel[]): (Panel | undefined)[][] {
  const rowCount = 1 + Math.max(...panels.map(({ at }) => at.row));
  return Array.from({ length: rowCount }, (_, row) => {
    const inRow = panels.filter(({ at }) => at.row === row);
    const last = Math.max(...inRow.map(({ at }) => at.column));
    return Array.from({ length: last + 1 }, (__, column) => inRow.find(({ at }) => at.column === column));
  });
}

function drawRow(row: readonly (Panel | undefined)[], width: number, draw: (panel: Panel) => string[]): string {
  const blank = ' '.repeat(width);
  const drawn = row.map((panel) => (panel ? [...(panel.title ? [panel.title.padEnd(width)] : []), ...draw(panel)] : []));
  const height = Math.max(...drawn.map((lines) => lines.length));
  return Array.from({ length: height }, (_, i) =>
    drawn
      .map((lines) => lines[i] ?? blank)
      .join(GAP)
      .trimEnd(),
  ).join('\n');
}
