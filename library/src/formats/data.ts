import { fail, type Puzzle, type Result, said } from '#core';
import { boardsIn, type FoundRows } from './boards.ts';
import { readData } from './data-text.ts';
import { likely } from './evidence.ts';
import type { Format } from './format.ts';
import { readGridPuzzle } from './grid-text.ts';
import { agreeOnKind, type ReadHints } from './hints.ts';

/**
 * Grids as data of some programming language: lists of rows, a list of all cells, rows as texts, with any brackets, and whatever else the
 * source has around them. A grid whose name says that it is a solution is left out where there are others.
 */
export const data: Format = {
  id: 'data',
  title: { en: 'Lists', de: 'Listen', fr: 'Listes' },
  summary: 'Grids as lists of numbers or texts: JSON, Python, JavaScript, C, NumPy, MiniZinc.',
  extensions: ['.json', '.py', '.dzn', '.txt'],
  unit: 'document',
  recognise: ({ text }) => {
    if (!/[[{(]/.test(text)) return undefined;
    const [board] = boardsIn(readData(text));
    return board ? likely(said('a list of {rows} rows of cells', { rows: board.rows.length })) : undefined;
  },
  open: (hints) => (unit, line) => {
    const boards = boardsIn(readData(unit));
    if (boards.length === 0) return [{ line, result: fail('no list of N rows of N cells was found') }];
    return boards.map((board) => ({ line, result: readBoard(board, hints) }));
  },
};

/** The puzzle of a grid found in data. */
export function readBoard({ rows }: FoundRows, hints: ReadHints): Result<Puzzle> {
  const kind = agreeOnKind(hints);
  if (!kind.ok) return kind;
  const text = rows.map((row) => row.join(' ')).join('\n');
  return readGridPuzzle(text, hints, { kind: kind.value });
}
