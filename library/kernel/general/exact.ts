/**
 * Exact: a sum as the set of totals that its cells can reach, one bit a total.
 *
 * Each cell adds what its value exceeds the least of its contribution by, so sets start at 0 and are as wide as the contributions leave open: within 64 that is one
 * word. A pass forward adds the cells up one by one, a pass backward takes them away from the totals allowed; a value stays when it joins the two. That is
 * domain consistent, equal values apart; wider sums have their bounds alone until they have narrowed. For the dive: no reasons will be asked for.
 *
 *   the record is that of `sum.ts`
 */
import { allow, laneOf } from './lanes';
import { word } from './rules';
import { cellAt, cliqueAt, weightAt } from './sum';

/** u64[256]: what can be reached before each cell. */
const reached: usize = memory.data(8 * 256, 16);
const MOST: u32 = 255;
/** Open cells up to which gaps between candidates are looked into. */
const FEW: u32 = 4;

/** i32[256] each: what the clique of a cell contributes at least and at most when its values differ, and what its cells do one by one. */
const lows: usize = memory.data(4 * 256, 16);
const highs: usize = memory.data(4 * 256, 16);
const plainLows: usize = memory.data(4 * 256, 16);
const plainHighs: usize = memory.data(4 * 256, 16);
@inline function put(base: usize, k: u32, n: i32): void { store<i32>(base + (<usize>k << 2), n); }
@inline function get(base: usize, k: u32): i32 { return load<i32>(base + (<usize>k << 2)); }
/** What a mask contributes at least, and at most. */
@inline function lowOf(m: u32, w: i32): i32 { return w > 0 ? w * (<i32>ctz(m) + 1) : w * (32 - <i32>clz(m)); }
@inline function highOf(m: u32, w: i32): i32 { return w > 0 ? w * (32 - <i32>clz(m)) : w * (<i32>ctz(m) + 1); }

export function weighExactly(at: u32): bool {
  const length = word(at);
  if (length > MOST) return true;
  // Cells of a clique stand side by side, so that there are as many cliques as the last one says.
  if (cliqueAt(at, length - 1) + 1 < length && !bound(at, length)) return false;
  let base: i32 = 0, width: i32 = 0, widest: i32 = 0, open: u32 = 0;
  for (let k: u32 = 0; k < length; k++) {
    const m = laneOf(cellAt(at, k)), w = weightAt(at, k), low = lowOf(m, w), range = highOf(m, w) - low;
    base += low;
    width += range;
    widest = max(widest, range);
    if (range) open++;
  }
  const least = <i32>word(at + 1) - base, most = <i32>word(at + 2) - base;
  if (most < 0 || least > width) return false;
  if (least <= 0 && most >= width) return true;
  // No bound tells anything, and many cells make up for each other's gaps.
  if (open > FEW && widest <= most && widest <= width - least) return true;
  return width > 63 ? clamp(at, length, least, most, width) : join(at, length, least, most);
}

/** Bounds of a wide sum: no cell may exceed its least by more than is left, nor fall short of its most. */
function clamp(at: u32, length: u32, least: i32, most: i32, width: i32): bool {
  for (let k: u32 = 0; k < length; k++) {
    const c = cellAt(at, k), w = weightAt(at, k), m = laneOf(c), low = lowOf(m, w), high = highOf(m, w);
    if (high - low <= most && high - low <= width - least) continue;
    if (!within(c, m, w, high - (width - least), low + most)) return false;
  }
  return true;
}

/** Leaves the values of a cell that contribute something from `low` to `high`. */
function within(c: u32, m: u32, w: i32, low: i32, high: i32): bool {
  let kept: u32 = 0, rest = m;
  while (rest) {
    const product = w * (<i32>ctz(rest) + 1);
    if (product >= low && product <= high) kept |= rest & (0 - rest);
    rest &= rest - 1;
  }
  return allow(c, kept);
}

/** Bounds where some cells differ: what the other cliques contribute, and the other cells of the same one by one. */
function bound(at: u32, length: u32): bool {
  let low: i32 = 0, high: i32 = 0, first: u32 = 0;
  while (first < length) {
    const clique = cliqueAt(at, first), w = weightAt(at, first);
    let under: u32 = 0, over: u32 = 0, ownLow: i32 = 0, ownHigh: i32 = 0, plainLow: i32 = 0, plainHigh: i32 = 0, k = first;
    for (; k < length && cliqueAt(at, k) == clique; k++) {
      const m = laneOf(cellAt(at, k)), bottom = <i32>ctz(m), top = 31 - <i32>clz(m);
      // The nearest places that no other cell of the clique has.
      const up = ~under & (~<u32>0 << bottom), down = ~over & (~<u32>0 >> (31 - top));
      if (!up || !down) return false;
      const lowest = <i32>ctz(up), highest = 31 - <i32>clz(down);
      under |= 1 << lowest;
      over |= 1 << highest;
      ownLow += w * ((w > 0 ? lowest : highest) + 1);
      ownHigh += w * ((w > 0 ? highest : lowest) + 1);
      plainLow += lowOf(m, w);
      plainHigh += highOf(m, w);
    }
    put(lows, first, ownLow);
    put(highs, first, ownHigh);
    put(plainLows, first, plainLow);
    put(plainHighs, first, plainHigh);
    low += ownLow;
    high += ownHigh;
    first = k;
  }
  const least = <i32>word(at + 1), most = <i32>word(at + 2);
  if (low > most || high < least) return false;
  if (low >= least && high <= most) return true;
  for (let k: u32 = 0; k < length; k++) {
    if (k == 0 || cliqueAt(at, k) != cliqueAt(at, k - 1)) first = k;
    const c = cellAt(at, k), w = weightAt(at, k), m = laneOf(c);
    const othersLow = low - get(lows, first) + get(plainLows, first) - lowOf(m, w);
    const othersHigh = high - get(highs, first) + get(plainHighs, first) - highOf(m, w);
    if (lowOf(m, w) + othersHigh >= least && highOf(m, w) + othersLow <= most) continue;
    if (!within(c, m, w, least - othersHigh, most - othersLow)) return false;
  }
  return true;
}

/** The two passes, over contributions of at most 63 in all. */
function join(at: u32, length: u32, least: i32, most: i32): bool {
  let set: u64 = 1;
  for (let k: u32 = 0; k < length; k++) {
    store<u64>(reached + (<usize>k << 3), set);
    const m = laneOf(cellAt(at, k)), w = weightAt(at, k), from = w > 0 ? <i32>ctz(m) : 31 - <i32>clz(m);
    let rest = m, next: u64 = 0;
    while (rest) {
      next |= set << <u64>(w * (<i32>ctz(rest) - from));
      rest &= rest - 1;
    }
    set = next;
  }
  const low = max(least, 0), high = min(most, 63);
  let back = set & ((~<u64>0 << <u64>low) & (~<u64>0 >> <u64>(63 - high)));
  if (!back) return false;
  for (let k = length; k-- > 0; ) {
    const c = cellAt(at, k), m = laneOf(c), w = weightAt(at, k), from = w > 0 ? <i32>ctz(m) : 31 - <i32>clz(m), before = load<u64>(reached + (<usize>k << 3));
    let rest = m, next: u64 = 0, kept: u32 = 0;
    while (rest) {
      const bit = rest & (0 - rest), fits = back >> <u64>(w * (<i32>ctz(rest) - from)) & before;
      rest ^= bit;
      if (!fits) continue;
      kept |= bit;
      next |= fits;
    }
    if (!allow(c, kept)) return false;
    back = next;
  }
  return true;
}
