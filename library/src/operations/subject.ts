import { type Complaint, fail, ok, type Puzzle, type Result, refuseAllButFields } from '#core';
import { parsePuzzle } from '#formats';
import type { Fields, OutOfFields } from '#schema';
import { puzzleFields } from './fields.ts';
import type { Limits } from './tools.ts';
import type { Workshop } from './workshop.ts';

/** What an operation is asked about, and how it comes in a request. */
export interface Subject<R extends Fields, S> {
  readonly fields: R;
  read(fields: OutOfFields<R>, limits: Pick<Limits, 'places'>, workshop: Pick<Workshop, 'kinds'>): Result<S>;
  /** What the reader left out because it was told to; every answer says so. */
  ignored?(subject: S): readonly string[] | undefined;
  /** Which of two possible readings was taken; every answer says so. */
  reading?(subject: S): Complaint | undefined;
}

/** Any subject; only the operation that has it knows what it reads. */
export interface AnySubject {
  readonly fields: Fields;
  read(fields: object, limits: Pick<Limits, 'places'>, workshop: Pick<Workshop, 'kinds'>): Result<unknown>;
  ignored?(subject: unknown): readonly string[] | undefined;
  reading?(subject: unknown): Complaint | undefined;
}

/** One puzzle, as text in any format that is read. */
export const onePuzzle: Subject<typeof puzzleFields, Puzzle> = {
  fields: puzzleFields,
  read: readPuzzle,
  ignored: (puzzle) => puzzle.ignored,
  reading: (puzzle) => puzzle.reading,
};

/** Nothing but the other fields. */
export const noPuzzle: Subject<Record<never, never>, undefined> = { fields: {}, read: () => ok(undefined) };

/** Reads the puzzle of a request. */
export function readPuzzle(
  fields: OutOfFields<typeof puzzleFields>,
  { places }: Pick<Limits, 'places'>,
  { kinds }: Pick<Workshop, 'kinds'>,
): Result<Puzzle> {
  const refusal = refuseAllButFields(fields);
  if (refusal) return refusal;
  const { puzzle, kind, from, ignoreDrawings } = fields;
  const read = parsePuzzle(puzzle, { kind, from, ignoreDrawings, kinds });
  if (!read.ok) return read;
  const { length } = read.value.geometry.places;
  return length <= places ? read : fail('the puzzle has {places} places; at most {most} are taken', { places: length, most: places });
}
