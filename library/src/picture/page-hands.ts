import { type InkSpan, inkSpan } from './ink-span.ts';
import type { Sign, SquareOdds } from './signs.ts';
import { SIDE } from './squares.ts';

/** Whether some of a page is surely written. On all others nothing is asked of handwriting, so that a digit with dirt on it stays print. */
export function isWrittenOn({ odds, signs }: Pick<SquareOdds, 'odds' | 'signs'>): boolean {
  return odds.filter((each) => sumOf(each, signs, 'hand') > SURELY).length >= LEAST_WRITTEN;
}

/**
 * What a whole page that is written on says about print and handwriting. Printed digits of one page are as high as each other, stand at the same height of
 * their squares, and those of one value are all alike; written ones are not. So a digit that is like the printed ones of this page is more likely print, and
 * one that is unlike them is more likely written.
 */
export function judgedByPage(read: SquareOdds, pictures: readonly Float32Array[]): SquareOdds {
  const { signs } = read;
  const spans = pictures.map(inkSpan);
  const odds = read.odds.map((each, cell) => normal(bySlenderness(each, signs, spans[cell]!)));
  const best = odds.map((each) => signs[each.indexOf(Math.max(...each))]!);
  const printed = odds.map((each) => sumOf(each, signs, 'print'));
  const views = pictures.map(inside);
  const usual = usualSpan(spans.filter((_, cell) => printed[cell]! > SURELY));
  const judged = odds.map((each, cell) => {
    const { value, by } = best[cell]!;
    if (by === 'paper') return each;
    const others = best.flatMap((sign, at) => (at !== cell && sign.value === value && printed[at]! > LIKELY ? [at] : []));
    const alike = Math.max(...others.map((at) => likeness(views[cell]!, views[at]!)));
    const towardsPrint =
      (others.length === 0 ? 0 : within(MOST, STEEP * (alike - ALIKE))) +
      (usual ? within(MOST, UNLIKE * (USUAL - difference(spans[cell]!, usual))) : 0);
    return normal(
      each.map((odd, i) => odd + (signs[i]!.by === 'print' ? towardsPrint / 2 : signs[i]!.by === 'hand' ? -towardsPrint / 2 : 0)),
    );
  });
  return { ...read, odds: judged };
}

/** So many squares have to be written, each surely, before a page counts as written on. */
const LEAST_WRITTEN = 3;
const SURELY = 0.9;
const LIKELY = 0.5;
/** How alike two printed digits are at least, how much more or less says, and how much anything can say at most. */
const ALIKE = 0.8;
const STEEP = 25;
const MOST = 4;
/** By how many pixels of their pictures printed digits differ from each other in height and place at most, and how much a pixel says. */
const USUAL = 3.5;
const UNLIKE = 2;
/** So many printed digits say what is usual. */
const LEAST_PRINTED = 4;
/** A written 1 is more slender than this, however it begins, a written 7 is wider; how much that says, and at most. */
const SLENDER = 0.48;
const WIDTH_SAYS = 20;
const WIDTH_MOST = 3;

const within = (most: number, number: number): number => Math.min(most, Math.max(-most, number));

/** How much wider a digit is than a 1 says whether a written digit is 7 or 1: a hook and a bar look alike to the network. */
function bySlenderness(odds: Float32Array, signs: readonly Sign[], { height, width }: InkSpan): Float32Array {
  if (height === 0) return odds;
  const towards7 = within(WIDTH_MOST, WIDTH_SAYS * (width / height - SLENDER));
  return odds.map((odd, i) => {
    const { by, value } = signs[i]!;
    return by !== 'hand' || (value !== 1 && value !== 7) ? odd : odd + (value === 7 ? towards7 : -towards7) / 2;
  });
}

/** The middle one of each measure; undefined where there are too few to say. */
function usualSpan(spans: readonly InkSpan[]): InkSpan | undefined {
  if (spans.length < LEAST_PRINTED) return undefined;
  const middle = (measure: (span: InkSpan) => number): number => spans.map(measure).sort((a, b) => a - b)[spans.length >> 1]!;
  return { height: middle(({ height }) => height), width: middle(({ width }) => width), top: middle(({ top }) => top) };
}

function difference(one: InkSpan, other: InkSpan): number {
  const bottom = ({ top, height }: InkSpan): number => top + height;
  return Math.abs(one.height - other.height) + (Math.abs(one.top - other.top) + Math.abs(bottom(one) - bottom(other))) / 2;
}

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
