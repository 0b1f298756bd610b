import { lookAtRow, looksLikeCells } from './cell-look.ts';
import { isRuling } from './cell-runs.ts';
import { isBorder, UPRIGHT_LINE } from './drawing.ts';
import { closeCounts, mistakesIn, readingsOf } from './readings.ts';

/** What stands between cells in drawings, tables and lists. */
const BETWEEN = new RegExp(`${UPRIGHT_LINE.source}|[,;"'\\[\\](){}\\s]`, 'gu');

/**
 * Whether rows, or one line, are nearly a puzzle, so that what is wrong with them is worth a sentence: nearly as many cells as some kind has,
 * and nearly all of them values of that kind. Dates, telephone numbers and sums are digits, too, but of other numbers.
 */
export function isNearlyPuzzle(rows: readonly string[]): boolean {
  const widths: number[] = [];
  const text: string[] = [];
  for (const row of rows) {
    if (isBorder(row) || isRuling(row)) continue;
    const cells = row.replace(BETWEEN, '');
    if (!looksLikeCells(lookAtRow(cells))) continue;
    widths.push(cells.length);
    text.push(cells);
  }
  return isNearlySquare(widths, text.join('')) || isNearlyWhole(text.join('')) || rows.some((row) => row.split(/\s+/).some(isNearlyWhole));
}

/** Whether the symbols of a row are more than the values of a kind of this size. */
export function hasBeyond(row: string, size: number): boolean {
  return countBeyond(row, size) > 0;
}

/** How many cells of a row hold no value of a kind of this size; letters alone are values of their own. */
function countBeyond(row: string, size: number): number {
  const symbols = row.toUpperCase().match(/[1-9A-WYZ]/g) ?? [];
  if (!/[1-9]/.test(row)) return Math.max(0, new Set(symbols).size - size);
  return size < 36 ? symbols.filter((symbol) => Number.parseInt(symbol, 36) > size).length : 0;
}

function isNearlyWhole(text: string): boolean {
  const close = closeCounts(text.length);
  if (close.length === 0 || !looksLikeCells(lookAtRow(text))) return false;
  return close.some((count) =>
    readingsOf(count).some(({ size }) => Math.abs(count - text.length) + countBeyond(text, size) <= mistakesIn(count)),
  );
}

/** Whether rows of one width are about as many as each has cells: a row or two may be missing, and one or two broken. */
function isNearlySquare(widths: readonly number[], text: string): boolean {
  const [width = 0] = [...widths].sort((a, b) => a - b).slice(widths.length / 2);
  const whole = widths.filter((other) => other === width).length;
  const isSquare = width > 3 && Math.abs(widths.length - width) < 3 && whole >= widths.length - 2;
  return isSquare && whole > 2 && countBeyond(text, width) <= mistakesIn(text.length);
}
