/**
 * Deal: a cage of the dive, which is a choice among sets of values, each dealt out to the cells.
 *
 *   | length | vectors | table | cell ... |           table: u16 masks of the sets, eight to a vector, filled up with empty ones
 *
 * What placed cells hold is taken out of every set first, since peers have heard of it: only open cells are dealt to. Of the sets, those that have nothing for some open cell
 * or a value that none of them can take are dropped eight at a time, and the others are written side by side, so that few vectors are left.
 *
 * Eight sets are then dealt at once, one a lane: each cell gets what it can take of the set, what one cell has to take leaves the others, and a value that one cell
 * alone can take is taken by it. A set is possible while that fails nowhere; a candidate stays while a possible set deals it to its cell.
 */
import { addPlace, allow, laneOf, lanes, noPlaces, strikeSeen } from './lanes';
import { program, word } from './rules';

/** v128[64]: what a set deals to each open cell, and what all of them do. */
const dealt: usize = memory.data(16 * 64, 16);
const supported: usize = memory.data(16 * 64, 16);
/** u32[64]: the open cells; v128[64]: what each has left, in all lanes. */
const open: usize = memory.data(4 * 64, 16);
const held: usize = memory.data(16 * 64, 16);
/** u16[]: what is left of the sets, as many as a cage may have and a vector more. */
const left: usize = memory.data(2 * 272, 16);
const lanesOut: usize = memory.data(16, 16);

@inline function openAt(k: usize): u32 { return load<u32>(open + (k << 2)); }

export function deal(at: u32): bool {
  const words = program, from = lanes, record = words + (<usize>at << 2), table = words + (<usize>load<u32>(record, 8) << 2);
  const end = record + 12 + (<usize>load<u32>(record) << 2);
  let taken: u32 = 0, wanted: u32 = 0, count: usize = 0;
  for (let p = record + 12; p < end; p += 4) {
    const c = load<u32>(p), m = <u32>load<u16>(from + (<usize>c << 1));
    if (m & (m - 1)) {
      store<u32>(open + (count << 2), c);
      v128.store(held + (count++ << 4), i16x8.splat(<i16>m));
      wanted |= m;
    } else taken |= m;
  }
  const sets = gatherSets(table, load<u32>(record, 4), taken, wanted, count << 4);
  if (!sets) return false;
  if (count == 0) return true;
  if (count == 1) return dealLast(sets);
  return count == 2 ? dealTwo(sets) : dealAll(sets, count);
}

/** Writes the sets that may be dealt, less what is placed; returns how many. */
function gatherSets(table: usize, vectors: u32, taken: u32, wanted: u32, end: usize): usize {
  const zero = i16x8.splat(0), placed = i16x8.splat(<i16>taken), rest = i16x8.splat(<i16>wanted);
  let n: usize = 0;
  for (let s: u32 = 0; s < vectors; s++) {
    const set = v128.load(table + (<usize>s << 4)), own = v128.andnot(set, placed);
    let dead = v128.or(i16x8.ne(v128.and(set, placed), placed), v128.or(i16x8.ne(v128.andnot(own, rest), zero), i16x8.eq(set, zero)));
    for (let j: usize = 0; j < end; j += 16) dead = v128.or(dead, i16x8.eq(v128.and(own, v128.load(held + j)), zero));
    let bits = <u32>i16x8.bitmask(dead) ^ 255;
    if (!bits) continue;
    v128.store(lanesOut, own);
    while (bits) {
      store<u16>(left + (n++ << 1), load<u16>(lanesOut + (<usize>ctz(bits) << 1)));
      bits &= bits - 1;
    }
  }
  v128.store(left + (n << 1), zero);
  return n;
}

/** One open cell: a set is what is left for it. */
function dealLast(sets: usize): bool {
  let all: u32 = 0;
  for (let s: usize = 0; s < sets; s++) all |= load<u16>(left + (s << 1));
  return allow(openAt(0), all);
}

