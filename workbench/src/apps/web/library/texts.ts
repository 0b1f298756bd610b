import type { Complaint, Words } from '#core';
import { formatPuzzle, formatPuzzles, formats, readPuzzles } from '#formats';
import { type PositionRecord, packPosition } from '#session';
import { positionOf } from './position-of.ts';

/** More puzzles than this are not shown to choose from; a collection belongs to the command line. */
const MOST_READ = 500;

export interface ParseAnswer {
  readonly puzzles: readonly { readonly line: number; readonly puzzle: PositionRecord }[];
  readonly errors: readonly ({ readonly line: number } & Complaint)[];
  /** Whether there was more than is given back. */
  readonly cut: boolean;
}

/** Reads the puzzles of a text in any format; a broken one gives a sentence. */
export function parse({ text, kind, from }: { text: string; kind?: string | undefined; from?: string | undefined }): ParseAnswer {
  const items = readPuzzles(text, { kind, from });
  const puzzles: ParseAnswer['puzzles'][number][] = [];
  const errors: ParseAnswer['errors'][number][] = [];
  for (const { line, result } of items) {
    if (result.ok) {
      if (puzzles.length < MOST_READ) puzzles.push({ line, puzzle: packPosition(result.value) });
    } else if (errors.length < MOST_READ) errors.push({ line, error: result.error, said: result.said });
  }
  return { puzzles, errors, cut: items.length > puzzles.length + errors.length };
}

export type WriteAnswer = { readonly ok: true; readonly text: string; readonly extension: string } | ({ readonly ok: false } & Complaint);

/** Writes a puzzle (with its progress, where the format holds it) as a whole text. */
export function write({ puzzle, format }: { puzzle: PositionRecord; format: string }): WriteAnswer {
  const written = formatPuzzle(positionOf(puzzle), format);
  if (!written.ok) return written;
  return { ok: true, text: `${written.value}\n`, extension: formats.find(({ id }) => id === format)?.extensions[0] ?? '.txt' };
}

/** Writes several puzzles as one text; a format that holds one puzzle says so. */
export function writeAll({ puzzles, format }: { puzzles: readonly PositionRecord[]; format: string }): WriteAnswer {
  const written = formatPuzzles(puzzles.map(positionOf), format);
  if (!written.ok) return written;
  return { ok: true, text: `${written.value}\n`, extension: formats.find(({ id }) => id === format)?.extensions[0] ?? '.txt' };
}

/** The formats, for menus. */
export interface FormatInfo {
  readonly id: string;
  readonly title: Words<string>;
  readonly extension: string;
  readonly reads: boolean;
  readonly writes: boolean;
}

export function formatCatalogue(_input: Record<string, never>): readonly FormatInfo[] {
  return formats.map(({ id, title, extensions, open, write: writes }) => ({
    id,
    title,
    extension: extensions[0] ?? '.txt',
    reads: open !== undefined,
    writes: writes !== undefined,
  }));
}
