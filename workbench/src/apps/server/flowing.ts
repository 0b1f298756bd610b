import { tooLong, tooSlow } from './body.ts';
import type { ServerOptions } from './options.ts';

/** Bytes of a file that have to come within the time after which it counts as stalled. */
const LEAST_BYTES = 1000;

/** A stream that ends in an error where it is too long, or where too little of it comes: it may last, but it may not stand still. */
export async function* flowing(
  chunks: AsyncIterable<Uint8Array>,
  { fileBytes, stallMs }: Pick<ServerOptions, 'fileBytes' | 'stallMs'>,
): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  let bytes = 0;
  let due = { at: performance.now() + stallMs, bytes: LEAST_BYTES };
  for (;;) {
    const { done, value } = await before(due.at, iterator.next());
    if (done) return;
    bytes += value.length;
    if (bytes > fileBytes) throw tooLong(fileBytes);
    if (bytes >= due.bytes) due = { at: performance.now() + stallMs, bytes: bytes + LEAST_BYTES };
    yield value;
  }
}

/** Waits for something until a time. */
async function before<T>(time: number, waited: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), Math.max(0, time - performance.now()));
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}
