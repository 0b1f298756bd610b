/**
 * Decide: what to guess.
 *
 * Two orders. At first the cell with the fewest candidates: it costs one pass over the masks,
 * keeps no data, and is the best order while conflicts are rare (filling, listing solutions).
 * After a few conflicts the activity of candidates knows better (`order.ts`) and its heap takes over;
 * staying with the fewest candidates to the end took 3 to 30 times the time at the peak of solid:3.
 *
 * A guess by activity says "the cell holds it". Repeating the sign a candidate had last (phase
 * saving) guesses many absences, which say little: 20 to 30 % more conflicts in proofs at the peak
 * of solid:3. But on large puzzles with many solutions it keeps the parts that already fit, so
 * above `LARGE` open candidates signs are saved and activity ages faster. Both numbers are
 * measured, see bench/LOG.md; so is what lost: best and target signs, alternating by restart, saved values of cells.
 *
 * With a seed, the first order starts at a random cell and tries a random value, and activities
 * start at random: that is how varied filled grids are made.
 */
import { cellCount, shift, phase, varCount, valueMask } from './layout';
import { candOf, valueOf, setLearning } from './state';
import { shown } from './rules';
import { heapSize, heapPop, heapClear, heapInsert, activityClear, setActivity, setDecay } from './order';

/** Returned when no candidate is open. */
export const NOTHING: u32 = 0xffffffff;
/** Open candidates from which a puzzle counts as large. */
const LARGE: u32 = 16384;
let random: u32 = 0;
let savesSigns: bool = false;

/** 0 makes every choice the first one; any other number starts that random sequence. */
export function seedRandom(seed: u32): void {
  random = seed;
  if (seed) for (let i = 0; i < 8; i++) next();
}

/** xorshift32; 0 stays 0, which means "not random". */
function next(): u32 {
  random ^= random << 13;
  random ^= random >> 17;
  random ^= random << 5;
  return random;
}

/** A value of the cell with the fewest candidates; the first such cell, the lowest value. */
export function decideFewest(): u32 {
  let best = 65, at: i32 = -1;
  const start = random ? <i32>(next() % shown) : 0;
  for (let i = 0; i < <i32>shown; i++) {
    let c = i + start;
    if (c >= <i32>shown) c -= <i32>shown;
    const m = candOf(c);
    if (!(m & (m - 1))) continue;
    const n = <i32>popcnt(m);
    if (n >= best) continue;
    best = n;
    at = c;
    if (n == 2) break;
  }
  if (at < 0) return NOTHING;
  let m = candOf(at);
  if (random) for (let k = next() % <u32>best; k > 0; k--) m &= m - 1;
  return ((at << shift) | <u32>ctz(m)) << 1;
}

/** The most active open candidate. */
export function decideActive(): u32 {
  while (heapSize > 0) {
    const x = heapPop();
    if (valueOf(x << 1) != 0 || x >> shift >= shown) continue;
    return savesSigns ? (x << 1) | load<u8>(phase + x) : x << 1;
  }
  return NOTHING;
}

/** A value of a hidden cell, once all others are filled. */
export function decideHidden(): u32 {
  for (let c = shown; c < <u32>cellCount; c++) {
    const m = candOf(c);
    if (m & (m - 1)) return ((c << shift) | <u32>ctz(m)) << 1;
  }
  return NOTHING;
}

/** Back to the first order, for a new puzzle. */
export function startFewest(): void {
  activityClear();
  setLearning(false);
}

/** Fills the heap with every open candidate; from here on activity decides. */
export function startActive(): void {
  heapClear();
  setLearning(true);
  memory.fill(phase, 0, varCount);
  let open: u32 = 0;
  for (let x: u32 = 0; x < <u32>varCount; x++) {
    if (!(candOf(x >> shift) >> (x & valueMask) & 1) || valueOf(x << 1) != 0) continue;
    if (random) setActivity(x, <f64>(next() & 0xffff) * 1e-6);
    heapInsert(x);
    open++;
  }
  savesSigns = open > LARGE;
  setDecay(savesSigns ? 0.95 : 0.99);
}
