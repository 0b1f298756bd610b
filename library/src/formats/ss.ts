import { fail, ok, type Puzzle, type Result, said } from '#core';
import { readMarkWords } from './candidate-text.ts';
import { type Drawing, isDrawing, readDrawing } from './drawing.ts';
import { likely } from './evidence.ts';
import type { Format } from './format.ts';
import { readGridPuzzle } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { fileOf, refuseAllButClassic9, refuseBeyondGivens } from './refusals.ts';

/** Simple Sudoku: the grid drawn with lines of characters around its boxes. Any grid drawn like that is read. */
export const ss: Format = {
  id: 'ss',
  title: { en: 'Simple Sudoku', de: 'Simple Sudoku', fr: 'Simple Sudoku' },
  summary: 'The grid drawn with * - | + around its boxes, one character per cell. Written for 9x9; drawings of any size are read.',
  extensions: ['.ss'],
  unit: 'paragraph',
  recognise: ({ text }) => (isDrawing(text) ? likely(said('a grid drawn with lines of characters')) : undefined),
  open: (hints) => (unit, line) => {
    const drawing = readDrawing(unit);
    return drawing.rows.length === 0 ? [] : [{ line, result: readDrawn(drawing, hints) }];
  },
  write(puzzle) {
    const refused = refuseAllButClassic9(puzzle, fileOf('.ss')) ?? refuseBeyondGivens(puzzle, fileOf('.ss'));
    return refused ? fail(refused) : ok(draw(puzzle));
  },
};

/** Reads a drawn grid: one character per cell, or words that list candidates. */
export function readDrawn({ rows, box }: Drawing, hints: ReadHints, areMarks = false): Result<Puzzle> {
  const words = rows.flatMap((row) => row.split(/\s+/));
  const n = rows.length;
  const own = box && hints.kindSpec === undefined && !hints.regions ? { ...hints, kindSpec: `classic:${box.rows}x${box.columns}` } : hints;
  const areNumbers = n > 9 && words.every((word) => /^(\d{1,2}|[.*_-]{1,2})$/.test(word));
  if (words.length === n * n && n > 1 && (areMarks || (words.some((word) => word.length > 1) && !areNumbers)))
    return readMarkWords(words, own, {});
  const kind = agreeOnKind(own);
  return kind.ok ? readGridPuzzle(rows.join('\n'), own, { kind: kind.value }) : kind;
}

function draw({ givens }: Puzzle): string {
  const row = (r: number): string => {
    const cells = [...givens.subarray(r * 9, r * 9 + 9)].map((value) => (value === 0 ? '.' : String(value))).join('');
    return `|${cells.slice(0, 3)}|${cells.slice(3, 6)}|${cells.slice(6)}|`;
  };
  const band = (r: number): string[] => [row(r), row(r + 1), row(r + 2)];
  return ['*-----------*', ...band(0), '|---+---+---|', ...band(3), '|---+---+---|', ...band(6), '*-----------*'].join('\n');
}
