import type { Panel } from '#core';
import type { KeptShape } from '../kept-shapes.ts';
import type { Ink } from '../panel.ts';
import type { RuleShape } from '../rule-canvas.ts';
import { drawEdges, OutlineEdges } from './edges.ts';
import { drawKeptMarks } from './kept-marks.ts';
import { type HiddenText, Marks } from './marks.ts';
import { drawRuleMarks } from './rule-marks.ts';
import { type PaintText, TerminalSheet } from './sheet.ts';

/** What is drawn on one panel besides its symbols. */
export interface PanelMarks {
  readonly rules: readonly RuleShape[];
  readonly kept: readonly KeptShape[];
  /** Cells of room round the panel. */
  readonly margin: number;
}

/** How the characters of a panel are laid out. */
export interface PanelLayout {
  /** The widest symbol. */
  readonly cellWidth: number;
  /** Characters from one cell to the next; even, so that a cell has a middle. */
  readonly pitch: number;
  readonly paint: PaintText;
}

/** Draws one panel with what rules and documents draw on it, from the same shapes as the page, the printer and pictures have. */
export function drawRuled(
  panel: Panel,
  inkOf: (place: number) => Ink,
  { rules, kept, margin }: PanelMarks,
  layout: PanelLayout,
): { readonly sheet: TerminalSheet; readonly hidden: readonly HiddenText[] } {
  const sheet = new TerminalSheet(panel.rows, panel.columns, layout.pitch, margin, layout.paint);
  const marks = new Marks(sheet, layout.cellWidth);
  const outlined = new OutlineEdges();
  const squares = panel.places.flatMap((place, i) => {
    const [column, line] = sheet.at([(i % panel.columns) + 0.5, Math.floor(i / panel.columns) + 0.5]);
    return place < 0 ? [] : [{ column, line, ink: inkOf(place) }];
  });
  for (const { column, line, ink } of squares) if (!ink.isBlank) sheet.symbol(column, line, ink);
  drawKeptMarks(kept, sheet, marks, outlined);
  drawRuleMarks(rules, sheet, marks, outlined);
  drawEdges(sheet, panel, outlined);
  for (const { column, line, ink } of squares) if (ink.isBlank && !sheet.isUsed(column, line)) sheet.symbol(column, line, ink);
  return { sheet, hidden: marks.hidden };
}
