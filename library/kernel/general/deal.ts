/**
 * Deal: a cage of the dive, which is a choice among sets of values, each dealt out to the cells.
 *
 *   | length | vectors | table | cell ... |           table: u16 masks of the sets, eight to a vector, filled up with empty ones
 *
 * Eight sets are dealt at once, one a lane: each cell gets what it can take of the set, what one cell has to take leaves the others, and a value that one cell
 * alone can take is taken by it. A set is possible while that fails nowhere; a candidate stays while a possible set deals it to its cell.
 */
import { addPlace, allow, laneOf, noPlaces, strikeSeen } from './lanes';
import { program, word } from './rules';

/** v128[64]: what a set deals to each cell, and what all of them do. */
const dealt: usize = memory.data(16 * 64, 16);
const supported: usize = memory.data(16 * 64, 16);

export function deal(at: u32): bool {
  const length = <usize>word(at), vectors = word(at + 1), table = program + (<usize>word(at + 2) << 2), cells = at + 3, end = length << 4;
  const zero = i16x8.splat(0), one = i16x8.splat(1);
  let every = i16x8.splat(-1);
  for (let j: usize = 0; j < end; j += 16) v128.store(supported + j, zero);
  for (let s: u32 = 0; s < vectors; s++) {
    const set = v128.load(table + (<usize>s << 4));
    let some = zero, taken = zero, twice = zero, alive = i16x8.splat(-1);
    for (let k: usize = 0; k < length; k++) {
      const m = v128.and(set, i16x8.splat(<i16>laneOf(word(cells + <u32>k)))), single = v128.and(m, i16x8.eq(v128.and(m, i16x8.sub(m, one)), zero));
      v128.store(dealt + (k << 4), m);
      alive = v128.andnot(alive, v128.or(i16x8.eq(m, zero), i16x8.ne(v128.and(taken, single), zero)));
      twice = v128.or(twice, v128.and(some, m));
      some = v128.or(some, m);
      taken = v128.or(taken, single);
    }
    alive = v128.andnot(v128.and(alive, i16x8.eq(some, set)), i16x8.eq(set, zero));
    // Rounds until nobody has to take anything that was not taken before.
    let told = zero, lone = v128.andnot(some, twice);
    while (v128.any_true(v128.and(v128.or(v128.xor(taken, told), v128.andnot(lone, taken)), alive))) {
      told = taken;
      let next = taken, all = zero;
      twice = zero;
      for (let j: usize = 0; j < end; j += 16) {
        const m = v128.load(dealt + j), isSingle = i16x8.eq(v128.and(m, i16x8.sub(m, one)), zero);
        // What it alone can take, or else what nobody has taken.
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
  for (let k: usize = 0; k < length; k++) {
    const s = supported + (k << 4);
    let all = load<u64>(s) | load<u64>(s, 8);
    all |= all >> 32;
    all |= all >> 16;
    if (!allow(word(cells + <u32>k), <u32>all & 0xffff)) return false;
  }
  v128.store(dealt, every);
  let needed = load<u64>(dealt) & load<u64>(dealt, 8);
  needed &= needed >> 32;
  return require(cells, <u32>length, <u32>(needed & needed >> 16) & 0xffff);
}

/** Values that all possible sets have stand in the cage, so that cells which see all their places do without. */
function require(cells: u32, length: u32, needed: u32): bool {
  for (; needed; needed &= needed - 1) {
    const bit = needed & (0 - needed);
    let placed = false;
    noPlaces();
    for (let k: u32 = 0; k < length; k++) {
      const c = word(cells + k), m = laneOf(c);
      if (m == bit) { placed = true; break; }
      if (m & bit) addPlace(c);
    }
    if (!placed && !strikeSeen(bit)) return false;
  }
  return true;
}
