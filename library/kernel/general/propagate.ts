/**
 * Propagate: everything that follows from the trail by single steps.
 *
 * A placed value leaves the other candidates of its cell and the same value of its peers. A lost
 * candidate may leave its cell with one candidate (naked single) or a house with one place for
 * the value (hidden single). Learned clauses follow the same pattern with their own watches.
 *
 * Hidden singles are found by a count of open places per (house, value), kept by `state.ts` when a
 * candidate falls and when it comes back; a value that is placed has 128 added, so its house is
 * not asked again. Tried and lost: two watched places per (house, value), which cost nothing
 * on backtracking but a scan of the house at every second loss.
 *
 * Sound because every step is one of: at most one value per cell, at most one cell per (group,
 * value), at least one value per cell, at least one cell per (house, value), a learned clause.
 */
import {
  N, shift, valueMask, cand, val, counts, cellHouseStart, cellHouses, houseGroup, lists, arena,
} from './layout';
import {
  PEER, CELL, HOUSE, CLAUSE, trailSize, queueHead, setQueueHead, trailAt, assignTrue, assign, exclude,
} from './state';
import { groupFirst, groupCell } from './geometry';
import { setConflict } from './reasons';
import { CLAUSE_HEAD, watch } from './clauses';

export let propagations: u64 = 0;
export function resetPropagations(): void { propagations = 0; }
/** Work of rules, in units of about one propagation. */
export function addWork(units: u64): void { propagations += units; }

/** Value v has one place or none left in house h: places it, or fails. */
function lastPlace(h: u32, v: u32): bool {
  const first = groupFirst(load<u32>(houseGroup + (<usize>h << 2)));
  for (let k: u32 = 0; k < <u32>N; k++) {
    const c = groupCell(first + k);
    if (!(load<u64>(cand + (<usize>c << 3)) >> v & 1)) continue;
    assignTrue((c << shift) | v, (h << 3) | HOUSE);
    return true;
  }
  setConflict(HOUSE, h, v);
  return false;
}

/** The literal `fell` is false: visits the learned clauses that watch it. False on conflict. */
function visitClauses(fell: u32): bool {
  const list = lists + (<usize>fell << 4);
  const n = load<u32>(list, 4);
  let from = <usize>load<u32>(list), to = from;
  const end = from + (<usize>n << 3);
  let fine = true;
  while (from < end) {
    const w = load<u64>(from);
    from += 8;
    const blocker = <u32>w;
    if (load<u8>(val + blocker) == 1) { store<u64>(to, w); to += 8; continue; }
    const ref = <u32>(w >> 32);
    const clause = arena + (<usize>ref << 2);
    const lits = clause + 4 * CLAUSE_HEAD;
    // Put the fallen literal second.
    const first = load<u32>(lits) ^ load<u32>(lits, 4) ^ fell;
    const state = load<u8>(val + first);
    if (state == 1) { store<u64>(to, <u64>first | (<u64>ref << 32)); to += 8; continue; }
    const last = lits + (<usize>load<u32>(clause) << 2);
    let p = lits + 8;
    while (p < last && load<u8>(val + load<u32>(p)) == 2) p += 4;
    if (p < last) {
      const lit = load<u32>(p);
      store<u32>(lits, first);
      store<u32>(lits, lit, 4);
      store<u32>(p, fell);
      watch(lit, ref, first);
      continue;
    }
    store<u64>(to, <u64>first | (<u64>ref << 32));
    to += 8;
    if (state == 2) {
      setConflict(CLAUSE, ref, 0);
      fine = false;
      break;
    }
    store<u32>(lits, first);
    store<u32>(lits, fell, 4);
    assign(first, (ref << 3) | CLAUSE);
  }
  if (from != to) {
    while (from < end) { store<u64>(to, load<u64>(from)); from += 8; to += 8; }
    store<u32>(list, <u32>((to - <usize>load<u32>(list)) >> 3), 4);
  }
  return fine;
}

/** Propagates the whole queue. False on conflict, which is then described in `reasons.ts`. */
export function propagate(): bool {
  const candAt = cand, countAt = counts, ends = cellHouseStart, houses = cellHouses, listAt = lists, valAt = val;
  const bits = shift, mask = valueMask, start = queueHead;
  let head = start, fine = true;
  while (head < trailSize) {
    const lit = trailAt(head++), x = lit >> 1;
    if (lit & 1) {
      // A candidate fell: is one left in the cell, or one place in a house?
      const c = x >> bits, v = x & mask, m = load<u64>(candAt + (<usize>c << 3));
      if (!(m & (m - 1))) {
        if (!m) { setConflict(CELL, c, 0); fine = false; break; }
        const y = (c << bits) | <u32>ctz(m);
        if (load<u8>(valAt + (<usize>y << 1)) == 0) assignTrue(y, CELL);
      }
      const base = countAt + v;
      const end = houses + (<usize>load<u32>(ends + (<usize>c << 2), 4) << 2);
      for (let p = houses + (<usize>load<u32>(ends + (<usize>c << 2)) << 2); p < end; p += 4) {
        const h = load<u32>(p);
        if (load<u8>(base + h) <= 1 && !lastPlace(h >> bits, v)) { fine = false; break; }
      }
      if (!fine) break;
    } else {
      const y = exclude(x);
      if (y != x) { setConflict(PEER, x, y); fine = false; break; }
    }
    if (load<u32>(listAt + (<usize>(lit ^ 1) << 4), 4) && !visitClauses(lit ^ 1)) { fine = false; break; }
  }
  setQueueHead(head);
  propagations += head - start;
  return fine;
}
