/**
 * Singles on masks: the quick way through everything that needs no guess.
 *
 * Before the search keeps a trail, the givens are followed up on the masks of the cells alone: a
 * placed value leaves its peers (naked singles queue up at once), and a pass over each house finds
 * values with one place, N cells at a time: `once` collects bits seen in any cell, `twice` those
 * seen again. Nothing has to be undone here and no reasons will be asked for, so a lost candidate
 * is one bit, where the trail would record it, count it in each house and look at it again.
 * Measured on solid:3: 0.27 ms by the trail and 0.09 ms this way with 180 blanks, 0.33 and 0.05 with 640.
 *
 * Passes repeat until one changes nothing. Finds every naked and hidden single, like `propagate`.
 */
import {
  N, cellCount, houseCount, houseGroup, input, cand, val, info, counts, shift, stack, peers, peerStart,
  cellHouseStart, cellHouses, varCount,
} from './layout';
import { groupFirst, groupCell } from './geometry';
import { candOf, PLACED } from './state';

/** Cells whose value is not yet told to their peers wait in `stack`. */
let waiting: u32 = 0;

@inline function setCand(c: u32, m: u64): void { store<u64>(cand + (<usize>c << 3), m); }
@inline function wait(c: u32): void { store<u32>(stack + (<usize>(waiting++) << 2), c); }

/** All candidates of a puzzle of N values. */
export function fullMask(): u64 { return N == 64 ? ~<u64>0 : (<u64>1 << N) - 1; }

/** Takes the waiting values out of their peers. False when a cell has none left. */
function tellPeers(): bool {
  while (waiting > 0) {
    const c = load<u32>(stack + (<usize>(--waiting) << 2)), bit = candOf(c);
    const end = peers + (<usize>load<u32>(peerStart + (<usize>c << 2), 4) << 2);
    for (let p = peers + (<usize>load<u32>(peerStart + (<usize>c << 2)) << 2); p < end; p += 4) {
      const d = load<u32>(p), m = candOf(d);
      if (!(m & bit)) continue;
      const rest = m ^ bit;
      if (!rest) return false;
      setCand(d, rest);
      if (!(rest & (rest - 1))) wait(d);
    }
  }
  return true;
}

/** Finds the hidden singles of one house. Returns 1 when some were placed, 2 when a value has no place. */
function hiddenIn(h: u32, all: u64): u32 {
  const first = groupFirst(load<u32>(houseGroup + (<usize>h << 2)));
  let once: u64 = 0, twice: u64 = 0, placed: u64 = 0;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const m = candOf(groupCell(first + k));
    twice |= once & m;
    once |= m;
    if (!(m & (m - 1))) placed |= m;
  }
  if (once != all) return 2;
  const single = all & ~twice & ~placed;
  if (!single) return 0;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const c = groupCell(first + k), m = candOf(c) & single;
    if (!m) continue;
    // Two values with this as their only place: one of them finds no place in the next pass.
    if (m & (m - 1)) return 2;
    setCand(c, m);
    wait(c);
  }
  return 1;
}

/** Singles from `input` into `cand`. 0: contradiction, 1: open cells are left, 2: all placed. */
export function singles(): i32 {
  const all = fullMask();
  waiting = 0;
  for (let c: u32 = 0; c < <u32>cellCount; c++) {
    const m = load<u64>(input + (<usize>c << 3)) & all;
    if (!m) return 0;
    setCand(c, m);
    if (!(m & (m - 1))) wait(c);
  }
  while (true) {
    if (!tellPeers()) return 0;
    let changed = false;
    for (let h: u32 = 0; h < <u32>houseCount; h++) {
      const found = hiddenIn(h, all);
      if (found == 2) return 0;
      if (found == 0) continue;
      changed = true;
      if (!tellPeers()) return 0;
    }
    if (!changed) break;
  }
  for (let c: u32 = 0; c < <u32>cellCount; c++) if (candOf(c) & (candOf(c) - 1)) return 1;
  return 2;
}

/** Sets up the trail's view of the masks: what is not a candidate is false at level 0. */
export function stateFromMasks(): void {
  memory.fill(info, 0, <usize>varCount << 3);
  memory.fill(counts, 0, <usize>houseCount << shift);
  for (let c: u32 = 0; c < <u32>cellCount; c++) {
    let m = candOf(c);
    const at = val + (<usize>(c << shift) << 1);
    for (let v: u32 = 0; v < <u32>N; v++) store<u16>(at + (<usize>v << 1), 0x0102);
    const from = cellHouses + (<usize>load<u32>(cellHouseStart + (<usize>c << 2)) << 2);
    const end = cellHouses + (<usize>load<u32>(cellHouseStart + (<usize>c << 2), 4) << 2);
    const placed = !(m & (m - 1));
    while (m) {
      const v = <u32>ctz(m);
      m &= m - 1;
      store<u16>(at + (<usize>v << 1), placed ? 0x0201 : 0);
      for (let p = from; p < end; p += 4) {
        const to = counts + load<u32>(p) + v;
        store<u8>(to, load<u8>(to) + (placed ? PLACED + 1 : 1));
      }
    }
  }
}
