import type { Sign, SquareOdds } from './signs.ts';
import { SIDE } from './squares.ts';

/**
 * What a whole page says about print and handwriting. Printed digits of one page are all alike, written ones are not: where some of a page is surely written,
 * a digit that looks like a printed one of its value is more likely print, and one that looks like none of them is more likely written. On pages without
 * handwriting nothing changes, so that a digit with dirt on it stays print.
 */
export function judgedByPage(read: SquareOdds, pictures: readonly Float32Array[]): SquareOdds {
  const written = read.odds.filter((odds) => sumOf(odds, read.signs, 'hand') > SURELY).length;
  if (written < LEAST_WRITTEN) return read;
  const best = read.odds.map((odds) => read.signs[odds.indexOf(Math.max(...odds))]!);
  const views = pictures.map(inside);
  const odds = read.odds.map((each, cell) => {
    const { value, by } = best[cell]!;
    if (by === 'paper') return each;
    const others = best.flatMap((sign, at) =>
      at !== cell && sign.value === value && sumOf(read.odds[at]!, read.signs, 'print') > LIKELY ? [at] : [],
    );
    if (others.length === 0) return each;
    const alike = Math.max(...others.map((at) => likeness(views[cell]!, views[at]!)));
    const towardsPrint = Math.min(MOST, Math.max(-MOST, STEEP * (alike - ALIKE)));
    return each.map(
      (odd, i) => odd + (read.signs[i]!.by === 'print' ? towardsPrint / 2 : read.signs[i]!.by === 'hand' ? -towardsPrint / 2 : 0),
    );
  });
  return { ...read, odds: odds.map(normal) };
}

/** So many squares have to be written, each surely, before a page counts as written on. */
const LEAST_WRITTEN = 3;
const SURELY = 0.9;
const LIKELY = 0.5;
/** How alike two printed digits are at least, how much more or less says, and how much it can say at most. */
const ALIKE = 0.8;
const STEEP = 25;
const MOST = 4;

/** How likely a square holds something by this hand at all. */
function sumOf(odds: Float32Array, signs: readonly Sign[], by: Sign['by']): number {
  return odds.reduce((sum, odd, i) => (signs[i]!.by === by ? sum + Math.exp(odd) : sum), 0);
}

const normal = (odds: Float32Array): Float32Array => {
  const total = Math.log(odds.reduce((sum, odd) => sum + Math.exp(odd), 0));
  return total > 0 ? odds.map((odd) => odd - total) : odds;
};

/** How far the lines around a square reach into its picture, and how far two digits may be moved to lie on each other. */
const RIM = 5;
const SHIFT = 2;
const INSIDE = SIDE - 2 * RIM;

/** The inner part of a picture. */
function inside(picture: Float32Array): Float32Array {
  return Float32Array.from({ length: INSIDE * INSIDE }, (_, i) => picture[(RIM + Math.floor(i / INSIDE)) * SIDE + RIM + (i % INSIDE)]!);
}

/** How alike two pictures are, -1 to 1, in the best of a few places. */
function likeness(one: Float32Array, other: Float32Array): number {
  let best = -1;
  for (let dy = -SHIFT; dy <= SHIFT; dy++)
    for (let dx = -SHIFT; dx <= SHIFT; dx++) {
      let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
      for (let y = Math.max(0, -dy); y < INSIDE - Math.max(0, dy); y++)
        for (let x = Math.max(0, -dx); x < INSIDE - Math.max(0, dx); x++) {
          const p = one[y * INSIDE + x]!;
          const q = other[(y + dy) * INSIDE + x + dx]!;
          n++;
          a += p;
          b += q;
          aa += p * p;
          bb += q * q;
          ab += p * q;
        }
      const spread = Math.sqrt((n * aa - a * a) * (n * bb - b * b));
      if (spread > 0) best = Math.max(best, (n * ab - a * b) / spread);
    }
  return best;
}
