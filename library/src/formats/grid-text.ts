import {
  type Complaint,
  defaultSymbols,
  fail,
  type Kind,
  MAX_SIZE,
  makePuzzleFromPlaces,
  ok,
  type Puzzle,
  type PuzzleParts,
  parseSymbols,
  type Result,
  type Symbols,
  type Value,
} from '#core';
import { squarest } from '#kinds';
import { type Alphabet, makeAlphabet, readCells, withCrosses } from './alphabet.ts';
import { partitionBox } from './box-shape.ts';
import type { ReadHints } from './hints.ts';
import { inferNotation, type NotationName, namedNotation, numberAlphabet } from './notation.ts';
import { askWhich, describeMisfit, type Reading, readingsOf } from './readings.ts';
import { describeChoice } from './weigh.ts';

/** How cells are to be read beyond what their text says. */
export interface CellOptions {
  /** The kind, where it is known. */
  readonly kind?: Kind | undefined;
  /** A `symbols:` line. */
  readonly symbols?: string | undefined;
  readonly notation?: NotationName | undefined;
}

/** A text of cells, read: what stands at each place of the kind. */
export interface CellsRead {
  readonly kind: Kind;
  readonly symbols: Symbols;
  readonly values: Value[];
  /** Which of two possible readings was taken. */
  readonly reading?: Complaint;
}

/** How many cells a text has where each is one character. */
export function countCells(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 32 && code !== 0xa0 && !(code >= 0xdc00 && code < 0xe000)) count++;
  }
  return count;
}

/** Reads a text of cells in any number of lines and finds out what it leaves unsaid: the kind, the symbols. */
export function readGridText(text: string, hints: ReadHints, options: CellOptions = {}): Result<CellsRead> {
  const { kind } = options;
  if (kind) return readAs(text, kind, hints, options);
  const spec = guessSpec(text);
  if (!spec.ok) return spec;
  const guessed = hints.kinds.find(spec.value.spec);
  if (!guessed.ok) return guessed;
  const filled = text.includes(' ') && !text.trim().includes('\n') && spec.value.spaces ? text.replace(/ /g, '.') : text;
  const read = readAs(filled, guessed.value, hints, options);
  const others = [...otherBoxes(guessed.value), ...(spec.value.others ?? [])];
  if (!read.ok || others.length === 0) return read;
  const reading = describeChoice(
    guessed.value.spec,
    others,
    others.map((other) => ({ field: 'kind', value: other })),
  );
  return ok({ ...read.value, reading });
}

/** The same grid with boxes that stand where these lie: nothing in plain cells tells which are meant. */
function otherBoxes({ family, geometry }: Kind): readonly string[] {
  const box = family === 'classic' ? partitionBox(geometry) : undefined;
  return box && box.rows !== box.columns && box.rows > 1 && box.columns > 1 ? [`classic:${box.columns}x${box.rows}`] : [];
}

/** The puzzle of a text of cells. */
export function readGridPuzzle(text: string, hints: ReadHints, options: CellOptions = {}, parts: PuzzleParts = {}): Result<Puzzle> {
  const read = readGridText(text, hints, options);
  return read.ok ? ok(toPuzzle(read.value, parts)) : read;
}

/** The puzzle of cells that were read. */
export function toPuzzle({ kind, symbols, values, reading }: CellsRead, parts: PuzzleParts = {}): Puzzle {
  return makePuzzleFromPlaces(kind, values, { ...parts, symbols, ...(reading ? { reading } : {}) });
}

function readAs(text: string, kind: Kind, hints: ReadHints, options: CellOptions): Result<CellsRead> {
  const { places, size } = kind.geometry;
  const filled = fillSpaces(text, places.length);
  const words = asWords(filled, places.length);
  const alphabet = chooseAlphabet(filled, kind, hints, options, words);
  if (!alphabet.ok) return alphabet;
  const shaped = places.length !== countCells(filled) ? dropHoles(filled, kind) : filled;
  const values = readCells(shaped, kind, withCrosses(alphabet.value, shaped));
  if (!values.ok) return values;
  const { symbols } = alphabet.value;
  return ok({
    kind,
    symbols: words && !options.symbols && !hints.symbols ? defaultSymbols(size, kind.geometry.lowest) : symbols,
    values: values.value,
  });
}

