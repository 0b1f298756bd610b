/**
 * Dive: a search that learns nothing, for the many puzzles with rules that are over before learning would pay.
 *
 * It keeps masks alone (`masks.ts`), so a step costs a fraction of one on the trail, and sums are looked at more closely here, since nobody will ask for
 * their reasons. Singles come first, then houses, then constraints, cheap ones before dear ones. The cell that was in the most trouble
 * lately, for its number of candidates, is guessed next.
 *
 * After `patience` guesses the learning search takes over, from what the root came to; solutions that were reported are kept, and it excludes them. Where there are
 * many of them the dive goes on to the end, because excluding them would fill memory.
 */
import {
  N, cellCount, cellHouses, cellHouseStart, houseCount, houseGroup, peers, peerStart, shift, take, cand,
} from './layout';
import { candOf } from './state';
import { groupCell, groupFirst } from './geometry';
import { fullMask } from './singles';
import {
  NOBODY, ascend, changedCount, depth, descend, emptied, endDive, forgetChanges, narrow, noEmptied, placedCount, popChanged, popPlaced, planMasks, startDive,
} from './masks';
import { addWork } from './propagate';
import { constraintCells, constraintCount, constraintPriority, constraintSize, diveRule, ruled, shown, wakeList, wakeListEnd, wakeListStart } from './rules';

/** How many sorts of constraints by what they cost. */
const PRIORITIES: u32 = 3;

/** u32[houseCount], u8[houseCount]: houses to look at. */
let houseList: usize = 0;
let houseWaits: usize = 0;
let housesWaiting: u32 = 0;
/** u32[PRIORITIES * count], u8[count] */
let rings: usize = 0;
let waits: usize = 0;
const counts: usize = memory.data(4 * 4, 16);
/** f64[cellCount]: how much trouble a cell was in. */
let trouble: usize = 0;
let step: f64 = 1;
/** What is added per trouble grows by this from one failed guess to the next, which ages the past. */
const GROWTH: f64 = 1.005;
/** What most is demanded of comes first, but trouble soon counts for more. */
const DEMAND: f64 = 0.1;
/** A value with two places counts as much as a cell with two candidates and the average trouble of the two. */
const PAIR: f64 = 0.25;
/** u32[cellCount + 2]: the cell that was guessed to reach a depth. */
let guessed: usize = 0;

/** More cells than this would have too many frames. */
const MOST_CELLS: i32 = 1024;

/** Whether there is anything that the masks alone do not know, and room for frames. */
export function mayDive(): bool { return ruled && cellCount <= MOST_CELLS; }

export function planDive(): void {
  if (!mayDive()) return;
  planMasks();
  houseList = take(4 * <usize>houseCount);
  houseWaits = take(houseCount);
  rings = take(4 * <usize>PRIORITIES * <usize>constraintCount());
  waits = take(constraintCount());
  trouble = take(8 * <usize>cellCount);
  guessed = take(4 * (<usize>cellCount + 2));
  memory.fill(houseWaits, 0, houseCount);
  memory.fill(waits, 0, constraintCount());
}

export function diveBegin(): void {
  startDive();
  step = 1;
  // To begin with, those that most is demanded of.
  for (let c: u32 = 0; c < <u32>cellCount; c++) store<f64>(trouble + (<usize>c << 3), 1);
  for (let i: u32 = 0; i < constraintCount(); i++) {
    const size = constraintSize(i);
    for (let k: u32 = 0; k < size; k++) bump(constraintCells(i, k), DEMAND * <f64>size);
  }
  housesWaiting = 0;
  memory.fill(counts, 0, 16);
}

@inline function waitingAt(p: u32): u32 { return load<u32>(counts + (<usize>p << 2)); }
@inline function setWaiting(p: u32, n: u32): void { store<u32>(counts + (<usize>p << 2), n); }

function push(i: u32): void {
  if (load<u8>(waits + i)) return;
  store<u8>(waits + i, 1);
  const p = constraintPriority(i), n = waitingAt(p);
  store<u32>(rings + (<usize>(p * constraintCount() + n) << 2), i);
  setWaiting(p, n + 1);
}

