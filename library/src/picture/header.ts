import { complain, expected, fail, ok, type Result } from '#core';

/** What a picture file says of itself before anything is decoded. */
export interface PictureHeader {
  readonly format: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
  /** How a camera held the picture, 1 to 8 as EXIF counts; 1 where nothing is said. */
  readonly orientation: number;
}

const OTHERS: readonly (readonly [name: string, at: number, bytes: string])[] = [
  ['GIF', 0, 'GIF8'],
  ['WebP', 8, 'WEBP'],
  ['HEIC', 4, 'ftyp'],
  ['BMP', 0, 'BM\0'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
];

/** Whether these first bytes begin a picture file of any known sort, and not a text. */
export function isPicture(bytes: Uint8Array): boolean {
  return isJpeg(bytes) || isPng(bytes) || otherFormat(bytes) !== undefined;
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && text(bytes, 1, 3) === 'PNG';
const text = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));
const otherFormat = (bytes: Uint8Array): string | undefined =>
  OTHERS.find(([, at, begins]) => bytes.length > 16 && text(bytes, at, begins.length) === begins)?.[0];

/** Pixels beyond which a picture is refused: a decoder needs some twenty bytes for each. */
export const MOST_PIXELS = 25_000_000;

/** Reads a header, so that a picture that claims to be huge is refused before memory is taken for it. */
export function readHeader(bytes: Uint8Array): Result<PictureHeader> {
  if (!(bytes instanceof Uint8Array)) return expected(complain('bytes'), bytes);
  const header = parseHeader(bytes);
  if (!header.ok) return header;
  const { width, height } = header.value;
  if (width === 0 || height === 0) return fail('this picture is broken: it says that it has no pixels');
  if (width * height > MOST_PIXELS)
    return fail('this picture has {width} x {height} pixels; at most {most} million are read, so make it smaller', {
      width,
      height,
      most: MOST_PIXELS / 1_000_000,
    });
  return header;
}

function parseHeader(bytes: Uint8Array): Result<PictureHeader> {
  if (isJpeg(bytes)) return jpegHeader(bytes);
  if (isPng(bytes)) {
    if (bytes.length < 24) return fail('this picture is broken: it ends before it begins');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return ok({ format: 'png', width: view.getUint32(16), height: view.getUint32(20), orientation: 1 });
  }
  const other = otherFormat(bytes);
  return other === undefined
    ? fail('this is not a picture; JPEG and PNG are read')
    : fail('this is a picture in the format {format}; JPEG and PNG are read', { format: other });
}

function jpegHeader(bytes: Uint8Array): Result<PictureHeader> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let orientation = 1;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xe1 && text(bytes, at + 4, 4) === 'Exif') orientation = exifOrientation(view, at + 10) ?? orientation;
    // Frames: all of C0 to CF but the tables (C4, CC) and the reserved C8.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return ok({ format: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation });
    at += 2 + view.getUint16(at + 2);
  }
  return fail('this picture is broken: it ends before it begins');
}

function exifOrientation(view: DataView, base: number): number | undefined {
  const has = (at: number, length: number): boolean => at >= 0 && at + length <= view.byteLength;
  if (!has(base, 8)) return undefined;
  const little = view.getUint16(base) === 0x4949;
  const list = base + view.getUint32(base + 4, little);
  if (!has(list, 2)) return undefined;
  const entries = view.getUint16(list, little);
  for (let i = 0; i < entries; i++) {
    const at = list + 2 + 12 * i;
    if (!has(at, 12)) return undefined;
    if (view.getUint16(at, little) !== 0x0112) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