function chooseAlphabet(text: string, kind: Kind, hints: ReadHints, options: CellOptions, words: boolean): Result<Alphabet> {
  const { size } = kind.geometry;
  const given = options.symbols ?? hints.symbols;
  if (given !== undefined) {
    const symbols = parseSymbols(given, size);
    return symbols.ok ? ok(makeAlphabet(symbols.value)) : symbols;
  }
  if (options.notation) return namedNotation(options.notation, size);
  return words ? ok(numberAlphabet(size, kind.geometry.lowest)) : inferNotation(text, kind, hints);
}

/** Spaces are blanks in a line of exactly as many characters as there are cells, unless they only part groups of cells. */
function fillSpaces(text: string, cells: number): string {
  if (text.length !== cells || !text.includes(' ') || /[\n\t]/.test(text)) return text;
  return text.replace(/ /g, '.');
}

/** Whether the cells stand apart as words; then a sign or a point in one of them is no blank. */
function asWords(text: string, cells: number): boolean {
  return countCells(text) !== cells && wordsOf(text).length === cells;
}

/** What stands apart in a text. */
export function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Whether words are numbers that stand apart, and not groups of cells: some have a sign, decimals or several digits, and all are numbers. */
function areNumbers(words: readonly string[]): boolean {
  const isNumber = (word: string): boolean => /^(?:[+-]?\d{1,6}(?:\.\d{1,6})?|[.*_-]{1,3})$/.test(word);
  return words.some((word) => /^[+-]\d|^\d+\.\d/.test(word)) && words.every(isNumber);
}

/** A drawing in which squares that belong to no grid are filled in too (441 characters for samurai); one that has numbers there is of another layout. */
function dropHoles(text: string, { geometry: { panels } }: Kind): string {
  const [panel] = panels;
  if (panels.length !== 1 || !panel || !panel.places.includes(-1)) return text;
  const squares = text.replace(/\s/g, '');
  if (squares.length !== panel.places.length || panel.places.some((place, i) => place < 0 && /[1-9]/.test(squares[i]!))) return text;
  return panel.places.map((place, i) => (place < 0 ? '' : squares[i])).join('');
}

/** What a text is taken for. */
interface Guess extends Reading {
  /** Whether its spaces are blanks. */
  readonly spaces?: true;
  /** Kinds that it may be as well. */
  readonly others?: readonly string[];
}

/** What the text is when nothing names its kind: by its shape where it is a square of lines, else by its length. */
function guessSpec(text: string): Result<Guess> {
  const cells = countCells(text);
  if (cells === text.length) return one(cells);
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const n = rows.length;
  // A square of lines is a grid, even where a row or two are broken; only 21 x 21 may also be a samurai with its holes.
  const whole = rows.filter((row) => countCells(row) === n).length;
  if (n > 1 && n <= 64 && n !== 21 && (whole === n || (n > 3 && whole * 2 > n))) return ok({ spec: squarest(n), size: n });
  if (n > 1 && n <= 64 && rows.every((row) => wordsOf(row).length === n)) return ok({ spec: squarest(n), size: n });
  const words = wordsOf(text);
  if (areNumbers(words)) return one(words.length, {}, MAX_SIZE);
  const row = rows.length === 1 ? text.replace(/\n/g, '') : '';
  const apart = row.includes(' ') && (readingsOf(cells).length === 0 || /\S {2,}\S/.test(row));
  if (apart && readingsOf(row.length).length > 0)
    return one(row.length, { spaces: true, others: readingsOf(cells).map((other) => other.spec) });
  if (words.some((word) => /^\d\d$/.test(word)) && words.every((word) => word.length < 4) && readingsOf(words.length, MAX_SIZE).length > 0)
    return one(words.length, {}, MAX_SIZE);
  return one(cells);
}

function one(cells: number, more: Omit<Guess, keyof Reading> = {}, largest?: number): Result<Guess> {
  const readings = readingsOf(cells, largest);
  const [only] = readings;
  if (!only) return fail(describeMisfit(cells));
  return readings.length > 1 ? fail(askWhich(cells, readings)) : ok({ ...only, ...more });
}
