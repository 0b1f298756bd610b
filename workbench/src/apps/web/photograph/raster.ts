import { fail, ok, type Result } from '#core';
import type { Raster } from '#picture';

/** Pixels on the longer side of a picture that is read, and of one in which only the grid is looked for. */
export const READ_SIDE = 1600;
export const LOOK_SIDE = 480;

/** What a picture is drawn on: kept, so that it can be shown beside what was read in it. */
export interface DrawnPicture {
  readonly canvas: HTMLCanvasElement;
  readonly raster: Raster;
}

/** Bytes within which a file says what it is and how large. */
const HEADER = 1 << 20;

/** A picture file, upright as its camera says and no larger than needed. */
export async function drawFile(file: Blob): Promise<Result<DrawnPicture>> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) {
    const { readHeader } = await import('#picture');
    const header = readHeader(new Uint8Array(await file.slice(0, HEADER).arrayBuffer()));
    return header.ok ? fail('this picture is broken: it cannot be decoded') : header;
  }
  const drawn = draw(bitmap, bitmap.width, bitmap.height, READ_SIDE);
  bitmap.close();
  return ok(drawn);
}

export function draw(source: CanvasImageSource, width: number, height: number, longest: number): DrawnPicture {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { canvas, raster: { width: canvas.width, height: canvas.height, data } };
}
