import { setImmediate } from 'node:timers/promises';
import { type Complaint, ok, type Puzzle, type Result } from '#core';
import { decodePicture, isPicture, refuseBytes } from '#photographs';

/** What a file begins with decides: a picture is handed back whole, anything else as it came. */
export async function peekPicture(
  bytes: AsyncIterable<Uint8Array | string>,
): Promise<{ readonly picture?: Result<Uint8Array>; readonly rest: AsyncIterable<Uint8Array | string> }> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  const isOne = !first.done && typeof first.value !== 'string' && isPicture(first.value);
  return isOne ? { picture: await gathered(first.value as Uint8Array, chunks), rest: bytes } : { rest: again(first, chunks) };
}

async function gathered(first: Uint8Array, chunks: AsyncIterator<Uint8Array | string>): Promise<Result<Uint8Array>> {
  const parts = [first];
  let size = first.length;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    const part = Buffer.from(next.value);
    size += part.length;
    const refusal = refuseBytes(size);
    if (refusal) {
      await chunks.return?.();
      return refusal;
    }
    parts.push(part);
  }
  return ok(Buffer.concat(parts));
}

async function* again(
  first: IteratorResult<Uint8Array | string>,
  chunks: AsyncIterator<Uint8Array | string>,
): AsyncGenerator<Uint8Array | string> {
  for (let next = first; !next.done; next = await chunks.next()) yield next.value;
}

/** The puzzle in a picture file, and what a person should know about it. */
export async function readPhotograph(
  bytes: Result<Uint8Array>,
): Promise<{ readonly read: Result<Puzzle>; readonly notes: readonly Complaint[] }> {
  const raster = bytes.ok ? await decodePicture(bytes.value) : bytes;
  if (!raster.ok) return { read: raster, notes: [] };
  const { loadPictureReader } = await import('#picture');
  const reading = (await loadPictureReader()).read(raster.value);
  // Reading holds the thread: a Ctrl-C that came meanwhile is heard before anything is answered. The first turn may be one that has asked for signals already.
  await setImmediate();
  await setImmediate();
  return reading.ok ? { read: ok(reading.value.puzzle), notes: reading.value.notes } : { read: reading, notes: [] };
}
