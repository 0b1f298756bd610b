/**
 * Cage: different values with a known sum, as a choice among combinations.
 *
 *   | length | combinations | table | cell ... |           table: u64 masks of the combinations
 *
 * A combination is possible while every cell has a value of it and each of its values has a cell. A value stays while a possible
 * combination has it; a value that all of them have and that one cell alone can take belongs there. That sees less than the
 * sequence of sets would, and costs a tenth.
 *
 * A combination is impossible because a cell lost all its values, or because all cells lost one of them; either is a reason, and one that is
 * shared by many combinations is taken first.
 */
import { N, shift, valueMask, ante } from './layout';
import { candOf } from './state';
import { fellBefore, keepOnly, program, word } from './rules';

@inline function comboAt(table: u32, k: u32): u64 { return load<u64>(program + (<usize>table << 2) + (<usize>k << 3)); }

/** Whether every cell has a value of it and every value of it a cell. */
function isPossible(combo: u64, cells: u32, length: u32, all: u64): bool {
  if (combo & ~all) return false;
  for (let k: u32 = 0; k < length; k++) if (!(candOf(word(cells + k)) & combo)) return false;
  return true;
}

export function choose(i: u32, at: u32): bool {
  const length = word(at), count = word(at + 1), table = word(at + 2), cells = at + 3;
  let all: u64 = 0;
  for (let k: u32 = 0; k < length; k++) all |= candOf(word(cells + k));
  let some: u64 = 0, every = ~<u64>0;
  for (let k: u32 = 0; k < count; k++) {
    const combo = comboAt(table, k);
    if (!isPossible(combo, cells, length, all)) continue;
    some |= combo;
    every &= combo;
  }
  for (let k: u32 = 0; k < length; k++) {
    const c = word(cells + k);
    if (!keepOnly(c, some, i)) return false;
  }
  if (!some) return true;
  // Values that are needed and have one cell.
  let once: u64 = 0, twice: u64 = 0;
  for (let k: u32 = 0; k < length; k++) {
    const m = candOf(word(cells + k));
    twice |= once & m;
    once |= m;
  }
  const alone = every & once & ~twice;
  if (!alone) return true;
  for (let k: u32 = 0; k < length; k++) {
    const c = word(cells + k), own = candOf(c) & alone;
    if (!own) continue;
    if (!keepOnly(c, own & (0 - own), i)) return false;
  }
  return true;
}

/** Values that every cell of the cage had lost. */
function goneAt(cells: u32, length: u32, when: u32): u64 {
  let gone = ~<u64>0;
  for (let k: u32 = 0; k < length; k++) gone &= lostAt(word(cells + k), when);
  return gone;
}

function lostAt(c: u32, when: u32): u64 {
  let lost: u64 = 0;
  const x = c << shift;
  for (let v: u32 = 0; v < <u32>N; v++) if (fellBefore(x | v, when)) lost |= <u64>1 << v;
  return lost;
}

let written: u32 = 0;
/** Values and cells that are reasons already. */
let goneUsed: u64 = 0;

@inline function put(x: u32): void { store<u32>(ante + (<usize>(written++) << 2), x); }

/** Writes why a combination is impossible. */
function refute(combo: u64, cells: u32, length: u32, gone: u64, when: u32): void {
  if (combo & goneUsed) return;
  const missing = combo & gone;
  if (missing) {
    const v = <u32>ctz(missing);
    goneUsed |= <u64>1 << v;
    for (let k: u32 = 0; k < length; k++) put((word(cells + k) << shift) | v);
    return;
  }
  for (let k: u32 = 0; k < length; k++) {
    const c = word(cells + k);
    if (combo & ~lostAt(c, when)) continue;
    let m = combo;
    while (m) {
      put((c << shift) | <u32>ctz(m));
      m &= m - 1;
    }
    return;
  }
}

export function explainCage(at: u32, x: u32, when: u32): u32 {
  const length = word(at), count = word(at + 1), table = word(at + 2), cells = at + 3;
  const v = x & valueMask, own = x >> shift, bit = <u64>1 << v, gone = goneAt(cells, length, when);
  written = 0;
  goneUsed = 0;
  // Was it struck because no combination has it?
  let alone: u32 = 64;
  for (let k: u32 = 0; k < count; k++) {
    const combo = comboAt(table, k);
    if (!(combo & bit) || isRefuted(combo, cells, length, gone, when)) continue;
    alone = needed(at, x, when, gone);
    break;
  }
  const wanted = alone == 64 ? bit : 0;
  for (let k: u32 = 0; k < count; k++) {
    const combo = comboAt(table, k);
    // By itself: all with the value are impossible. For a value that has to stand here: all without that.
    if (alone == 64 ? !(combo & wanted) : (combo >> alone & 1) != 0) continue;
    refute(combo, cells, length, gone, when);
  }
  if (alone != 64) for (let k: u32 = 0; k < length; k++) if (word(cells + k) != own) put((word(cells + k) << shift) | alone);
  return written;
}

function isRefuted(combo: u64, cells: u32, length: u32, gone: u64, when: u32): bool {
  if (combo & gone) return true;
  for (let k: u32 = 0; k < length; k++) if (!(combo & ~lostAt(word(cells + k), when))) return true;
  return false;
}

/**
 * The value that had to stand in the cell instead of x: in every possible combination, and lost by all other cells. Two values can be so at once, and
 * what fell since the strike was decided can make x itself one of them.
 */
function needed(at: u32, x: u32, when: u32, gone: u64): u32 {
  const length = word(at), count = word(at + 1), table = word(at + 2), cells = at + 3;
  const own = x >> shift;
  let every = ~(<u64>1 << (x & valueMask));
  for (let k: u32 = 0; k < count; k++) {
    const combo = comboAt(table, k);
    if (!isRefuted(combo, cells, length, gone, when)) every &= combo;
  }
  for (let k: u32 = 0; k < length; k++) if (word(cells + k) != own) every &= lostAt(word(cells + k), when);
  return <u32>ctz(every & ~lostAt(own, when));
}
