import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '#core';
import { decodePicture, isPicture } from '#photographs';
import { findGridCorners, type Raster } from '#picture';
import { CLASSIC, loadReader, parsed, printed, read, seen } from './pictures.ts';

/* Pictures of which no puzzle is read say why. */

beforeAll(loadReader);

describe('a picture that cannot be read gets a sentence', () => {
  const jpegOf = (raster: Raster): Uint8Array => encode({ ...raster, data: Buffer.from(raster.data) }, 90).data;
  const said = (result: Result<unknown>): string => (result.ok ? 'no complaint' : result.error);
  const plain = (width: number, height: number, light: (x: number, y: number) => number): Raster => {
    const data = new Uint8Array(width * height * 4);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) data.set([light(x, y), light(x + 7, y), light(x, y + 5), 255], (y * width + x) * 4);
    return { width, height, data };
  };

  test('one pixel', () => {
    expect(said(read(plain(1, 1, () => 200)))).toBe('this picture has only 1 x 1 pixels, which is too few for a grid');
  });

  test.each([
    ['an empty page', plain(400, 300, () => 240)],
    ['a black page', plain(400, 300, () => 0)],
    [
      'something with fur',
      plain(400, 400, (x, y) => 120 + 60 * Math.sin(x / 23 + 3 * Math.sin(y / 31)) + 50 * Math.sin(x * 1.7 + y * 2.3)),
    ],
    ['stripes', plain(400, 400, (x) => (x % 40 < 4 ? 30 : 230))],
  ])('%s', (_, raster) => {
    expect(said(read(raster))).toMatch(/^there is (no grid to be seen|a grid in this picture, or a part of one, but nothing)/);
  });

  test('half a grid', async () => {
    const flat = await printed(parsed(CLASSIC));
    const half = seen(flat, flat.width * 0.55, flat.height, (x, y) => [x, y]);
    const quarter = seen(flat, flat.width * 0.6, flat.height * 0.6, (x, y) => [x, y]);
    const other = seen(flat, flat.width * 0.5, flat.height * 0.5, (x, y) => [x + flat.width * 0.5, y + flat.height * 0.5]);
    const cutOff = 'a part of the grid lies outside the picture; all four sides have to be inside';
    expect(said(read(half))).toBe(cutOff);
    for (const part of [quarter, other])
      expect(said(read(part))).toContain('cells that are seen: a part of the grid is outside the picture');
    // Cut where a line is: nine lines are then found across half of the grid.
    const cut = seen(flat, flat.width * 0.49, flat.height, (x, y) => [x, y]);
    expect(said(read(cut))).toBe(cutOff);
    // A camera does not take it either, but goes on looking.
    expect(findGridCorners(flat)).toHaveLength(4);
    for (const part of [half, cut]) expect(findGridCorners(part)).toBeUndefined();
  });

  test.each([
    ['upper left', 0.5, 0, 0],
    ['upper right', 0.5, 1, 0],
    ['upper right, more of it', 0.6, 1, 0],
    ['lower right, where four by four cells come out as a puzzle', 0.63, 1, 1],
  ])('a part of a grid in which lines are found, but hardly a digit: %s', async (_, part, right, lower) => {
    const flat = await printed(parsed(CLASSIC));
    const [left, top] = [right * (1 - part) * flat.width, lower * (1 - part) * flat.height];
    const corner = seen(flat, flat.width * part, flat.height * part, (x, y) => [x + left, y + top]);
    expect(said(read(corner))).toMatch(/^there is a grid in this picture, or a part of one, but too little .* all four sides inside/);
  });

  test('a broken JPEG, and half of one', async () => {
    const whole = jpegOf(plain(200, 200, (x) => x % 256));
    expect(said(await decodePicture(whole.subarray(0, 3)))).toBe('this picture is broken: it ends before it begins');
    expect(said(await decodePicture(Buffer.concat([whole.subarray(0, 300), Buffer.alloc(40, 0xff)])))).toBe(
      'this picture is broken: it cannot be decoded',
    );
  });

  test('fifty million pixels, before memory is taken', async () => {
    const png = PNG.sync.write(new PNG({ width: 2, height: 2 }));
    png.writeUInt32BE(8000, 16);
    png.writeUInt32BE(6250, 20);
    expect(said(await decodePicture(png))).toBe('this picture has 8000 x 6250 pixels; at most 25 million are read, so make it smaller');
  });

  test('huge dimensions in the header, before memory is taken', async () => {
    const png = PNG.sync.write(new PNG({ width: 2, height: 2 }));
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(said(await decodePicture(png))).toBe('this picture has 60,000 x 60,000 pixels; at most 25 million are read, so make it smaller');
    const jpeg = Buffer.from(jpegOf(plain(16, 16, () => 9)));
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_000, frame + 5);
    jpeg.writeUInt16BE(65_000, frame + 7);
    expect(said(await decodePicture(jpeg))).toContain('65,000 x 65,000 pixels');
  });

  test('another format', async () => {
    const gif = Buffer.from('GIF89a and then some more bytes', 'latin1');
    expect(isPicture(gif)).toBe(true);
    expect(said(await decodePicture(gif))).toBe('this is a picture in the format GIF; JPEG and PNG are read');
    expect(isPicture(Buffer.from('1...3...25..2.4..9'))).toBe(false);
  });

  test('EXIF turns a picture upright', async () => {
    const jpeg = jpegOf(plain(64, 32, (x) => (x < 32 ? 20 : 230)));
    const exif = Buffer.concat([
      Buffer.from([0xff, 0xe1, 0, 34]),
      Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
      Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
    ]);
    const turned = await decodePicture(Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]));
    if (!turned.ok) throw new Error(turned.error);
    expect([turned.value.width, turned.value.height]).toEqual([32, 64]);
    expect(turned.value.data[4 * 16]).toBeLessThan(80);
    expect(turned.value.data[4 * (63 * 32 + 16)]).toBeGreaterThan(180);
  });
});
