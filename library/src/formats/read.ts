import {
  ComplaintError,
  complain,
  complaintOf,
  expected,
  fail,
  ok,
  type Puzzle,
  type Result,
  refuseAllButFields,
  refuseAllButText,
  said,
} from '#core';
import { needsRegions } from '#kinds';
import { decodeChunks } from './decode.ts';
import { type Format, frameOf, type ReadItem } from './format.ts';
import type { ReadHints } from './hints.ts';
import { Intake } from './intake.ts';
import { KindShelf } from './kind-shelf.ts';
import { findFormat, formats } from './registry.ts';

/** What the caller knows about the puzzles that are read. */
export interface ReadOptions {
  /** A spec such as `solid:3`; needed where the text leaves two readings. */
  readonly kind?: string | undefined;
  /** The region map of a jigsaw whose text has none. */
  readonly regions?: readonly number[] | undefined;
  /** Symbols as a `symbols:` line has them. */
  readonly symbols?: string | undefined;
  /** The id of the format; found out from the text where it is left out. */
  readonly from?: string | undefined;
  /** Whether drawings that no rule accounts for are left out instead of refused; the puzzle then says which. */
  readonly ignoreDrawings?: boolean | undefined;
  /** Whether it is to be played: what is not understood is kept as drawings, and the puzzle says by name what it was. */
  readonly plays?: boolean | undefined;
  /** Whether a text without any puzzle is no complaint, because puzzles came before it. */
  readonly mayBeEmpty?: boolean | undefined;
  /** Where kinds are found; a shelf of one's own keeps them from one text to the next. */
  readonly kinds?: KindShelf | undefined;
}

/**
 * Reads every puzzle of a text. A broken puzzle gives a sentence in its place, and the others are read all the same.
 *
 * @example
 * import { readPuzzles } from 'ninefold';
 *
 * const [good, bad] = readPuzzles('1234............\n123?............');
 * console.log(good?.result.ok); // true
 * if (bad && !bad.result.ok) console.log(bad.line, bad.result.error); // 2 r1c4 (character 4) holds "?"; expected 1-4 or . for blank
 */
export function readPuzzles(text: string, options: ReadOptions = {}): ReadItem[] {
  const intake = refuseAllButText(text) ?? openIntake(options);
  if (!intake.ok) return [{ line: 1, result: intake }];
  return [...intake.value.push(text), ...intake.value.end()];
}

/** Reads puzzles from text or bytes as they arrive. Memory stays the same however long the input is. */
export async function* streamPuzzles(chunks: AsyncIterable<string | Uint8Array>, options: ReadOptions = {}): AsyncGenerator<ReadItem> {
  const intake = refuseAllButStreams(chunks) ?? openIntake(options);
  if (!intake.ok) {
    yield { line: 1, result: intake };
    return;
  }
  try {
    for await (const text of decodeChunks(chunks)) {
      yield* intake.value.push(text);
      if (intake.value.isOver) return;
    }
  } catch (error) {
    if (!(error instanceof ComplaintError)) throw error;
    yield { line: 1, result: fail(complaintOf(error)) };
    return;
  }
  yield* intake.value.end();
}

/** Reads the one puzzle of a text. */
export function parsePuzzle(text: string, options: ReadOptions = {}): Result<Puzzle> {
  const items = readPuzzles(text, options);
  const [item] = items;
  if (items.length !== 1 || !item) return fail('expected one puzzle, found {found}', { found: items.length });
  return item.result.ok || item.line === 1 ? item.result : fail('line {line:id}: {sentence}', { line: item.line, sentence: item.result });
}

/** Writes a puzzle as a whole text of a format, without the last line end. */
export function formatPuzzle(puzzle: Puzzle, formatId = 'ninefold'): Result<string> {
  return formatPuzzles([puzzle], formatId);
}

/** Writes puzzles as a whole text of a format, without the last line end. */
export function formatPuzzles(puzzles: readonly Puzzle[], formatId = 'ninefold'): Result<string> {
  const format = findFormat(formatId);
  if (!format.ok) return format;
  const { before, between, after } = frameOf(format.value);
  if (format.value.single && puzzles.length !== 1)
    return fail('a file in the format {format} holds one puzzle, not {puzzles}', {
      format: said(format.value.title),
      puzzles: puzzles.length,
    });
  const units: string[] = [];
  for (const puzzle of puzzles) {
    const unit = writeUnit(format.value, puzzle);
    if (!unit.ok) return unit;
    units.push(unit.value);
  }
  return ok(`${before}${units.join(between)}${after}`.replace(/\n$/, ''));
}

/** Writes a puzzle as one unit of a format. */
export function writeUnit(format: Format, puzzle: Puzzle): Result<string> {
  if (puzzle.rules.length > 0 && !format.keeps?.includes('rules'))
    return fail('{format} has no room for rules such as {example}; the formats ninefold and json have', {
      format: said(format.title),
      example: puzzle.rules[0]!.text,
    });
  return format.write?.(puzzle) ?? fail('{format} is read only, never written', { format: said(format.title) });
}

/** The sentence about what gives no pieces of text or bytes; undefined for what does. */
export function refuseAllButStreams(chunks: unknown): Result<never> | undefined {
  const isStream = typeof chunks === 'object' && chunks !== null && (Symbol.asyncIterator in chunks || Symbol.iterator in chunks);
  return isStream ? undefined : expected(complain('a stream of text or bytes'), chunks);
}

function openIntake(options: ReadOptions): Result<Intake> {
  const refusal = refuseAllButFields(options);
  if (refusal) return refusal;
  const { kind, regions, symbols, from, ignoreDrawings, plays, mayBeEmpty = false, kinds = new KindShelf() } = options;
  const format = from === undefined ? ok(undefined) : findFormat(from);
  if (!format.ok) return format;
  if (format.value && !format.value.open) return fail('{format} is written only, never read', { format: said(format.value.title) });
  // A spec that can never be right is said once, not for every puzzle; a kind with regions waits for the map in its text.
  if (kind !== undefined && (regions || !needsRegions(kind))) {
    const known = kinds.find(kind, regions);
    if (!known.ok) return known;
  }
  const hints: ReadHints = {
    kinds,
    ...(kind === undefined ? {} : { kindSpec: kind }),
    ...(regions === undefined ? {} : { regions }),
    ...(symbols === undefined ? {} : { symbols }),
    ...(ignoreDrawings === true ? { ignoreDrawings } : {}),
    ...(plays === true ? { plays } : {}),
    ...(format.value ? { from: format.value.id } : {}),
  };
  return ok(new Intake(formats, hints, mayBeEmpty, format.value));
}
