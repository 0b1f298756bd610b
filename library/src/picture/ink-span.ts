import { SIDE } from './squares.ts';

/** How much of a square's picture the ink of its digit spans, in pixels; all 0 where there is none. */
export interface InkSpan {
  readonly height: number;
  readonly width: number;
  readonly top: number;
}

/** How far the lines around a square reach into its picture, and how many of its darkest pixels say how dark its ink is. */
const RIM = 4;
const DARKEST = 20;
/** What is paler than this is paper, and so is what is paler than half of the digit's ink. */
const PALEST = 0.25;

/** The extent of the ink in a square, without the lines around it. */
export function inkSpan(picture: Float32Array): InkSpan {
  const end = SIDE - RIM;
  const at = (row: number, column: number): number => picture[row * SIDE + column]!;
  const inks: number[] = [];
  for (let row = RIM; row < end; row++) for (let column = RIM; column < end; column++) inks.push(at(row, column));
  const darkest = inks.sort((a, b) => b - a).slice(0, DARKEST);
  const least = Math.max(PALEST, darkest.reduce((sum, ink) => sum + ink, 0) / DARKEST / 2);
  let [top, bottom, left, right] = [end, -1, end, -1];
  for (let row = RIM; row < end; row++)
    for (let column = RIM; column < end; column++) {
      if (at(row, column) <= least) continue;
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
      [left, right] = [Math.min(left, column), Math.max(right, column)];
    }
  return bottom < 0 ? { height: 0, width: 0, top: 0 } : { height: bottom - top + 1, width: right - left + 1, top };
}
