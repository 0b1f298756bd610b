import { type Complaint, fail, ok, type Result } from '#core';
import { formatPuzzle } from '#formats';
import { parseSampleKind } from '#kinds';
import { type Answered, answerRequest, kindAnswer, kindDetails, type Limits, Workshop } from '#operations';
import { stepBack, workerSettings } from '#pools';
import { findOperation } from '#questions';
import { markReading, type ReadingMark } from './reading.ts';

// What a thread does for requests.

const workshop = new Workshop();
stepBack(workerSettings<{ readonly nice: number }>().nice);

interface AnswerTask {
  readonly operation: string;
  readonly request: object;
  readonly limits: Limits;
  readonly mark: ReadingMark;
}

/** Answers one request that its schema has read. */
export async function answer({ operation: id, request, limits, mark }: AnswerTask): Promise<Result<Answered>> {
  const operation = findOperation(id);
  if (!operation) throw new Error(`no operation ${id}`);
  markReading.begins(mark);
  const answered = await answerRequest(operation, request, workshop, { limits, onRead: () => markReading.ended(mark) });
  markReading.ended(mark);
  return answered;
}

/** One kind in full: rules, groups and parts by name. */
export async function describeKind({ spec, places }: { readonly spec: string; readonly places: number }): Promise<Result<object>> {
  const kind = parseSampleKind(spec);
  if (!kind.ok) return kind;
  const { length } = kind.value.geometry.places;
  if (length > places) return fail('the puzzle has {places} places; at most {most} are taken', { places: length, most: places });
  return ok({ ...kindAnswer(kind.value), ...kindDetails(kind.value) });
}

/** A puzzle that was read in a picture: its text in Ninefold's JSON form, and what a person should know about it. */
export interface ReadText {
  readonly text: string;
  readonly notes: readonly Complaint[];
}

/** Reads the puzzle in a picture file. */
export async function photograph({ bytes }: { readonly bytes: Uint8Array }): Promise<Result<ReadText>> {
  const [{ decodePicture }, { loadPictureReader }] = await Promise.all([import('#photographs'), import('#picture')]);
  const raster = await decodePicture(bytes);
  if (!raster.ok) return raster;
  const reading = (await loadPictureReader()).read(raster.value);
  if (!reading.ok) return reading;
  const { puzzle, notes } = reading.value;
  const written = formatPuzzle(puzzle, 'json');
  return written.ok ? ok({ text: written.value, notes }) : written;
}

/** Does nothing, so that a thread is there before the first request comes. */
export function warm(_: object): void {}
