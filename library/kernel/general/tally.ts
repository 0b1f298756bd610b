/**
 * Tally: how often some cells hold one value, with the houses in mind.
 *
 *   | length | covers | counts | cell ... | value | choices |       the first cell chooses among counts where there are choices, and is not counted
 *   counts   u64[]: the counts allowed, a bit each, for each value of the cell that chooses, or one
 *   covers   | number | cuts | size | cell ... | rest | cell ... | size | ... |      see `tally.ts` of the host
 *
 * A cover cuts the counted cells into sets that hold the value once at most: rows, columns, boxes, single cells. A set may hold it while one of its
 * cells has the candidate; it must where its house has no other place left. So each cover bounds the count from both sides. Where a bound is reached, the sets that
 * may but need not hold the value do without, or all that may hold it do, and then it leaves the cells that see all its places there. For the dive: no reasons.
 */
import { addPlace, allow, laneOf, noPlaces, strikeSeen } from './lanes';
import { program, word } from './rules';

const NO_REST: u32 = 0xffffffff;
/** u32[2 * covers]: how many sets may and must hold the value. */
const bounds: usize = memory.data(8 * 64, 16);
const MOST_COVERS: u32 = 64;
/** Places that are kept for one set. */
const MOST_PLACES: u32 = 64;

@inline function mayAt(k: u32): u32 { return load<u32>(bounds + (<usize>k << 3)); }
@inline function mustAt(k: u32): u32 { return load<u32>(bounds + (<usize>k << 3), 4); }

/** The end of the set that begins at p. */
@inline function behind(p: u32): u32 {
  const rest = p + 1 + word(p);
  return word(rest) == NO_REST ? rest + 1 : rest + 1 + word(rest);
}

@inline function has(p: u32, bit: u32): bool {
  const end = p + 1 + word(p);
  for (let q = p + 1; q < end; q++) if (laneOf(word(q)) & bit) return true;
  return false;
}

/** Whether a set that may hold the value must. */
@inline function must(p: u32, bit: u32): bool {
  const size = word(p), rest = p + 1 + size;
  if (word(rest) == NO_REST) {
    for (let q = p + 1; q < rest; q++) if (laneOf(word(q)) == bit) return true;
    return false;
  }
  const end = rest + 1 + word(rest);
  for (let q = rest + 1; q < end; q++) if (laneOf(word(q)) & bit) return false;
  return true;
}

export function tally(at: u32): bool {
  const length = word(at), covers = word(at + 1), bit: u32 = 1 << word(at + 3 + length), choices = word(at + 4 + length);
  const number = min(word(covers), MOST_COVERS);
  let least: u32 = 0, most: u32 = 63, p = covers + 1;
  for (let k: u32 = 0; k < number; k++) {
    let may: u32 = 0, certain: u32 = 0;
    for (let cuts = word(p++); cuts > 0; cuts--) {
      if (has(p, bit)) {
        may++;
        if (must(p, bit)) certain++;
      }
      p = behind(p);
    }
    store<u32>(bounds + (<usize>k << 3), may);
    store<u32>(bounds + (<usize>k << 3), certain, 4);
    least = max(least, certain);
    most = min(most, may);
  }
  if (least > most) return false;
  const counts = allowed(at, length, choices, (~<u64>0 << <u64>least) & (~<u64>0 >> <u64>(63 - most)));
  if (!counts) return false;
  const low = <u32>ctz(counts), high = 63 - <u32>clz(counts);
  p = covers + 1;
  for (let k: u32 = 0; k < number; k++) {
    const isFull = mayAt(k) == <u32>low, isEmpty = mustAt(k) == <u32>high && mayAt(k) > <u32>high;
    for (let cuts = word(p++); cuts > 0; cuts--) {
      if (isFull && has(p, bit) && !hold(p, bit)) return false;
      if (isEmpty && has(p, bit) && !must(p, bit) && !clear(p, bit)) return false;
      p = behind(p);
    }
  }
  return true;
}

/** The counts that are left, and with them the values of the cell that chooses. */
function allowed(at: u32, length: u32, choices: u32, reachable: u64): u64 {
  const table = program + (<usize>word(at + 2) << 2);
  if (!choices) return load<u64>(table) & reachable;
  const c = word(at + 3);
  let rest = laneOf(c), kept: u32 = 0, all: u64 = 0;
  while (rest) {
    const v = <u32>ctz(rest), own = v < choices ? load<u64>(table + (<usize>v << 3)) & reachable : 0;
    rest &= rest - 1;
    if (!own) continue;
    kept |= 1 << v;
    all |= own;
  }
  return allow(c, kept) ? all : 0;
}

/** The set holds the value: what sees all its places does not. */
function hold(p: u32, bit: u32): bool {
  const size = word(p);
  if (size > MOST_PLACES) return true;
  noPlaces();
  let last: u32 = 0, places: u32 = 0;
  for (let q = p + 1; q <= p + size; q++) {
    const c = word(q);
    if (!(laneOf(c) & bit)) continue;
    addPlace(c);
    last = c;
    places++;
  }
  return places == 1 ? allow(last, bit) : strikeSeen(bit);
}

/** The set does without the value. */
function clear(p: u32, bit: u32): bool {
  for (let q = p + 1; q <= p + word(p); q++) if (!allow(word(q), ~bit)) return false;
  return true;
}
