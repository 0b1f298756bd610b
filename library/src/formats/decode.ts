import { ComplaintError, complain, showValue } from '#core';
import { firstInZip, isZip } from './unzip.ts';

/**
 * Decodes bytes to text as they arrive: UTF-8, or UTF-16 where a byte order mark says so. Strings pass through. Bytes
 * that are no valid UTF-8 become U+FFFD, which no symbol is, so that the sentence about their cell tells of them. Of an archive the first file is read.
 *
 * Throws a complaint where a piece is neither.
 */
export async function* decodeChunks(chunks: AsyncIterable<string | Uint8Array>, longest?: number): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let start: Uint8Array = new Uint8Array(0);
  let zip: Uint8Array[] | undefined;
  let size = 0;
  for await (const chunk of chunks) {
    if (typeof chunk === 'string') {
      yield chunk;
      continue;
    }
    if (!ArrayBuffer.isView(chunk))
      throw new ComplaintError(complain('expected {takes}, found {found}', { takes: complain('text or bytes'), found: showValue(chunk) }));
    if (zip) {
      size += chunk.length;
      if (size > LARGEST_ZIP)
        throw new ComplaintError(complain('this archive is larger than a file with one puzzle; unpack it and read what is inside'));
      zip.push(chunk);
      continue;
    }
    let bytes = chunk;
    if (!decoder) {
      bytes = new Uint8Array(start.length + chunk.length);
      bytes.set(start);
      bytes.set(chunk, start.length);
      start = bytes;
      // Four bytes are enough to know an archive and the order mark, and a chunk may be shorter.
      if (start.length < 4) continue;
      if (isZip(start)) {
        zip = [start];
        size = start.length;
        continue;
      }
      decoder = new TextDecoder(encodingOf(start));
    }
    yield decoder.decode(bytes, { stream: true });
  }
  if (zip) yield unzipped(zip, longest);
  else yield decoder ? decoder.decode() : new TextDecoder(encodingOf(start)).decode(start);
}

/** The text of the bytes of a file, decoded as above; what an archive unpacks to has at most `longest` bytes. */
export async function textOfBytes(bytes: Uint8Array, longest?: number): Promise<string> {
  async function* once(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  let text = '';
  for await (const part of decodeChunks(once(), longest)) text += part;
  return text;
}

/** Bytes of an archive beyond which it is no puzzle file. */
const LARGEST_ZIP = 1 << 20;

/** The text of the only file in an archive: HoDoKu saves its puzzles so. */
function unzipped(parts: readonly Uint8Array[], longest: number | undefined): string {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  const file = firstInZip(bytes, longest);
  if (file === undefined) throw new ComplaintError(complain('this archive cannot be unpacked; unpack it and read what is inside'));
  return new TextDecoder(encodingOf(file)).decode(file);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
