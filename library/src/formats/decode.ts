import { ComplaintError, complain, showValue } from '#core';

/**
 * Decodes bytes to text as they arrive: UTF-8, or UTF-16 where a byte order mark says so. Strings pass through. Bytes
 * that are no valid UTF-8 become U+FFFD, which no symbol is, so that the sentence about their cell tells of them.
 *
 * Throws a complaint where a piece is neither.
 */
export async function* decodeChunks(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let start: Uint8Array = new Uint8Array(0);
  for await (const chunk of chunks) {
    if (typeof chunk === 'string') {
      yield chunk;
      continue;
    }
    if (!ArrayBuffer.isView(chunk))
      throw new ComplaintError(complain('expected {takes}, found {found}', { takes: complain('text or bytes'), found: showValue(chunk) }));
    let bytes = chunk;
    if (!decoder) {
      bytes = new Uint8Array(start.length + chunk.length);
      bytes.set(start);
      bytes.set(chunk, start.length);
      start = bytes;
      // Two bytes are enough to know the order mark, and a chunk may be shorter.
      if (start.length < 2) continue;
      decoder = new TextDecoder(encodingOf(start));
    }
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder ? decoder.decode() : new TextDecoder().decode(start);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
