/**
 * State: the trail, and what it means for a literal to be true.
 *
 * Every fact is a literal on the trail with a level (how many guesses stood before it) and a
 * reason. Reasons are numbers, not clauses; the clause is spelled out only when a conflict asks
 * for it (`reasons.ts`), so the rules of the puzzle never exist as clauses:
 *
 *   low 3 bits   rest                   the literal is true because
 *   0 NONE       0                      it is a guess, a given, or a flipped guess
 *   1 PEER       variable y             y is true and shares a cell or a group (at most one)
 *   2 CELL       -                      it is the last candidate of its cell (at least one)
 *   3 HOUSE      house                  it is the last place of its value in the house
 *   4 CLAUSE     arena index            all other literals of a learned clause are false
 *   5 RULE       constraint             a rule beyond groups struck it, see `rules.ts`
 *
 * A false literal leaves `cand` at once, so masks are always up to date; what follows from the
 * loss is worked out when the trail reaches it (`propagate.ts`).
 */
import {
  cand, val, info, trail, levelStart, shift, valueMask, phase, counts, cellHouseStart, cellHouses, peers, peerStart, heapAt,
} from './layout';
import { heapInsert } from './order';

export const NONE: u32 = 0;
export const PEER: u32 = 1;
export const CELL: u32 = 2;
export const HOUSE: u32 = 3;
export const CLAUSE: u32 = 4;
export const RULE: u32 = 5;

/** Added to the count of places once a value is placed, so that it is never 0 or 1 again. */
export const PLACED: i32 = 128;

export let trailSize: u32 = 0;
/** Next trail entry to propagate. */
export let queueHead: u32 = 0;
/** Number of open guesses. */
export let level: u32 = 0;
/** Whether the activity heap decides (see `decide.ts`); undoing then refills the heap. */
export let learning: bool = false;

export function setQueueHead(at: u32): void { queueHead = at; }
export function setLearning(on: bool): void { learning = on; }

@inline export function valueOf(lit: u32): u32 { return load<u8>(val + lit); }
@inline export function trailAt(i: u32): u32 { return load<u32>(trail + (<usize>i << 2)); }
@inline export function levelOf(x: u32): u32 { return load<u32>(info + (<usize>x << 3) + 4); }
@inline export function reasonOf(x: u32): u32 { return load<u32>(info + (<usize>x << 3)); }
@inline export function candOf(c: u32): u64 { return load<u64>(cand + (<usize>c << 3)); }

@inline function push(lit: u32, x: u32, reason: u32): void {
  store<u64>(info + (<usize>x << 3), <u64>reason | (<u64>level << 32));
  store<u32>(trail + (<usize>trailSize << 2), lit);
  trailSize++;
}

/** Adds to the counts of (house, value) for every house of a cell; bytes wrap around. */
@inline function addToCounts(c: u32, v: u32, by: i32): void {
  const end = cellHouses + (<usize>load<u32>(cellHouseStart + (<usize>c << 2), 4) << 2);
  const base = counts + v;
  for (let p = cellHouses + (<usize>load<u32>(cellHouseStart + (<usize>c << 2)) << 2); p < end; p += 4) {
    const at = base + load<u32>(p);
    store<u8>(at, load<u8>(at) + by);
  }
}

/** Makes the open variable x true. */
export function assignTrue(x: u32, reason: u32): void {
  store<u16>(val + (<usize>x << 1), 0x0201);
  addToCounts(x >> shift, x & valueMask, PLACED);
  push(x << 1, x, reason);
}

/** Makes the open variable x false. */
export function assignFalse(x: u32, reason: u32): void {
  store<u16>(val + (<usize>x << 1), 0x0102);
  const at = cand + (<usize>(x >> shift) << 3);
  store<u64>(at, load<u64>(at) & ~(<u64>1 << (x & valueMask)));
  addToCounts(x >> shift, x & valueMask, -1);
  push((x << 1) | 1, x, reason);
}

/** Makes an open literal true. */
@inline export function assign(lit: u32, reason: u32): void {
  if (lit & 1) assignFalse(lit >> 1, reason);
  else assignTrue(lit >> 1, reason);
}

/** Opens a level for the next guess. */
export function newLevel(): void {
  store<u32>(levelStart + (<usize>level << 2), trailSize);
  level++;
}

/** The guess that opened level `l` (1-based). */
export function guessOf(l: u32): u32 {
  return trailAt(load<u32>(levelStart + (<usize>(l - 1) << 2)));
}

