import { lookAtRow, looksLikeCells } from './cell-look.ts';

/** A grid that was drawn with lines of characters around its boxes, without them. */
export interface DrawnGrid {
  /** The rows, with a space wherever a line stood. */
  readonly rows: readonly string[];
  /** The box that the lines show, where they show one. */
  readonly box?: { readonly rows: number; readonly columns: number };
}

export const UPRIGHT_LINE = /[|!\u2502\u2503\u2551]/;
const BORDER = /^[\s|+*.:'`,=\-\u2500-\u257f]*$/;

/** Whether a line is only part of the drawing: a border, and not a row whose blanks are dashes. */
export function isBorder(row: string): boolean {
  return BORDER.test(row) && /--|==|[\u2500\u2501\u2550]/.test(row) && (!UPRIGHT_LINE.test(row) || /[+:\u253c\u256c]/.test(row));
}

/** Whether a text has at least two rows of cells with upright lines in them. */
export function isDrawing(text: string): boolean {
  return text.split('\n').filter((row) => isDrawnRow(row) && !isBorder(row)).length > 1;
}

/** Whether a row has upright lines and cells between them: sentences and programs have such signs among words. */
export function isDrawnRow(row: string): boolean {
  if (!UPRIGHT_LINE.test(row)) return false;
  const parts = row.split(UPRIGHT_LINE).filter((part) => part.trim() !== '');
  const look = lookAtRow(parts.join(' '));
  // Letters are cells where they stand in groups of one length, or in as many boxes as a grid of so many values has.
  return looksLikeCells(look) || (((look.isEven && look.words > 1) || parts.length > 3) && look.others * 8 <= look.cells);
}

/** Takes the lines out of a drawing. */
export function readDrawing(text: string): DrawnGrid {
  const rows: string[] = [];
  const heights = new Set<number>();
  const widths = new Set<number>();
  let height = 0;
  for (const line of text.split('\n')) {
    const row = line.replace(/#.*$/, '').trim();
    if (row === '') continue;
    if (isBorder(row)) {
      if (height > 0) heights.add(height);
      height = 0;
      continue;
    }
    height++;
    const parts = row
      .split(UPRIGHT_LINE)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    for (const part of parts) widths.add(/\s/.test(part) ? part.split(/\s+/).length : part.length);
    rows.push(parts.join(' '));
  }
  if (height > 0) heights.add(height);
  const [boxRows] = heights;
  const [boxColumns] = widths;
  const isBox = heights.size === 1 && widths.size === 1 && boxRows! * boxColumns! === rows.length && boxRows! > 1 && boxColumns! > 1;
  return { rows, ...(isBox ? { box: { rows: boxRows!, columns: boxColumns! } } : {}) };
}
