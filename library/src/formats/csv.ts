import papaparse from 'papaparse';
import { fail, ok, type Puzzle, type PuzzleInfo, type Result, said } from '#core';
import { lookAtRow, looksLikeCells } from './cell-look.ts';
import { likely, sure } from './evidence.ts';
import { INFO_FIELDS } from './fields.ts';
import type { Format, UnitReader } from './format.ts';
import type { ReadHints } from './hints.ts';
import { line as lineFormat, readLine } from './line.ts';
import { readingsOf } from './readings.ts';
import { formatLine } from './write-cells.ts';

/** What people call the column of the puzzle. */
const PUZZLE_NAMES = [
  'puzzle',
  'puzzles',
  'quiz',
  'quizzes',
  'question',
  'sudoku',
  'grid',
  'board',
  'givens',
  'clues',
  'unsolved',
  'problem',
];
const DELIMITERS = [',', ';', '\t'] as const;

interface Columns {
  readonly puzzle: number;
  readonly kind?: number;
  readonly info: readonly { readonly field: keyof PuzzleInfo; readonly column: number }[];
}

/**
 * Tables: one puzzle a row. With a header the puzzle is in the column of that name, and columns named kind, title,
 * author, comment and source are read as well; without one it is the first column that could be a puzzle.
 */
export const csv: Format = {
  id: 'csv',
  title: { en: 'CSV table', de: 'CSV-Tabelle', fr: 'Tableau CSV' },
  summary: 'One puzzle a row, with or without a header such as puzzle,solution; also with ; or tabs. It holds what a line holds.',
  extensions: ['.csv', '.tsv'],
  unit: 'line',
  keepsState: true,
  keeps: ['title', 'author'],
  recognise: ({ lines }) => {
    const rows = lines.slice(0, 2).map((row) => split(row, delimiterOf(row)));
    const header = rows.find((cells) => cells.length > 1 && columnsOf(cells) !== undefined);
    if (header) return sure(said('a column {name}', { name: JSON.stringify(header[columnsOf(header)!.puzzle]!.trim()) }));
    return rows.some((cells) => cells.length > 1 && firstPuzzle(cells) >= 0) ? likely(said('a table with a column of puzzles')) : undefined;
  },
  open,
  write(puzzle) {
    const written = lineFormat.write!(puzzle);
    if (!written.ok) return written;
    const cells = [formatLine(puzzle), puzzle.kind.spec, ...(['title', 'author'] as const).map((field) => puzzle.info[field] ?? '')];
    return ok(papaparse.unparse([cells.map((cell) => cell.replace(/\s*[\r\n]\s*/g, ' '))]));
  },
  frame: { before: 'puzzle,kind,title,author\n', between: '\n', after: '\n' },
};

function open(hints: ReadHints): UnitReader {
  let delimiter: string | undefined;
  let columns: Columns | undefined;
  return (unit, line) => {
    if (unit.trim() === '' || unit.startsWith('#')) return [];
    const isFirst = delimiter === undefined;
    delimiter ??= delimiterOf(unit);
    const cells = split(unit, delimiter);
    if (isFirst) {
      columns = columnsOf(cells);
      if (columns) return [];
    }
    return [{ line, result: readRow(cells, columns, hints) }];
  };
}

function readRow(cells: readonly string[], columns: Columns | undefined, hints: ReadHints): Result<Puzzle> {
  const column = columns?.puzzle ?? Math.max(0, firstPuzzle(cells));
  const text = cells[column];
  if (text === undefined || text.trim() === '')
    return fail('column {column:id} should hold the puzzle, but it is empty', { column: column + 1 });
  const kind = columns?.kind === undefined ? undefined : cells[columns.kind];
  const result = readLine(text, kind && hints.kindSpec === undefined ? { ...hints, kindSpec: kind } : hints);
  if (!result.ok) return columns ? fail('column {column:id}: {sentence}', { column: column + 1, sentence: result }) : result;
  const info = Object.fromEntries(
    (columns?.info ?? []).map(({ field, column: at }) => [field, cells[at] ?? '']).filter(([, value]) => value !== ''),
  );
  return Object.keys(info).length === 0 ? result : ok({ ...result.value, info });
}

function split(row: string, delimiter: string): string[] {
  const parsed = papaparse.parse<string[]>(row, { delimiter, newline: '\n' });
  return parsed.data[0] ?? [];
}

function delimiterOf(row: string): string {
  return DELIMITERS.find((delimiter) => row.includes(delimiter)) ?? ',';
}

/** The columns by their names; undefined where the row is no header. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const puzzle = names.findIndex((name) => PUZZLE_NAMES.includes(name));
  if (puzzle < 0) return undefined;
  const kind = names.indexOf('kind');
  const info = INFO_FIELDS.map((field) => ({ field, column: names.indexOf(field) })).filter(({ column }) => column >= 0);
  return { puzzle, info, ...(kind < 0 ? {} : { kind }) };
}

function firstPuzzle(cells: readonly string[]): number {
  return cells.findIndex((cell) => {
    const look = lookAtRow(cell);
    return readingsOf(look.cells).length > 0 && look.others === 0 && (looksLikeCells(look) || (look.words === 1 && look.plain > 0));
  });
}
