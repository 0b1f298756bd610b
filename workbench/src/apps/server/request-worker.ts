import { type Complaint, ok, type Result } from '#core';
import { formatPuzzle } from '#formats';
import { type Answered, answerRequest, type Limits, Workshop } from '#operations';
import { stepBack, workerSettings } from '#pools';
import { findOperation } from '#questions';

// What a thread does for requests.

const workshop = new Workshop();
stepBack(workerSettings<{ readonly nice: number }>().nice);

/** Answers one request that its schema has read. */
export function answer(task: { readonly operation: string; readonly request: object; readonly limits: Limits }): Promise<Result<Answered>> {
  const operation = findOperation(task.operation);
  if (!operation) throw new Error(`no operation ${task.operation}`);
  return answerRequest(operation, task.request, workshop, { limits: task.limits });
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
