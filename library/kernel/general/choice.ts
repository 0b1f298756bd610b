/**
 * Choice: what the dive guesses next.
 *
 * The cell that was in the most trouble lately, for its number of candidates: cells whose guesses failed, that lost their last candidate, and all cells of a house or
 * constraint that failed. A value with two places in a house divides the search in two as well as a cell with two candidates does.
 */
import { N, cellCount, houseGroup, take } from './layout';
import { groupCell, groupFirst } from './geometry';
import { NOBODY, laneOf } from './lanes';
import { batches, houseVectors } from './dive';

/** f32[cellCount]: how much trouble a cell was in. */
let trouble: usize = 0;
let step: f32 = 1;
/** What is added per trouble grows by this from one failed guess to the next, which ages the past. */
const GROWTH: f32 = 1.005;
/** A value with two places counts as much as a cell with two candidates and the average trouble of the two. */
const PAIR: f32 = 0.25;
const LARGEST: f32 = 1e30;

export function planChoice(): void { trouble = take(4 * <usize>cellCount); }

export function forgetTrouble(): void {
  step = 1;
  for (let c: u32 = 0; c < <u32>cellCount; c++) store<f32>(trouble + (<usize>c << 2), 1);
}

@inline function troubleOf(c: u32): f32 { return load<f32>(trouble + (<usize>c << 2)); }

export function age(): void { step *= GROWTH; }

export function bump(c: u32, by: f32): void {
  const at = trouble + (<usize>c << 2), to = load<f32>(at) + step * by;
  store<f32>(at, to);
  if (to < LARGEST) return;
  for (let d: u32 = 0; d < <u32>cellCount; d++) store<f32>(trouble + (<usize>d << 2), troubleOf(d) / LARGEST);
  step /= LARGEST;
}

/** The value to guess. */
export let chosenBit: u32 = 0;

/** The cell to guess and its lowest value; NOBODY when all are placed. */
export function choose(from: u32, to: u32): u32 {
  let best: f32 = -1, at = NOBODY;
  for (let c = from; c < to; c++) {
    const m = laneOf(c);
    if (!(m & (m - 1))) continue;
    const score = troubleOf(c) / <f32>popcnt(m);
    if (score > best) { best = score; at = c; }
  }
  if (at == NOBODY) return at;
  const m = laneOf(at);
  chosenBit = m & (0 - m);
  return from == 0 && popcnt(m) > 2 ? chooseInHouse(at, best) : at;
}

function chooseInHouse(cell: u32, score: f32): u32 {
  const zero = i16x8.splat(0);
  let best = score, chosen = cell;
  for (let b: u32 = 0; b < batches; b++) {
    let once = zero, twice = zero, more = zero, at = houseVectors(b);
    for (const end = at + (<usize>N << 4); at < end; at += 16) {
      const m = v128.load(at);
      more = v128.or(more, v128.and(twice, m));
      twice = v128.or(twice, v128.and(once, m));
      once = v128.or(once, m);
    }
    const pairs = v128.andnot(twice, more);
    v128.store(scratch, pairs);
    let bits = <u32>i16x8.bitmask(i16x8.ne(pairs, zero));
    while (bits) {
      const k = <u32>ctz(bits);
      bits &= bits - 1;
      const first = groupFirst(load<u32>(houseGroup + (<usize>((b << 3) + k) << 2)));
      let values = <u32>load<u16>(scratch + (<usize>k << 1));
      while (values) {
        const bit = values & (0 - values);
        values ^= bit;
        let sum: f32 = 0, top: f32 = -1, place: u32 = 0;
        for (let p: u32 = 0; p < <u32>N; p++) {
          const c = groupCell(first + p);
          if (!(laneOf(c) & bit)) continue;
          const t = troubleOf(c);
          sum += t;
          if (t > top) { top = t; place = c; }
        }
        if (sum * PAIR <= best) continue;
        best = sum * PAIR;
        chosen = place;
        chosenBit = bit;
      }
    }
  }
  return chosen;
}
const scratch: usize = memory.data(16, 16);