/** The next constraint, the cheapest sort first; NOBODY where none waits. */
function pop(): u32 {
  for (let p: u32 = 0; p < PRIORITIES; p++) {
    const n = waitingAt(p);
    if (!n) continue;
    setWaiting(p, n - 1);
    const i = load<u32>(rings + (<usize>(p * constraintCount() + n - 1) << 2));
    store<u8>(waits + i, 0);
    return i;
  }
  return NOBODY;
}

function forget(): void {
  forgetChanges();
  while (housesWaiting) store<u8>(houseWaits + load<u32>(houseList + (<usize>(--housesWaiting) << 2)), 0);
  while (pop() != NOBODY) {}
}

/** A changed cell wakes its houses and constraints, but for the one that changed it and needs no second look. */
function wake(c: u32, except: u32): void {
  const end = cellHouses + (<usize>load<u32>(cellHouseStart + (<usize>c << 2), 4) << 2);
  for (let p = cellHouses + (<usize>load<u32>(cellHouseStart + (<usize>c << 2)) << 2); p < end; p += 4) {
    const h = load<u32>(p) >> shift;
    if (load<u8>(houseWaits + h)) continue;
    store<u8>(houseWaits + h, 1);
    store<u32>(houseList + (<usize>(housesWaiting++) << 2), h);
  }
  const last = wakeListEnd(c);
  for (let p = wakeListStart(c); p < last; p++) {
    const i = wakeList(p);
    if (i != except) push(i);
  }
}

/** Tells the peers of placed cells. */
function tellPeers(): bool {
  while (placedCount) {
    const c = popPlaced(), bit = candOf(c);
    const end = peers + (<usize>load<u32>(peerStart + (<usize>c << 2), 4) << 2);
    for (let p = peers + (<usize>load<u32>(peerStart + (<usize>c << 2)) << 2); p < end; p += 4) {
      const d = load<u32>(p), m = load<u64>(cand + (<usize>d << 3));
      if (m & bit && !narrow(d, m ^ bit)) return false;
    }
  }
  return true;
}

/** Values of a house with one place. False when a value has none. */
function searchHouse(h: u32, all: u64): bool {
  const first = groupFirst(load<u32>(houseGroup + (<usize>h << 2)));
  let once: u64 = 0, twice: u64 = 0, done: u64 = 0;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const m = candOf(groupCell(first + k));
    twice |= once & m;
    once |= m;
    if (!(m & (m - 1))) done |= m;
  }
  if (once != all) return false;
  const single = all & ~twice & ~done;
  if (!single) return true;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const c = groupCell(first + k), m = candOf(c) & single;
    if (!m) continue;
    if (m & (m - 1)) return false;
    if (!narrow(c, m)) return false;
  }
  return true;
}

/** Everything that follows by itself. False at a contradiction. */
function settle(): bool {
  const all = fullMask();
  let work: u32 = 0, except = NOBODY;
  while (true) {
    // First what a constraint changed by itself, then what followed among the peers, which it has not seen.
    while (changedCount) wake(popChanged(), except);
    except = NOBODY;
    if (placedCount) {
      if (!tellPeers()) break;
      continue;
    }
    work++;
    if (housesWaiting) {
      const h = load<u32>(houseList + (<usize>(--housesWaiting) << 2));
      store<u8>(houseWaits + h, 0);
      if (!searchHouse(h, all)) { blameHouse(h); break; }
      continue;
    }
    const i = pop();
    if (i == NOBODY) { addWork(work); return true; }
    const again = diveRule(i);
    if (again == 2) { blame(i); break; }
    if (again == 0) except = i;
  }
  addWork(work);
  if (emptied != NOBODY) bump(emptied);
  forget();
  return false;
}

function bump(c: u32, by: f64 = 1): void {
  const at = trouble + (<usize>c << 3), to = load<f64>(at) + step * by;
  store<f64>(at, to);
  if (to < 1e100) return;
  for (let d: u32 = 0; d < <u32>cellCount; d++) store<f64>(trouble + (<usize>d << 3), load<f64>(trouble + (<usize>d << 3)) * 1e-100);
  step *= 1e-100;
}

