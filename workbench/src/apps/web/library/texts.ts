import { type Complaint, must, type Puzzle, type Words } from '#core';
import { formatPuzzle, formatPuzzles, formats, openLink, readPuzzles } from '#formats';
import { type PositionRecord, packPosition } from '#session';
import { ask } from './asking.ts';
import { positionOf } from './position-of.ts';

/** More puzzles than this are not shown to choose from; a collection belongs to the command line. */
const MOST_READ = 500;

/** How long the solution of a puzzle is looked for when it is written down. */
const SOLVING_MS = 5000;

export interface ParseAnswer {
  readonly puzzles: readonly {
    readonly line: number;
    readonly puzzle: PositionRecord;
    /** Which of two possible readings was taken. */
    readonly reading?: Complaint;
  }[];
  readonly errors: readonly ({ readonly line: number } & Complaint)[];
  /** Whether there was more than is given back. */
  readonly cut: boolean;
}

/** Reads the puzzles of a text in any format; a broken one gives a sentence. */
export function parse({ text, kind, from }: { text: string; kind?: string | undefined; from?: string | undefined }): ParseAnswer {
  const items = readPuzzles(text, { kind, from });
  // What has parts that are not understood can still be played, and says which they are.
  const playable = items.some(({ result }) => !result.ok) ? readPuzzles(text, { kind, from, plays: true }) : items;
  const puzzles: ParseAnswer['puzzles'][number][] = [];
  const errors: ParseAnswer['errors'][number][] = [];
  for (const [i, { line, result: read }] of items.entries()) {
    const again = playable.length === items.length ? playable[i]!.result : read;
    const result = !read.ok && again.ok && again.value.ignored ? again : read;
    if (result.ok) {
      if (puzzles.length < MOST_READ) puzzles.push({ line, puzzle: packPosition(result.value), ...readingOf(result.value) });
    } else if (errors.length < MOST_READ) errors.push({ line, error: result.error, said: result.said });
  }
  return { puzzles, errors, cut: items.length > puzzles.length + errors.length };
}

function readingOf({ reading }: Puzzle): { readonly reading?: Complaint } {
  return reading ? { reading } : {};
}

export type WriteAnswer = { readonly ok: true; readonly text: string; readonly extension: string } | ({ readonly ok: false } & Complaint);

/** Writes a puzzle (with its progress, where the format holds it) as a whole text. */
export async function write({ puzzle: record, format }: { puzzle: PositionRecord; format: string }): Promise<WriteAnswer> {
  const puzzle = positionOf(record);
  const keepsSolution = formats.find(({ id }) => id === format)?.keeps?.includes('solution') === true;
  return written([keepsSolution ? await withSolution(puzzle, record) : puzzle], format);
}

/** The puzzle with its solution, where it has exactly one that is found soon: other programs check against it. */
async function withSolution(puzzle: Puzzle, record: PositionRecord): Promise<Puzzle> {
  if (puzzle.kept?.solution) return puzzle;
  const { status, solutions } = await ask('solve', { puzzle: record, limit: 2, timeMs: SOLVING_MS }, { report() {} });
  return status === 'complete' && solutions.length === 1 ? { ...puzzle, kept: { ...puzzle.kept, solution: [...solutions[0]!] } } : puzzle;
}

/** Writes several puzzles as one text; a format that holds one puzzle says so. */
export function writeAll({ puzzles, format }: { puzzles: readonly PositionRecord[]; format: string }): WriteAnswer {
  return written(puzzles.map(positionOf), format);
}

function written(puzzles: readonly Puzzle[], format: string): WriteAnswer {
  const text = formatPuzzles(puzzles, format);
  if (!text.ok) return text;
  return { ok: true, text: `${text.value}\n`, extension: formats.find(({ id }) => id === format)?.extensions[0] ?? '.txt' };
}

/** The address that opens a puzzle anywhere. */
export function link({ puzzle, base }: { puzzle: PositionRecord; base: string }): string {
  const text = must(formatPuzzle(positionOf(puzzle), 'json'));
  return openLink(text, base);
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
