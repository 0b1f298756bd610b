/**
 * Sum: weighted values add up to something between two bounds. For sums whose states would be too many for a sequence.
 *
 *   | length | least | most | cell, weight, clique ... |         least and most: the totals allowed, as i32
 *
 * Cells of one clique stand side by side, have one weight and share a group, so that their values differ: together they contribute
 * at least what their lowest values come to when no two are the same (nine cells of a row 45, not nine). A value stays while the others
 * can make up for it. Bounds consistent. The reason of a strike are the fallen values that raised (or lowered) what the others
 * contribute; where no two cells are in a clique and that is more than was needed, some of them are left out.
 */
import { N, shift, valueMask, ante } from './layout';
import { candOf, levelOf, valueOf } from './state';
import { fellBefore, strike, word } from './rules';

const NOW: u32 = 0xffffffff;

@inline export function cellAt(at: u32, k: u32): u32 { return word(at + 3 + 3 * k); }
@inline export function weightAt(at: u32, k: u32): i32 { return <i32>word(at + 4 + 3 * k); }
@inline export function cliqueAt(at: u32, k: u32): u32 { return word(at + 5 + 3 * k); }

/** The lowest value of a cell, or the highest, counted from 0: now, or at a place of the trail. */
function edgeOf(c: u32, highest: bool, when: u32): u32 {
  if (when == NOW) {
    const m = candOf(c);
    return highest ? 63 - <u32>clz(m) : <u32>ctz(m);
  }
  const x = c << shift;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const v = highest ? <u32>N - 1 - k : k;
    if (!fellBefore(x | v, when)) return v;
  }
  return 0;
}

/** What the clique that begins at `from` contributes without cell `skip`: the most where `upper`, else the least. */
function cliqueBound(at: u32, from: u32, skip: u32, upper: bool, when: u32): i32 {
  const length = word(at), clique = cliqueAt(at, from), w = weightAt(at, from), highest = (w > 0) == upper;
  let used: u64 = 0, sum: i32 = 0;
  for (let k = from; k < length && cliqueAt(at, k) == clique; k++) {
    const c = cellAt(at, k);
    if (c == skip) continue;
    const v = edgeOf(c, highest, when);
    // The nearest place that no other cell of the clique has.
    const free = highest ? ~used & (~<u64>0 >> (63 - v)) : ~used & (~<u64>0 << v);
    const place = free ? (highest ? 63 - <u32>clz(free) : <u32>ctz(free)) : v;
    used |= <u64>1 << place;
    sum += w * (<i32>place + 1);
  }
  return sum;
}

/** The same for all cliques. */
function boundOf(at: u32, skip: u32, upper: bool, when: u32): i32 {
  const length = word(at);
  let sum: i32 = 0;
  for (let k: u32 = 0; k < length; k++) {
    if (k == 0 || cliqueAt(at, k) != cliqueAt(at, k - 1)) sum += cliqueBound(at, k, skip, upper, when);
  }
  return sum;
}

export function weigh(i: u32, at: u32): bool {
  const length = word(at), least = <i32>word(at + 1), most = <i32>word(at + 2);
  // Nothing left somewhere: the singles will find it.
  for (let k: u32 = 0; k < length; k++) if (!candOf(cellAt(at, k))) return true;
  const lows = boundOf(at, NOW, false, NOW), highs = boundOf(at, NOW, true, NOW);
  if (lows >= least && highs <= most) return true;
  let from: u32 = 0, ownLow: i32 = 0, ownHigh: i32 = 0;
  for (let k: u32 = 0; k < length; k++) {
    if (k == 0 || cliqueAt(at, k) != cliqueAt(at, k - 1)) {
      from = k;
      ownLow = cliqueBound(at, k, NOW, false, NOW);
      ownHigh = cliqueBound(at, k, NOW, true, NOW);
    }
    const c = cellAt(at, k), w = weightAt(at, k);
    const low = least - (highs - ownHigh + cliqueBound(at, from, c, true, NOW));
    const high = most - (lows - ownLow + cliqueBound(at, from, c, false, NOW));
    let m = candOf(c);
    while (m) {
      const v = <u32>ctz(m), product = w * (<i32>v + 1);
      m &= m - 1;
      if ((product < low || product > high) && !strike((c << shift) | v, i)) return false;
    }
    // The bounds above were of the cells before they lost anything; a cell without candidates would spoil the next ones.
    if (!candOf(c)) return true;
  }
  return true;
}

export function explainSum(at: u32, x: u32, when: u32): u32 {
  const length = word(at), least = <i32>word(at + 1), most = <i32>word(at + 2), own = x >> shift;
  let product: i32 = 0, apart = true;
  for (let k: u32 = 0; k < length; k++) {
    if (cellAt(at, k) == own) product = weightAt(at, k) * (<i32>(x & valueMask) + 1);
    if (k > 0 && cliqueAt(at, k) == cliqueAt(at, k - 1)) apart = false;
  }
  const lows = boundOf(at, own, false, when), upper = product + lows <= most;
  // By how much more than needed the others exceed, or fall short.
  let slack: i32 = 0;
  if (apart) slack = upper ? least - 1 - (product + boundOf(at, own, true, when)) : product + lows - most - 1;
  let n: u32 = 0;
  for (let k: u32 = 0; k < length; k++) {
    const c = cellAt(at, k), w = weightAt(at, k), y = c << shift;
    if (c == own) continue;
    const up = (w > 0) == upper, edge = <i32>edgeOf(c, up, when);
    // Values beyond the edge, outwards; those within the slack may come back.
    let spare: i32 = 0;
    for (let v = up ? edge + 1 : edge - 1; v >= 0 && v < N; v += up ? 1 : -1) {
      const z = y | <u32>v;
      if (valueOf(z << 1) == 2 && levelOf(z) == 0) continue;
      const gain = <i32>abs(w * (v - edge));
      if (gain <= slack) { spare = gain; continue; }
      store<u32>(ante + (<usize>(n++) << 2), z);
    }
    slack -= spare;
  }
  return n;
}