/** All cells of what failed are in trouble. */
function blameHouse(h: u32): void {
  const first = groupFirst(load<u32>(houseGroup + (<usize>h << 2)));
  for (let k: u32 = 0; k < <u32>N; k++) bump(groupCell(first + k));
}
function blame(i: u32): void {
  const size = constraintSize(i);
  for (let k: u32 = 0; k < size; k++) bump(constraintCells(i, k));
}

/** The value to guess. */
let chosenBit: u64 = 0;

/** The cell to guess, the one in most trouble for its number of candidates, and its lowest value; NOBODY when all are placed. */
function choose(from: u32, to: u32): u32 {
  let best: f64 = -1, at = NOBODY;
  for (let c = from; c < to; c++) {
    const m = candOf(c);
    if (!(m & (m - 1))) continue;
    const score = troubleOf(c) / <f64>popcnt(m);
    if (score > best) { best = score; at = c; }
  }
  if (at == NOBODY) return at;
  const m = candOf(at);
  chosenBit = m & (0 - m);
  return from == 0 && popcnt(m) > 2 ? chooseInHouse(at, best) : at;
}
@inline function troubleOf(c: u32): f64 { return load<f64>(trouble + (<usize>c << 3)); }

/** A value with two places in a house divides the search in two as well as a cell with two candidates. */
function chooseInHouse(cell: u32, score: f64): u32 {
  let best = score, at = cell;
  for (let h: u32 = 0; h < <u32>houseCount; h++) {
    const first = groupFirst(load<u32>(houseGroup + (<usize>h << 2)));
    let once: u64 = 0, twice: u64 = 0, more: u64 = 0;
    for (let k: u32 = 0; k < <u32>N; k++) {
      const m = candOf(groupCell(first + k));
      more |= twice & m;
      twice |= once & m;
      once |= m;
    }
    let pairs = twice & ~more;
    while (pairs) {
      const bit = pairs & (0 - pairs);
      pairs ^= bit;
      let sum: f64 = 0, top: f64 = -1, place: u32 = 0;
      for (let k: u32 = 0; k < <u32>N; k++) {
        const c = groupCell(first + k);
        if (!(candOf(c) & bit)) continue;
        const t = troubleOf(c);
        sum += t;
        if (t > top) { top = t; place = c; }
      }
      if (sum * PAIR <= best) continue;
      best = sum * PAIR;
      at = place;
      chosenBit = bit;
    }
  }
  return at;
}

export const DIVE_DONE: i32 = 0;
export const DIVE_SOLUTION: i32 = 1;
export const DIVE_GUESSED: i32 = 2;

export function diveRoot(): bool {
  noEmptied();
  // A clause without literals has no cell that would wake it.
  for (let i: u32 = 0; i < constraintCount(); i++) if (!constraintSize(i)) return false;
  const fine = settle();
  if (fine) descend();
  return fine;
}

/**
 * One step from a settled frame: a guess with what follows and all the going back that it takes. Says whether a solution stands, a frame is settled and open,
 * or nothing is left.
 */
export function diveStep(): i32 {
  let c = choose(0, shown);
  if (c == NOBODY && shown < <u32>cellCount) c = choose(shown, cellCount);
  if (c == NOBODY) return DIVE_SOLUTION;
  const m = candOf(c), bit = chosenBit;
  store<u32>(guessed + (<usize>(depth + 1) << 2), c);
  store<u64>(cand + (<usize>c << 3), m ^ bit);
  descend();
  noEmptied();
  narrow(c, bit);
  if (settle()) return DIVE_GUESSED;
  bump(c);
  step *= GROWTH;
  return diveBack();
}

/** Drops the frame at hand and goes on with what is left of the one before. */
export function diveBack(): i32 {
  while (depth > 1) {
    const c = load<u32>(guessed + (<usize>depth << 2));
    ascend();
    noEmptied();
    const m = candOf(c);
    narrow(c, m);
    if (settle()) return DIVE_GUESSED;
  }
  return DIVE_DONE;
}

/** After a solution: other values of hidden cells would be the same solution again. */
export function diveOn(): i32 {
  while (depth > 1 && load<u32>(guessed + (<usize>depth << 2)) >= shown) ascend();
  return diveBack();
}

export function diveEnd(): void { endDive(); }
