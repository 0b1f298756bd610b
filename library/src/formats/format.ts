import type { Puzzle, Result, Words } from '#core';
import type { Evidence } from './evidence.ts';
import type { ReadHints } from './hints.ts';
import type { Sample } from './sample.ts';

/** One puzzle that was read, or the sentence that says why it could not be. */
export interface ReadItem {
  /** The line, from 1, on which the puzzle begins. */
  readonly line: number;
  readonly result: Result<Puzzle>;
}

/**
 * What one puzzle takes: a line; a paragraph (ended by an empty line); as many rows as a row has cells, with the words before them; a JSON
 * value, on one line or on several; or the whole document. All but documents are streamed, so that files of any length are read in constant memory.
 */
export const UNITS = ['line', 'paragraph', 'rows', 'value', 'document'] as const;
export type Unit = (typeof UNITS)[number];

/** Reads one unit after another of the same input. Never throws, whatever the text. */
export type UnitReader = (unit: string, firstLine: number) => readonly ReadItem[];

/** What stands around the units of a file. */
export interface Frame {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/** What a format may keep of a puzzle beyond its kind and givens. */
type Kept = 'title' | 'author' | 'comment' | 'source' | 'restrictions' | 'progress' | 'rules' | 'solution';

/** A way to write puzzles down. */
export interface Format {
  readonly id: string;
  readonly title: Words<string>;
  /** One or two sentences: what it looks like and what it can hold. */
  readonly summary: string;
  /** File name endings with the dot. */
  readonly extensions: readonly string[];
  readonly unit: Unit;
  /** Whether a paragraph that begins with this line belongs to the one before it. Undefined: none does. */
  goesOn?(line: string): boolean;
  /** Whether only this format has such a line, so that a paragraph with it is all of it this format's. Undefined: it has none. */
  isMarked?(line: string): boolean;
  /** Whether this line begins a paragraph of the format in a file of lines, however many came before. Undefined: none does. */
  isOpenedBy?(line: string): boolean;
  /**
   * What speaks for this format in a text (its first part, for a long one; a line of its own, for a format of lines), and how much: see
   * `evidence.ts`. The surest reads the text; among equals the first in the registry. Undefined: nothing does.
   */
  recognise?(sample: Sample, hints: ReadHints): Evidence | undefined;
  /** Starts to read one input; what it keeps between units (a CSV header) dies with it. Undefined: write only. */
  open?(hints: ReadHints): UnitReader;
  /** Writes one puzzle as one unit without the final line end; says why where the format cannot hold it. Undefined: read only. */
  write?(puzzle: Puzzle): Result<string>;
  /** What it keeps beyond kind and givens; undefined: nothing, or not surely. */
  readonly keeps?: readonly Kept[];
  /** True where it has no room for givens, only for rules. */
  readonly isBlank?: true;
  /** True where a text tells of which size a puzzle is, but not of which kind. */
  readonly isSilent?: boolean;
  /** What stands around the units; undefined where line ends (and empty lines between paragraphs) are enough. */
  readonly frame?: Frame;
  /** True where a unit cannot be read without those before it: a row of a table needs its header. */
  readonly keepsState?: boolean;
  /** True where a file holds exactly one puzzle. */
  readonly single?: boolean;
}

/** What stands around the units of a format, with the usual line ends where it says nothing else. */
export function frameOf({ frame, unit }: Format): Frame {
  return frame ?? { before: '', between: unit === 'paragraph' ? '\n\n' : '\n', after: '\n' };
}

/** What is read of one unit. */
type ReadUnit = (unit: string, hints: ReadHints) => Result<Puzzle>;

/** Every line by itself, but for comments and empty ones. */
export function eachLine(read: ReadUnit): (hints: ReadHints) => UnitReader {
  return (hints) => (unit, line) => (/^\s*(?:#|$)/.test(unit) ? [] : [{ line, result: read(unit.trim(), hints) }]);
}

/** The whole document, but for an empty one. */
export function wholeDocument(read: ReadUnit): (hints: ReadHints) => UnitReader {
  return (hints) => (unit, line) => (unit.trim() === '' ? [] : [{ line, result: read(unit, hints) }]);
}
