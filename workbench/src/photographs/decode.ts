import { fail, ok, type Result } from '#core';
import { MOST_PIXELS, type PictureHeader, type Raster, readHeader } from '#picture';

const MOST_MEGABYTES = 1024;

/** Bytes beyond which a picture file is not read on. */
const MOST_BYTES = 64_000_000;

/** Why a file of this many bytes is not read; undefined where it is. */
export function refuseBytes(bytes: number): Result<never> | undefined {
  return bytes > MOST_BYTES ? fail('this picture has more than {most} MB, which is too much', { most: MOST_BYTES / 1_000_000 }) : undefined;
}

/** Decodes a JPEG or PNG file into pixels, upright as its camera says. The decoders are loaded when they are wanted. */
export async function decodePicture(bytes: Uint8Array): Promise<Result<Raster>> {
  const header = readHeader(bytes);
  if (!header.ok) return header;
  const { width, height, format, orientation } = header.value;
  try {
    const raster = format === 'png' ? await decodePng(bytes) : await decodeJpeg(bytes);
    if (raster.width !== width || raster.height !== height) return broken();
    return ok(turned(raster, orientation));
  } catch {
    return broken();
  }
}

const broken = (): Result<Raster> => fail('this picture is broken: it cannot be decoded');

async function decodeJpeg(bytes: Uint8Array): Promise<Raster> {
  const { decode } = (await import('jpeg-js')).default;
  return decode(bytes, {
    useTArray: true,
    formatAsRGBA: true,
    maxResolutionInMP: MOST_PIXELS / 1_000_000,
    maxMemoryUsageInMB: MOST_MEGABYTES,
  });
}

async function decodePng(bytes: Uint8Array): Promise<Raster> {
  const { PNG } = (await import('pngjs')).default;
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { width, height, data };
}

/** Where each pixel of the upright picture is in the stored one, for the orientations of EXIF. */
const PLACES: Readonly<Record<number, (x: number, y: number, w: number, h: number) => readonly [number, number]>> = {
  2: (x, y, w) => [w - 1 - x, y],
  3: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  4: (x, y, _, h) => [x, h - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, _, h) => [y, h - 1 - x],
  7: (x, y, w, h) => [w - 1 - y, h - 1 - x],
  8: (x, y, w) => [w - 1 - y, x],
};

function turned(raster: Raster, orientation: PictureHeader['orientation']): Raster {
  const place = PLACES[orientation];
  if (place === undefined) return raster;
  const { width: w, height: h } = raster;
  const [width, height] = orientation >= 5 ? [h, w] : [w, h];
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, w * h);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fx, fy] = place(x, y, w, h);
      to[y * width + x] = from[fy * w + fx]!;
    }
  return { width, height, data: new Uint8Array(to.buffer) };
}
