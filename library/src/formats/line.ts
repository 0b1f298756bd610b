import { complain, fail, type Geometry, MAX_SIZE, ok, type Puzzle, type Result, said } from '#core';
import { readMarksLine } from './candidate-text.ts';
import { lookAtRow, looksLikeCells } from './cell-look.ts';
import { findCells, hasSymbol, isRuling } from './cell-runs.ts';
import { type Evidence, likely, plausible } from './evidence.ts';
import type { Format } from './format.ts';
import { countCells, readGridPuzzle, wordsOf } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { readJigsawLine } from './jigsaw-text.ts';
import { hasBeyond, isNearlyPuzzle } from './near-miss.ts';
import type { NotationName } from './notation.ts';
import { readingsOf } from './readings.ts';
import { refuseBeyondGivens, refuseRegions } from './refusals.ts';
import type { Sample } from './sample.ts';
import { readTwoDigits } from './two-digit-text.ts';
import { formatLine } from './write-cells.ts';

/**
 * One puzzle a line: its places row by row, one character each. Blanks are . 0 * _ - (and X or a space where they
 * can be nothing else); a comment may follow after #. The length says the kind unless the reader was told.
 */
export const line: Format = {
  id: 'line',
  title: { en: 'One line', de: 'Eine Zeile', fr: 'Une ligne' },
  summary:
    'All places of a puzzle on one line, one character each; its length says the kind unless one is named. It holds the givens of every kind but jigsaws.',
  extensions: ['.txt', '.sudoku'],
  unit: 'line',
  isSilent: true,
  recognise: recogniseLines,
  open: (hints) => (unit, firstLine) => {
    const { cells, comment } = splitComment(unit);
    return cells.trim() === '' ? [] : [{ line: firstLine, result: readAmongWords(cells, hints, comment) }];
  },
  write(puzzle) {
    const refused = refuseBeyondGivens(puzzle, complain('a line')) ?? refuseRegions(puzzle, complain('a line'));
    return refused ? fail(refused) : ok(formatLine(puzzle));
  },
};

/** The cells of a line and the comment behind them. */
export function splitComment(unit: string): { readonly cells: string; readonly comment: string } {
  const hash = unit.indexOf('#');
  if (hash < 0) return { cells: unit, comment: '' };
  // The blank before # parts it from the cells; where spaces are blanks the cells end at their number anyway.
  return { cells: unit.slice(0, hash).replace(/\s$/, ''), comment: unit.slice(hash + 1).trim() };
}

/** Reads the cells of a line that may have words around them: a title before, a comment behind. */
function readAmongWords(text: string, hints: ReadHints, comment: string): Result<Puzzle> {
  const wanted = agreeOnKind(hints);
  const isAlone = !wanted.ok || (wanted.value ? isWhole(text, wanted.value.geometry) : couldBeCells(text) && isPuzzleAlone(text));
  const found = isAlone ? undefined : findCells(text);
  if (!found) return readLine(text, hints, comment);
  const { before: title, after } = found;
  const read = readLine(found.cells, hints, [after, comment].filter((words) => words !== '').join('; '));
  return read.ok && title !== '' ? ok({ ...read.value, info: { title, ...read.value.info } }) : read;
}

/** Reads the cells of one puzzle in one line, whatever they turn out to be. */
export function readLine(cells: string, hints: ReadHints, comment = '', notation?: NotationName): Result<Puzzle> {
  const parts = comment === '' ? {} : { info: { comment } };
  // Files of many puzzles are nearly all of this kind, and the other looks cost more than the reading.
  const plain = hints.kindSpec === undefined && !hints.regions && !/\s/.test(cells) ? readingsOf(cells.length) : [];
  if (plain.length === 1) return readGridPuzzle(cells, hints, { notation }, parts);
  const long = readJigsawLine(cells, hints, parts) ?? readTwoDigits(cells, hints, parts) ?? readMarksLine(cells, hints, parts);
  if (long) return long;
  const kind = agreeOnKind(hints);
  if (!kind.ok) return kind;
  return readGridPuzzle(cells, hints, { kind: kind.value, notation }, parts);
}

function recogniseLines({ lines }: Sample, hints: ReadHints): Evidence | undefined {
  const rows = lines.map((row) => splitComment(row).cells);
  const [first] = rows;
  if (first === undefined) return likely(said('nothing but comments'));
  const cells = countCells(rows.reduce((longest, row) => (row.length > longest.length ? row : longest), first));
  if (areLines(rows, hints)) return likely(said('{lines} {lines|line|lines} of up to {cells} cells', { lines: rows.length, cells }));
  const found = rows.flatMap((row) => {
    const some = findCells(row);
    return some && some.cells.length < row.trim().length ? [some] : [];
  });
  if (found.length * 2 >= rows.length || found.some(({ cells: run }) => run.length >= 81))
    return likely(said('{cells} cells in a line among words', { cells: countCells(found[0]!.cells) }));
  // A line that is too long or too short is worth the sentence that says so.
  if (rows.length > 1 && cells <= 64) return undefined;
  if (rows.filter((row) => looksLikeCells(lookAtRow(row))).length * 2 <= rows.length) return undefined;
  const isMeant = hints.kindSpec !== undefined || rows.some((row) => isNearlyPuzzle([row]));
  return (isMeant ? likely : plausible)(said('{lines} {lines|line|lines} of up to {cells} cells', { lines: rows.length, cells }));
}

/** Whether most lines are a puzzle of their own, and not the rows of a grid. */
export function areLines(rows: readonly string[], hints: ReadHints): boolean {
  const kind = agreeOnKind(hints);
  const wanted = kind.ok ? kind.value : undefined;
  if (rows.length > 3 && !wanted && rows.every((row) => wordsOf(row).length === rows.length)) return false;
  const alone = rows.filter((row) => couldBeCells(row) && (wanted ? isWhole(row, wanted.geometry) : isPuzzleAlone(row)));
  if (alone.length * 2 >= rows.length) return true;
  // Among words a line has to show that it is cells: one without a symbol only parts them, and one of letters is words that happen to fit.
  return (
    alone.some((row) => hasSymbol(row) && looksLikeCells(lookAtRow(row))) &&
    rows.length !== countCells(rows[0]!) &&
    rows.some((row) => countCells(row) >= 48)
  );
}

/** Whether a row could be cells at all: words of a language and links have other characters, or words of many lengths. */
function couldBeCells(row: string): boolean {
  if (isRuling(row) || row.includes('://')) return false;
  const look = lookAtRow(row);
  return looksLikeCells(look) || (look.others * 8 <= look.cells && (look.isEven || look.words === 1));
}

function isWhole(row: string, { places: { length: places }, size }: Geometry): boolean {
  return [places, places * 2, places * size].includes(countCells(row)) || row.length === places || wordsOf(row).length === places;
}

/** A row of a 16x16 grid has as many cells as a 4x4, so the symbols have to fit as well. */
function isPuzzleAlone(row: string): boolean {
  const cells = countCells(row);
  const half = Math.sqrt(cells / 2);
  if ((Number.isInteger(half) && half > 3) || readingsOf(wordsOf(row).length, MAX_SIZE).length > 0) return true;
  return [...readingsOf(cells), ...readingsOf(row.length)].some(({ size }) => !hasBeyond(row, size));
}
