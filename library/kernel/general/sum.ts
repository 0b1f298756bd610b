/**
 * Sum: weighted values add up to something between two bounds. For sums whose states would be too many for a sequence.
 *
 *   | length | least | most | cell, weight ... |         least and most: the totals allowed, as i32
 *
 * Every cell contributes at least and at most something; a value stays while the others can make up for it. Bounds consistent.
 * The reason of a strike are the fallen values that raised (or lowered) what the others contribute; where that is more than was
 * needed, some of them are left out.
 */
import { N, shift, valueMask, ante } from './layout';
import { candOf, levelOf, valueOf } from './state';
import { fellBefore, strike, word } from './rules';

@inline function weightAt(at: u32, k: u32): i32 { return <i32>word(at + 4 + 2 * k); }
@inline function cellAt(at: u32, k: u32): u32 { return word(at + 3 + 2 * k); }
@inline function low(m: u64, w: i32): i32 { return w * (w > 0 ? <i32>ctz(m) + 1 : 64 - <i32>clz(m)); }
@inline function high(m: u64, w: i32): i32 { return w * (w > 0 ? 64 - <i32>clz(m) : <i32>ctz(m) + 1); }

export function weigh(i: u32, at: u32): bool {
  const length = word(at), least = <i32>word(at + 1), most = <i32>word(at + 2);
  let lows: i32 = 0, highs: i32 = 0;
  for (let k: u32 = 0; k < length; k++) {
    const m = candOf(cellAt(at, k)), w = weightAt(at, k);
    // Nothing left: the singles will find it.
    if (!m) return true;
    lows += low(m, w);
    highs += high(m, w);
  }
  if (lows >= least && highs <= most) return true;
  for (let k: u32 = 0; k < length; k++) {
    const c = cellAt(at, k), w = weightAt(at, k), dom = candOf(c);
    const from = least - (highs - high(dom, w)), to = most - (lows - low(dom, w));
    let m = dom;
    while (m) {
      const v = <u32>ctz(m), product = w * (<i32>v + 1);
      m &= m - 1;
      if ((product < from || product > to) && !strike((c << shift) | v, i)) return false;
    }
  }
  return true;
}

/** What a cell could contribute at a place of the trail: the least, or the most where `upper`. */
function boundAt(c: u32, w: i32, upper: bool, when: u32): i32 {
  const x = c << shift;
  const up = (w > 0) == upper;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const v = up ? <u32>N - 1 - k : k;
    if (!fellBefore(x | v, when)) return w * (<i32>v + 1);
  }
  return 0;
}

export function explainSum(at: u32, x: u32, when: u32): u32 {
  const length = word(at), least = <i32>word(at + 1), most = <i32>word(at + 2), own = x >> shift;
  let product: i32 = 0, lows: i32 = 0, highs: i32 = 0;
  for (let k: u32 = 0; k < length; k++) {
    const c = cellAt(at, k), w = weightAt(at, k);
    if (c == own) { product = w * (<i32>(x & valueMask) + 1); continue; }
    lows += boundAt(c, w, false, when);
    highs += boundAt(c, w, true, when);
  }
  const upper = product + lows <= most;
  // By how much more than needed the others exceed, or fall short.
  let slack = upper ? least - 1 - (product + highs) : product + lows - most - 1;
  let n: u32 = 0;
  for (let k: u32 = 0; k < length; k++) {
    const c = cellAt(at, k), w = weightAt(at, k), y = c << shift;
    if (c == own) continue;
    const bound = boundAt(c, w, upper, when), up = (w > 0) == upper;
    // Values beyond the bound, from the one beside it outwards; those within the slack may come back.
    let v = <i32>(bound / w) - 1 + (up ? 1 : -1), spare: i32 = 0;
    for (; v >= 0 && v < N; v += up ? 1 : -1) {
      const z = y | <u32>v;
      if (valueOf(z << 1) == 2 && levelOf(z) == 0) continue;
      const gain = <i32>abs(w * (v + 1) - bound);
      if (gain <= slack) { spare = gain; continue; }
      store<u32>(ante + (<usize>(n++) << 2), z);
    }
    slack -= spare;
  }
  return n;
}
