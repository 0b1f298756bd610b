import { type Geometry, keptRoom, type Panel, type Puzzle } from '#core';
import { keptShapes } from '../kept-shapes.ts';
import type { Ink } from '../panel.ts';
import type { RuleShape } from '../rule-canvas.ts';
import { roomOutside, ruleShapes } from '../rule-shapes.ts';
import { type HiddenText, reachOf } from './marks.ts';
import { drawRuled } from './ruled-panel.ts';
import type { PaintText, TerminalSheet } from './sheet.ts';

/** What is drawn over a geometry: the rules of a puzzle, and what its document draws beside them. */
export type Marked = Pick<Puzzle, 'rules' | 'kept'>;

interface Drawing {
  readonly inkOf: (place: number) => Ink;
  readonly cellWidth: number;
  /** How many panels of such a width stand beside each other. */
  readonly beside: (width: number) => number;
  readonly paint?: PaintText | undefined;
}

export interface DrawnPanels {
  readonly lines: readonly string[][];
  readonly width: number;
  /** What there was no room for, each with the name of its cell: "r1c1 12". */
  readonly hidden: readonly string[];
}

/** The panels with their marks, all of one size; undefined where nothing is marked. */
export function drawMarked(
  geometry: Geometry,
  marked: Marked | undefined,
  { inkOf, cellWidth, beside, paint = (text) => text }: Drawing,
): DrawnPanels | undefined {
  const rules = marked ? ruleShapes(geometry, marked.rules) : [];
  const kept = marked ? keptShapes({ geometry, ...(marked.kept ? { kept: marked.kept } : {}) }) : [];
  if (rules.length + kept.length === 0) return undefined;
  const { panels } = geometry;
  const margin = Math.max(keptRoom(marked?.kept, panels[0]!), roomOutside(rules, panels));
  const columns = Math.max(...panels.map((panel) => panel.columns)) + 2 * margin;
  const narrow = narrowest(cellWidth, rules);
  const wide = Math.max(narrow, 2 * reachOf(cellWidth) + 4);
  const fitting = beside(columns * wide + 1);
  const pitch = fitting > 0 && fitting >= beside(columns * narrow + 1) ? wide : narrow;
  const drawn = panels.map((panel, index) =>
    drawRuled(
      panel,
      inkOf,
      { rules: rules.filter((shape) => shape.panel === index), kept: index === 0 ? kept : [], margin },
      { cellWidth, pitch, paint },
    ),
  );
  return {
    ...cropped(drawn.map(({ sheet }) => sheet)),
    hidden: drawn.flatMap((one, index) => one.hidden.map((text) => named(text, panels[index]!, geometry))),
  };
}

/** A text with the cell that it stands in, or nearest to. */
function named({ at: [x, y], text }: HiddenText, { rows, columns, places }: Panel, geometry: Geometry): string {
  const within = (number: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor(number)));
  const place = geometry.places[places[within(y, rows) * columns + within(x, columns)]!];
  return place ? `${place.name} ${text}` : text;
}

/** Characters from one cell to the next, so that brackets and the longest text in a corner fit in; even, so that a cell has a middle. */
function narrowest(cellWidth: number, rules: readonly RuleShape[]): number {
  const longest = Math.max(0, ...rules.map((shape) => (shape.type === 'text' && shape.corner ? shape.text.length : 0)));
  return Math.max(2 * reachOf(cellWidth) + 2, 2 * Math.ceil((longest + 1) / 2));
}

/** The lines of sheets without the room at their edges that none of them uses. */
function cropped(sheets: readonly TerminalSheet[]): { readonly lines: string[][]; readonly width: number } {
  const width = Math.max(...sheets.map((sheet) => sheet.width));
  const height = Math.max(...sheets.map((sheet) => sheet.height));
  const isUsed = (column: number, line: number): boolean =>
    sheets.some((sheet) => column < sheet.width && line < sheet.height && !sheet.isBlank(column, line));
  const columns = Array.from({ length: width }, (_, column) =>
    Array.from({ length: height }, (__, line) => isUsed(column, line)).some(Boolean),
  );
  const lines = Array.from({ length: height }, (_, line) =>
    Array.from({ length: width }, (__, column) => isUsed(column, line)).some(Boolean),
  );
  const [left, right] = [columns.indexOf(true), columns.lastIndexOf(true) + 1];
  const [top, bottom] = [lines.indexOf(true), lines.lastIndexOf(true) + 1];
  return {
    lines: sheets.map((sheet) => Array.from({ length: bottom - top }, (_, i) => sheet.row(top + i, left, right))),
    width: right - left,
  };
}
