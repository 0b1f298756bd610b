import { inflate } from './inflate.ts';

/** More than the text of any puzzle file unpacks to. */
const LONGEST = 1 << 24;

/** Whether bytes begin as a ZIP archive does. */
export function isZip([a, b, c, d]: Uint8Array): boolean {
  return a === 0x50 && b === 0x4b && c === 3 && d === 4;
}

/**
 * The first file in a ZIP archive; undefined where it is packed otherwise than by DEFLATE, or broken. Its size is not looked up: what HoDoKu writes
 * has it behind the data, and DEFLATE knows its end. What is longer than `longest` is taken for broken.
 */
export function firstInZip(bytes: Uint8Array, longest = LONGEST): Uint8Array | undefined {
  if (bytes.length < 30 || !isZip(bytes)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const method = view.getUint16(8, true);
  const begin = 30 + view.getUint16(26, true) + view.getUint16(28, true);
  if (begin >= bytes.length) return undefined;
  if (method === 8) return inflate(bytes.subarray(begin), longest);
  const size = view.getUint32(18, true);
  return method === 0 && begin + size <= bytes.length ? bytes.subarray(begin, begin + size) : undefined;
}