/** Two open cells: what one takes leaves the other value of the set to the other. */
function dealTwo(sets: usize): bool {
  const a = openAt(0), b = openAt(1), ma = laneOf(a), mb = laneOf(b);
  let forA: u32 = 0, forB: u32 = 0, needed: u32 = 0xffff;
  for (let s: usize = 0; s < sets; s++) {
    const set: u32 = load<u16>(left + (s << 1)), x = set & ma, y = set & mb;
    const ways = x & (y == set ? set : set ^ y);
    if (!ways) continue;
    forA |= ways;
    forB |= ways == set ? set : set ^ ways;
    needed &= set;
  }
  if (!allow(a, forA) || !allow(b, forB)) return false;
  return require(2, needed);
}

function dealAll(sets: usize, count: usize): bool {
  const end = count << 4, zero = i16x8.splat(0), one = i16x8.splat(1);
  let every = i16x8.splat(-1);
  for (let j: usize = 0; j < end; j += 16) v128.store(supported + j, zero);
  for (let s: usize = 0; s < sets; s += 8) {
    const set = v128.load(left + (s << 1));
    let some = zero, taken = zero, twice = zero, alive = i16x8.ne(set, zero);
    for (let j: usize = 0; j < end; j += 16) {
      const m = v128.and(set, v128.load(held + j)), single = v128.and(m, i16x8.eq(v128.and(m, i16x8.sub(m, one)), zero));
      v128.store(dealt + j, m);
      alive = v128.andnot(alive, i16x8.ne(v128.and(taken, single), zero));
      twice = v128.or(twice, v128.and(some, m));
      some = v128.or(some, m);
      taken = v128.or(taken, single);
    }
    // Rounds until no cell has to take anything that was not taken before.
    let told = zero, lone = v128.andnot(some, twice);
    while (v128.any_true(v128.and(v128.or(v128.xor(taken, told), v128.andnot(lone, taken)), alive))) {
      told = taken;
      let next = taken, all = zero;
      twice = zero;
      for (let j: usize = 0; j < end; j += 16) {
        const m = v128.load(dealt + j), isSingle = i16x8.eq(v128.and(m, i16x8.sub(m, one)), zero);
        // What it alone can take, or else what no cell has taken.
        const own = v128.and(m, lone), rest = v128.bitselect(m, v128.bitselect(v128.andnot(m, told), own, i16x8.eq(own, zero)), isSingle);
        const single = v128.andnot(v128.and(rest, i16x8.eq(v128.and(rest, i16x8.sub(rest, one)), zero)), isSingle);
        v128.store(dealt + j, rest);
        alive = v128.andnot(alive, v128.or(i16x8.eq(rest, zero), i16x8.ne(v128.or(v128.and(next, single), v128.and(own, i16x8.sub(own, one))), zero)));
        next = v128.or(next, single);
        twice = v128.or(twice, v128.and(all, rest));
        all = v128.or(all, rest);
      }
      taken = next;
      lone = v128.andnot(all, twice);
      alive = v128.and(alive, i16x8.eq(all, set));
    }
    if (!v128.any_true(alive)) continue;
    every = v128.and(every, v128.or(set, v128.not(alive)));
    for (let j: usize = 0; j < end; j += 16) {
      v128.store(supported + j, v128.or(v128.load(supported + j), v128.and(v128.load(dealt + j), alive)));
    }
  }
  for (let k: usize = 0; k < count; k++) {
    const s = supported + (k << 4);
    let all = load<u64>(s) | load<u64>(s, 8);
    all |= all >> 32;
    all |= all >> 16;
    if (!allow(openAt(k), <u32>all & 0xffff)) return false;
  }
  v128.store(dealt, every);
  let needed = load<u64>(dealt) & load<u64>(dealt, 8);
  needed &= needed >> 32;
  return require(count, <u32>(needed & needed >> 16) & 0xffff);
}

/** Values that all possible sets have stand in an open cell, so that cells which see all their places do without. */
function require(count: usize, needed: u32): bool {
  for (; needed; needed &= needed - 1) {
    const bit = needed & (0 - needed);
    let placed = false;
    noPlaces();
    for (let k: usize = 0; k < count; k++) {
      const c = openAt(k), m = laneOf(c);
      if (m == bit) { placed = true; break; }
      if (m & bit) addPlace(c);
    }
    if (!placed && !strikeSeen(bit)) return false;
  }
  return true;
}
