/**
 * Decide: what to guess.
 *
 * Two orders. At first the cell with the fewest candidates: it costs one pass over the masks,
 * keeps no data, and is the best order while conflicts are rare (filling, listing solutions).
 * After a few conflicts the activity of candidates knows better (`order.ts`) and its heap takes over;
 * staying with the fewest candidates to the end took 3 to 30 times the time at the peak of solid:3.
 *
 * A guess by activity says "the cell holds it". Of the most active candidates the one is guessed that
 * leaves the fewest ways out: a wrong guess in a cell of two candidates tells as much as a right one. With
 * many values, where solutions are many and hard to meet, the cell gets the value that it had on the fullest trail
 * since the last restart, which keeps the parts that already fit. Where the host knows a grid that nearly fits, the cell gets its value in that
 * instead, in every second stretch between restarts.
 *
 * Repeating the sign a candidate had last (phase saving) guesses many absences, which say little: 20 to 30 %
 * more conflicts in proofs at the peak of solid:3. On large puzzles with many solutions it helps, but neither way is better
 * on all of them, so above `LARGE` open candidates the two take turns from restart to restart, and activity ages faster. All
 * numbers are measured, see bench/LOG.md; so is what lost: best and target signs, saved values of cells.
 *
 * With a seed, the first order starts at a random cell and tries a random value, and activities
 * start at random: that is how varied filled grids are made.
 */
import { N, cellCount, cellHouses, cellHouseStart, counts, fullest, phase, shift, valueMask, varCount } from './layout';
import { candOf, valueOf, setLearning, trailAt, trailSize } from './state';
import { shown } from './rules';
import { heapSize, heapPop, heapClear, heapInsert, activityClear, activityOf, setActivity, setDecay } from './order';

/** Returned when no candidate is open. */
export const NOTHING: u32 = 0xffffffff;
/** Open candidates from which a puzzle counts as large. */
const LARGE: u32 = 16384;
let random: u32 = 0;
/** How many of the most active candidates are looked at for a guess. */
const CLOSEST: u32 = 16;
/** Values from which on the fullest trail is worth remembering: with fewer, proofs are what takes long. */
const MANY_VALUES: i32 = 9;
let savesSigns: bool = false;
/** Whether the values of the fullest trail since the last restart are guessed first, and how full it was. */
let keepsFullest: bool = false;
let most: u32 = 0;
/** Whether signs are repeated until the next restart, where they are saved. */
let repeatsSigns: bool = false;
/** Whether `fullest` holds a grid of the host's, and whether its values are guessed until the next restart. */
let leans: bool = false;
let leansNow: bool = false;

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

/** The guess of the learning search. */
export function decideActive(): u32 {
  if (savesSigns && repeatsSigns) {
    const x = popOpen();
    return x == NOTHING ? x : (x << 1) | load<u8>(phase + x);
  }
  const x = tightest();
  if (x == NOTHING) return x;
  const y = (leans ? leansNow || savesSigns : keepsFullest) ? asInFullest(x) : x;
  if (y != x) heapInsert(x);
  return y << 1;
}

/** The candidate of the same cell that stood on the fullest trail, while it is open. */
function asInFullest(x: u32): u32 {
  const c = x >> shift, known = <u32>load<u8>(fullest + c), y = (c << shift) | (known - 1);
  return known && valueOf(y << 1) == 0 ? y : x;
}

/** The most active open candidate, taken out of the heap. */
function popOpen(): u32 {
  while (heapSize > 0) {
    const x = heapPop();
    if (valueOf(x << 1) == 0 && x >> shift < shown) return x;
  }
  return NOTHING;
}

/** Of the most active open candidates the one with the most activity for the ways in which its tightest rule can be kept. */
function tightest(): u32 {
  let n: u32 = 0, best: u32 = NOTHING, top: f64 = -1;
  for (; n < CLOSEST; n++) {
    const x = popOpen();
    if (x == NOTHING) break;
    store<u32>(looked + (<usize>n << 2), x);
    const score = activityOf(x) / <f64>waysOf(x);
    if (score <= top) continue;
    top = score;
    best = x;
  }
  for (let i: u32 = 0; i < n; i++) {
    const x = load<u32>(looked + (<usize>i << 2));
    if (x != best) heapInsert(x);
  }
  return best;
}
const looked: usize = memory.data(4 * 16, 16);

/** Open candidates of its cell, or open places of its value in a house of it, whichever are fewer. */
function waysOf(x: u32): u32 {
  const c = x >> shift, base = counts + (x & valueMask);
  let least = <u32>popcnt(candOf(c));
  const end = cellHouses + (<usize>load<u32>(cellHouseStart + (<usize>c << 2), 4) << 2);
  for (let p = cellHouses + (<usize>load<u32>(cellHouseStart + (<usize>c << 2)) << 2); p < end; p += 4) {
    least = min(least, <u32>load<u8>(base + load<u32>(p)));
  }
  return least;
}

/** At a conflict: keeps the values of the fullest trail since the last restart. */
export function noteFullest(): void {
  if (!keepsFullest || leans || trailSize <= most) return;
  most = trailSize;
  for (let i: u32 = 0; i < trailSize; i++) {
    const lit = trailAt(i), x = lit >> 1;
    if (!(lit & 1)) store<u8>(fullest + (x >> shift), <u8>((x & valueMask) + 1));
  }
}

/** At a restart. */
export function forgetFullest(): void {
  most = 0;
  repeatsSigns = !repeatsSigns;
  leansNow = !leansNow;
}

/** From here on the values in `fullest`, which the host has written, are guessed first by turns. */
export function lean(): void { leans = leansNow = true; }

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
  leans = false;
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
  repeatsSigns = savesSigns;
  keepsFullest = N > MANY_VALUES;
  most = 0;
  if (!leans) memory.fill(fullest, 0, cellCount);
}