/**
 * The cell of the true variable x is filled: every other candidate of the cell and the same value
 * of every peer falls. Returns x, or the other variable when two true ones exclude each other.
 * Written out over local copies of the bases: a call per lost candidate cost a quarter of the time.
 */
export function exclude(x: u32): u32 {
  const valAt = val, candAt = cand, infoAt = info, trailTo = trail, countAt = counts, ends = cellHouseStart, houses = cellHouses;
  const bits = shift, c = x >> bits, v = x & valueMask, bit = <u64>1 << v;
  const why = <u64>((x << 3) | PEER) | (<u64>level << 32);
  let size = trailSize, clash = x;
  const own = candAt + (<usize>c << 3);
  const ownFrom = houses + (<usize>load<u32>(ends + (<usize>c << 2)) << 2);
  const ownEnd = houses + (<usize>load<u32>(ends + (<usize>c << 2), 4) << 2);
  let rest = load<u64>(own) & ~bit;
  while (rest) {
    const u = <u32>ctz(rest), y = (c << bits) | u;
    if (load<u8>(valAt + (<usize>y << 1)) == 1) { trailSize = size; return y; }
    rest &= rest - 1;
    store<u64>(own, bit | rest);
    store<u16>(valAt + (<usize>y << 1), 0x0102);
    store<u64>(infoAt + (<usize>y << 3), why);
    store<u32>(trailTo + (<usize>size << 2), (y << 1) | 1);
    size++;
    const base = countAt + u;
    for (let p = ownFrom; p < ownEnd; p += 4) {
      const at = base + load<u32>(p);
      store<u8>(at, load<u8>(at) - 1);
    }
  }
  const base = countAt + v;
  const end = peers + (<usize>load<u32>(peerStart + (<usize>c << 2), 4) << 2);
  for (let q = peers + (<usize>load<u32>(peerStart + (<usize>c << 2)) << 2); q < end; q += 4) {
    const d = load<u32>(q), at = candAt + (<usize>d << 3), m = load<u64>(at);
    if (!(m & bit)) continue;
    const y = (d << bits) | v;
    if (load<u8>(valAt + (<usize>y << 1)) == 1) { clash = y; break; }
    store<u64>(at, m ^ bit);
    store<u16>(valAt + (<usize>y << 1), 0x0102);
    store<u64>(infoAt + (<usize>y << 3), why);
    store<u32>(trailTo + (<usize>size << 2), (y << 1) | 1);
    size++;
    const last = houses + (<usize>load<u32>(ends + (<usize>d << 2), 4) << 2);
    for (let p = houses + (<usize>load<u32>(ends + (<usize>d << 2)) << 2); p < last; p += 4) {
      const to = base + load<u32>(p);
      store<u8>(to, load<u8>(to) - 1);
    }
  }
  trailSize = size;
  return clash;
}

/** Takes back every level above `target`. */
export function backtrack(target: u32): void {
  if (level <= target) return;
  const valAt = val, candAt = cand, countAt = counts, ends = cellHouseStart, houses = cellHouses, bits = shift, mask = valueMask;
  const active = learning, phaseAt = phase, places = heapAt;
  const end = load<u32>(levelStart + (<usize>target << 2));
  const stop = trail + (<usize>end << 2);
  for (let at = trail + (<usize>trailSize << 2); at > stop; ) {
    at -= 4;
    const lit = load<u32>(at), x = lit >> 1, c = x >> bits, v = x & mask;
    store<u16>(valAt + (<usize>x << 1), 0);
    let by = -PLACED;
    if (lit & 1) {
      const to = candAt + (<usize>c << 3);
      store<u64>(to, load<u64>(to) | (<u64>1 << v));
      by = 1;
    }
    const base = countAt + v;
    const last = houses + (<usize>load<u32>(ends + (<usize>c << 2), 4) << 2);
    for (let p = houses + (<usize>load<u32>(ends + (<usize>c << 2)) << 2); p < last; p += 4) {
      const to = base + load<u32>(p);
      store<u8>(to, load<u8>(to) + by);
    }
    if (active) {
      store<u8>(phaseAt + x, lit & 1);
      if (load<i32>(places + (<usize>x << 2)) < 0) heapInsert(x);
    }
  }
  trailSize = end;
  queueHead = end;
  level = target;
}

export function resetTrail(): void {
  trailSize = 0;
  queueHead = 0;
  level = 0;
}
