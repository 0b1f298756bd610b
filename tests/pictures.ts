import type { Puzzle } from '#core';
import { loadEngine } from '#engines';
import { parsePuzzle } from '#formats';
import { decodePicture } from '#photographs';
import { loadPictureReader, type PictureReader, type Raster } from '#picture';
import { preparePuzzle, printPuzzles } from '#printing';

/*
 * Pictures made by program: puzzles as our own printing draws them, then seen askew, in shadow, turned, blurred or cut.
 */

export const CLASSIC = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';

let reader: PictureReader;

/** To be awaited before `read`. */
export async function loadReader(): Promise<void> {
  reader ??= await loadPictureReader();
}

export const parsed = (text: string): Puzzle => {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error);
  return puzzle.value;
};

/** Pictures and what was read in them, since several tests begin with the same ones. */
const pictures = new Map<string, Promise<Raster>>();
const readings = new WeakMap<Raster, ReturnType<PictureReader['read']>>();

export function read(raster: Raster): ReturnType<PictureReader['read']> {
  const reading = readings.get(raster) ?? reader.read(raster);
  readings.set(raster, reading);
  return reading;
}

/** A puzzle as it is printed, with white around it. */
export function printed(puzzle: Puzzle, dpi = 100, marks = true): Promise<Raster> {
  const key = [
    puzzle.kind.spec,
    ...(puzzle.kind.regions ?? []),
    ...puzzle.givens,
    ...puzzle.rules.map(({ text }) => text),
    dpi,
    marks,
  ].join(' ');
  const picture = pictures.get(key) ?? print(puzzle, dpi, marks);
  pictures.set(key, picture);
  return picture;
}

async function print(puzzle: Puzzle, dpi: number, marks: boolean): Promise<Raster> {
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  const ready = preparePuzzle(puzzle, { engine: engine.value, answers: false, rating: false, timeMs: 1000 });
  if (!ready.ok) throw new Error(ready.error);
  const [bytes] = await printPuzzles([ready.value], {
    format: 'png',
    pages: false,
    dpi,
    style: 'layers',
    marks,
    paper: 'a4',
    answers: 'none',
  });
  const picture = await decodePicture(bytes!);
  if (!picture.ok) throw new Error(picture.error);
  return seen(picture.value, picture.value.width * 1.2, picture.value.height * 1.2, (x, y) => [
    x - picture.value.width * 0.1,
    y - picture.value.height * 0.1,
  ]);
}

/** Another view of a picture: where each pixel comes from, and how bright it becomes; outside is paper. */
export function seen(
  from: Raster,
  wide: number,
  high: number,
  place: (x: number, y: number) => readonly [number, number],
  light: (value: number, x: number, y: number) => number = (value) => value,
): Raster {
  const [width, height] = [Math.round(wide), Math.round(high)];
  const data = new Uint8Array(width * height * 4).fill(255);
  const pixel = (column: number, row: number, c: number): number =>
    column >= 0 && row >= 0 && column < from.width && row < from.height ? from.data[(row * from.width + column) * 4 + c]! : 250;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = place(x, y);
      const left = Math.floor(px);
      const top = Math.floor(py);
      const u = px - left;
      const v = py - top;
      for (let c = 0; c < 3; c++) {
        const upper = pixel(left, top, c) * (1 - u) + (u > 0 ? pixel(left + 1, top, c) * u : 0);
        const value =
          v > 0 ? upper * (1 - v) + (pixel(left, top + 1, c) * (1 - u) + (u > 0 ? pixel(left + 1, top + 1, c) * u : 0)) * v : upper;
        data[(y * width + x) * 4 + c] = light(value, x / width, y / height);
      }
    }
  return { width, height, data };
}

export function blurred(from: Raster, radius: number): Raster {
  const data = Uint8Array.from(from.data);
  for (let y = radius; y < from.height - radius; y++)
    for (let x = radius; x < from.width - radius; x++)
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let dy = -radius; dy <= radius; dy++)
          for (let dx = -radius; dx <= radius; dx++) sum += from.data[((y + dy) * from.width + x + dx) * 4 + c]!;
        data[(y * from.width + x) * 4 + c] = sum / (2 * radius + 1) ** 2;
      }
  return { ...from, data };
}
