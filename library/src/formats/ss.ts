import { fail, ok, type Puzzle, type Result, said } from '#core';
import { readMarkWords } from './candidate-text.ts';
import { type DrawnGrid, isDrawing, readDrawing, withUsualLines } from './drawing.ts';
import { likely, plausible, sure } from './evidence.ts';
import type { Format } from './format.ts';
import { readGridPuzzle } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { openWith } from './hodoku.ts';
import { isNearlyPuzzle } from './near-miss.ts';
import { fileOf, refuseAllButClassic9, refuseBeyondGivens } from './refusals.ts';

/** Simple Sudoku: the grid drawn with lines of characters around its boxes. Any grid drawn like that is read. */
export const ss: Format = {
  id: 'ss',
  title: { en: 'Simple Sudoku', de: 'Simple Sudoku', fr: 'Simple Sudoku' },
  summary:
    'The grid drawn with * - | + around its boxes, one character per cell. Written for 9x9; drawings of any size are read, and the moves of a saved game below.',
  extensions: ['.ss'],
  unit: 'paragraph',
  goesOn: (line) => MOVE.test(line),
  recognise: ({ text, paragraphs }) => {
    const seen = said('a grid drawn with lines of characters');
    if (paragraphs.some(withUsualLines)) return sure(seen);
    return isDrawing(text) ? (paragraphs.some(isNearlyPuzzle) ? likely : plausible)(seen) : undefined;
  },
  open: (hints) => (unit, line) => {
    const lines = unit.split('\n');
    const drawing = readDrawing(lines.filter((row) => !MOVE.test(row)).join('\n'));
    const moves = lines.filter((row) => MOVE.test(row));
    return drawing.rows.length === 0 ? [] : [{ line, result: withMoves(readDrawn(drawing, hints), moves) }];
  },
  write(puzzle) {
    const refused = refuseAllButClassic9(puzzle, fileOf('.ss')) ?? refuseBeyondGivens(puzzle, fileOf('.ss'));
    return refused ? fail(refused) : ok(draw(puzzle));
  },
};

/**
 * What was done in a game, below the grid: I, a cell from 00 on and the value entered there; or E, a cell and the candidates that were struck out there, as a
 * number whose bits they are (014 is 2, 3 and 4).
 */
const MOVE = /^\s*(I\d{3}|E\d{5})\s*$/;

function withMoves(read: Result<Puzzle>, moves: readonly string[]): Result<Puzzle> {
  if (!read.ok || moves.length === 0) return read;
  const puzzle = read.value;
  if (puzzle.geometry.cellCount !== 81 || puzzle.geometry.size !== 9)
    return fail('moves below a grid are read for grids of 9x9, which {kind} is not', { kind: puzzle.kind.spec });
  const done = moves.map((text) => ({ text: text.trim(), cell: Number(text.trim().slice(1, 3)), value: Number(text.trim().slice(3)) }));
  const strange = done.find(({ text, cell, value }) => cell > 80 || value < 1 || value > (text.startsWith('E') ? 0x1ff : 9));
  if (strange) return fail('the move {text} names no cell from 00 to 80 or no value from 1 to 9', { text: strange.text });
  const entries = new Uint8Array(81);
  for (const { text, cell, value } of done) if (text.startsWith('I') && puzzle.givens[cell] === 0) entries[cell] = value;
  const struck = done.filter(({ text }) => text.startsWith('E'));
  const marks = openWith(puzzle, entries);
  for (const { cell, value: bits } of struck)
    for (let value = 1; value <= 9; value++) if ((bits >> (value - 1)) & 1) marks.remove(cell, value);
  return ok({ ...puzzle, progress: { entries, ...(struck.length > 0 ? { marks } : {}) } });
}

/** Reads a drawn grid: one character per cell, or words that list candidates. */
export function readDrawn({ rows, box }: DrawnGrid, hints: ReadHints, areMarks = false): Result<Puzzle> {
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
