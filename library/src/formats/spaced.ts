import { fail, type Puzzle, type Result, said } from '#core';
import { likely } from './evidence.ts';
import type { Format } from './format.ts';
import { countCells, readGridPuzzle } from './grid-text.ts';
import { agreeOnKind, type ReadHints } from './hints.ts';

/** The sizes of grids that people type with spaces for blanks. */
const SIZES = [4, 6, 8, 9, 12, 16, 25];

/** Rows in which a space is a blank: each as wide as there are rows, or shorter where the blanks at its end were cut off. */
export const spaced: Format = {
  id: 'spaced',
  title: {
    en: 'Rows with spaces for blanks',
    de: 'Zeilen mit Leerzeichen für leere Felder',
    fr: 'Rangées avec des espaces pour les cases vides',
  },
  summary: 'N rows of up to N characters, in which a space is a blank.',
  extensions: ['.txt'],
  unit: 'document',
  isSilent: true,
  recognise: ({ text, isWhole }) => {
    const rows = isWhole ? rowsOf(text) : undefined;
    return rows?.some((row) => countCells(row) < row.length) && rows.some((row) => /\S/.test(row))
      ? likely(said('{rows} rows with spaces for blanks', { rows: rows.length }))
      : undefined;
  },
  open: (hints) => (unit, line) => [{ line, result: read(unit, hints) }],
};

/** The rows of a square that spaces fill; undefined where the lines are none. */
function rowsOf(text: string): readonly string[] | undefined {
  if (text.length > 30 * 30) return undefined;
  const lines = text.split('\n').map((line) => line.trimEnd());
  while (lines.length > 0 && lines.at(-1) === '' && !SIZES.includes(lines.length)) lines.pop();
  while (lines.length > 0 && lines[0] === '' && !SIZES.includes(lines.length)) lines.shift();
  const n = lines.length;
  if (!SIZES.includes(n) || !lines.every((line) => line.length <= n && /^[\d ]*$/.test(line))) return undefined;
  // A square that is full needs no spaces: it is read as any other.
  return lines.some((line) => line.length === n) ? lines : undefined;
}

function read(unit: string, hints: ReadHints): Result<Puzzle> {
  const rows = rowsOf(unit);
  if (!rows) return fail('expected N rows of up to N characters, with spaces for blanks');
  const kind = agreeOnKind(hints);
  if (!kind.ok) return kind;
  const cells = rows.map((row) => row.padEnd(rows.length).replaceAll(' ', '.'));
  return readGridPuzzle(cells.join('\n'), hints, { kind: kind.value });
}
