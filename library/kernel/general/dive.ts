/**
 * Dive: a search that learns nothing, for the many puzzles with rules that are over before learning would pay.
 *
 * It keeps candidates alone (`lanes.ts`), so a step costs a fraction of one on the trail, and sums are looked at more closely here, since no one will ask for
 * their reasons. A placed value leaves its peers eight cells at a time, and houses are searched eight at a time: the k-th cells of eight houses make a vector.
 * A frame holds these vectors behind its cells, and the code that notes a changed cell writes it there too, because gathering them took half of the time. Then
 * come constraints, cheap ones before expensive ones (`dive-rules.ts`). `choice.ts` says what is guessed next.
 *
 * After `patience` guesses the learning search takes over, from what the root came to; solutions that were reported are kept, and it excludes them. Where there are
 * many of them the dive goes on to the end, because excluding them would fill memory.
 */
import { N, cellCount, cellHouseStart, houseCount, houseGroup, take } from './layout';
import { groupCell, groupFirst } from './geometry';
import { fullMask } from './singles';
import {
  NOBODY, allow, ascend, depth, descend, emptied, endDive, fitsLanes, forgetChanges, frameBytes, known, laneOf, lanes, peerLanes, placedCount, planLanes,
  popPlaced, popTouched, pushPlaced, setEmptied, setLane, startDive, touch, touchedCount,
} from './lanes';
import { addWork } from './propagate';
import { ruled, shown } from './rules';
import {
  constraintSets, constraintsOf, diveCells, diveCount, diveRule, diveSize, nextWaiting, planDiveRules, sleep, sleepAgain, wakeMore, wakeRules,
} from './dive-rules';
import { cross, crossingsOf, planCrossings, sleepCrossings, wakeCrossings } from './crossings';
import { pair } from './pairs';
import { age, bump, choose, chosenBit, forgetTrouble, planChoice } from './choice';

export let batches: u32 = 0;
/**
 * What is to hear of a cell, one record a cell, so that nothing but one address is looked up:
 *
 *   | batches u64 | crossings u64 | constraints u64[2 or more] | spots u32[] |
 *
 *   batches     the batches of its houses; from the 65th on they share bits
 *   spots       where in a frame it stands among the cells of its houses; filled up with a place that is not read
 */
let about: usize = 0;
let aboutSize: usize = 0;
/** Where the spots begin in a record. */
let spotsAt: usize = 0;
const CROSSINGS: usize = 8;
const CONSTRAINTS: usize = 16;
/** Batches to look at. */
let dirty: u64 = 0;
/** u32[cellCount + 2]: the cell that was guessed to reach a depth. */
let guessed: usize = 0;

/** Whether there is anything that candidates alone do not know, and they fit. */
export function mayDive(): bool { return ruled && fitsLanes(); }

export function planDive(): void {
  if (!mayDive()) return;
  batches = (houseCount + 7) >> 3;
  planLanes(((<usize>batches * N) << 4) + 16);
  planDiveRules();
  planChoice();
  planCrossings();
  planAbout();
  guessed = take(4 * (<usize>cellCount + 2));
}

/** Vector k of a batch holds the k-th cells of its eight houses. Those of houses that there are not may hold everything. */
function planAbout(): void {
  let most: u32 = 0;
  for (let c: usize = 0; c < <usize>cellCount; c++) {
    most = max(most, load<u32>(cellHouseStart + (c << 2), 4) - load<u32>(cellHouseStart + (c << 2)));
  }
  spotsAt = CONSTRAINTS + (max<usize>(constraintSets, 2) << 3);
  aboutSize = (spotsAt + (<usize>most << 2) + 7) & ~7;
  about = take(aboutSize * <usize>cellCount);
  memory.fill(about, 0, aboutSize * <usize>cellCount);
  const nowhere = <u32>(frameBytes + ((<usize>batches * N) << 4));
  for (let c: usize = 0; c < <usize>cellCount; c++) {
    const own = about + c * aboutSize;
    store<u64>(own + CROSSINGS, crossingsOf(<u32>c));
    memory.copy(own + CONSTRAINTS, constraintsOf(<u32>c), constraintSets << 3);
    for (let p = own + spotsAt; p < own + aboutSize; p += 4) store<u32>(p, nowhere);
  }
  for (let h: u32 = 0; h < <u32>houseCount; h++) {
    const first = groupFirst(load<u32>(houseGroup + (<usize>h << 2)));
    for (let k: u32 = 0; k < <u32>N; k++) {
      const own = about + <usize>groupCell(first + k) * aboutSize;
      store<u64>(own, load<u64>(own) | <u64>1 << <u64>(h >> 3 & 63));
      let p = own + spotsAt;
      while (load<u32>(p) != nowhere) p += 4;
      store<u32>(p, <u32>(frameBytes + (<usize>((h >> 3) * N + k) << 4) + (<usize>(h & 7) << 1)));
    }
  }
}

export function diveBegin(): void {
  startDive();
  sleep();
  sleepCrossings();
  dirty = 0;
  forgetTrouble();
  // To begin with, those that most is demanded of.
  for (let i: u32 = 0; i < diveCount; i++) {
    const size = diveSize(i);
    for (let k: u32 = 0; k < size; k++) bump(diveCells(i, k), DEMAND * <f32>size);
  }
}
/** What most is demanded of comes first, but trouble soon counts for more. */
const DEMAND: f32 = 0.3;
/** A cell of what failed is in less trouble than one that lost its last candidate or whose guess failed. */
const SHARE: f32 = 0.3;

/** Eight cells from anywhere. */
@inline export function gather(at: usize, from: usize): v128 {
  let v = i16x8.splat(0);
  v = v128.load_lane<u16>(from + load<u16>(at), v, 0);
  v = v128.load_lane<u16>(from + load<u16>(at, 2), v, 1);
  v = v128.load_lane<u16>(from + load<u16>(at, 4), v, 2);
  v = v128.load_lane<u16>(from + load<u16>(at, 6), v, 3);
  v = v128.load_lane<u16>(from + load<u16>(at, 8), v, 4);
  v = v128.load_lane<u16>(from + load<u16>(at, 10), v, 5);
  v = v128.load_lane<u16>(from + load<u16>(at, 12), v, 6);
  return v128.load_lane<u16>(from + load<u16>(at, 14), v, 7);
}

/** A cell has lost candidates: its houses and constraints are to hear of it, and its peers where one candidate is left. */
@inline function heard(own: usize, from: usize, m: u32, end: usize): void {
  for (let p = own + spotsAt; p < end; p += 4) store<u16>(from + load<u32>(p), m);
  if (constraintSets > 2) wakeMore(own + CONSTRAINTS);
}

/** What a constraint changed. */
function hearTouched(): void {
  if (!touchedCount) return;
  const from = lanes, first = about, size = aboutSize, before = known;
  let houses = dirty, crossings: u64 = 0, some: u64 = 0, others: u64 = 0;
  while (touchedCount) {
    const c = popTouched(), m = laneOf(c), own = first + <usize>c * size;
    store<u16>(before + (<usize>c << 1), m);
    houses |= load<u64>(own);
    crossings |= load<u64>(own + CROSSINGS);
    some |= load<u64>(own + CONSTRAINTS);
    others |= load<u64>(own + CONSTRAINTS, 8);
    heard(own, from, m, own + size);
    if (!(m & (m - 1))) pushPlaced(c);
  }
  dirty = houses;
  wakeCrossings(crossings);
  wakeRules(some, others);
}

/** Takes placed values out of their peers, and hears of all that changed. */
function tellPeers(): bool {
  const from = lanes, size = frameBytes, before = known, seen = peerLanes;
  while (placedCount) {
    const c = popPlaced(), value = i16x8.splat(<i16>laneOf(c)), own = seen + <usize>c * size;
    for (let j: usize = 0; j < size; j += 16) {
      v128.store(from + j, v128.andnot(v128.load(from + j), v128.and(v128.load(own + j), value)));
    }
  }
  // What changed becomes bits first, 64 cells at a time: to ask vector by vector is to guess wrong at every other one.
  const first = about, step = aboutSize, zero = i16x8.splat(0);
  let houses = dirty, crossings: u64 = 0, some: u64 = 0, others: u64 = 0, empty = zero;
  for (let j: usize = 0; j < size; j += 128) {
    let bits: u64 = 0;
    const end = min<usize>(j + 128, size);
    for (let i = j, place: u64 = 0; i < end; i += 16, place += 8) {
      const now = v128.load(from + i), then = v128.load(before + i);
      empty = v128.or(empty, i16x8.eq(now, zero));
      v128.store(before + i, now);
      bits |= <u64>(<u32>i16x8.bitmask(i16x8.ne(now, then))) << place;
    }
    while (bits) {
      const c = (j >> 1) + <usize>ctz(bits), m = <u32>load<u16>(from + (c << 1)), own = first + c * step;
      bits &= bits - 1;
      houses |= load<u64>(own);
      crossings |= load<u64>(own + CROSSINGS);
      some |= load<u64>(own + CONSTRAINTS);
      others |= load<u64>(own + CONSTRAINTS, 8);
      heard(own, from, m, own + step);
      if (!(m & (m - 1))) pushPlaced(<u32>c);
    }
  }
  if (v128.any_true(empty)) return findEmpty();
  dirty = houses;
  wakeCrossings(crossings);
  wakeRules(some, others);
  return true;
}

/** Says which cell has no candidate left. */
function findEmpty(): bool {
  let c: u32 = 0;
  while (laneOf(c)) c++;
  setEmptied(c);
  return false;
}

/** The vectors of a batch of houses. */
@inline export function houseVectors(b: u32): usize { return lanes + frameBytes + (<usize>(b * N) << 4); }

/** Values of houses with one place. False when a value has none. */
function searchHouses(): bool {
  const all = i16x8.splat(<i16>fullMask()), one = i16x8.splat(1), zero = i16x8.splat(0), wanted = dirty;
  dirty = 0;
  for (let b: u32 = 0; b < batches; b++) {
    if (!(wanted >> <u64>(b & 63) & 1)) continue;
    let once = zero, twice = zero, done = zero, at = houseVectors(b);
    for (const end = at + (<usize>N << 4); at < end; at += 16) {
      const m = v128.load(at);
      twice = v128.or(twice, v128.and(once, m));
      once = v128.or(once, m);
      done = v128.or(done, v128.and(m, i16x8.eq(v128.and(m, i16x8.sub(m, one)), zero)));
    }
    const missing = v128.andnot(all, once);
    if (v128.any_true(missing)) return failHouse((b << 3) + <u32>ctz(i16x8.bitmask(i16x8.ne(missing, zero))));
    const single = v128.andnot(v128.andnot(v128.and(once, all), twice), done);
    if (!v128.any_true(single)) continue;
    let bits = <u32>i16x8.bitmask(i16x8.ne(single, zero));
    while (bits) {
      const h = (b << 3) + <u32>ctz(bits);
      bits &= bits - 1;
      if (!placeSingles(h)) return failHouse(h);
    }
  }
  return true;
}

/** Places the hidden singles of one house. */
function placeSingles(h: u32): bool {
  const first = groupFirst(load<u32>(houseGroup + (<usize>h << 2)));
  let once: u32 = 0, twice: u32 = 0, done: u32 = 0;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const m = laneOf(groupCell(first + k));
    twice |= once & m;
    once |= m;
    if (!(m & (m - 1))) done |= m;
  }
  const single = once & ~twice & ~done;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const c = groupCell(first + k), m = laneOf(c) & single;
    if (m && (m & (m - 1) || !allow(c, m))) return false;
  }
  return true;
}

/** Everything that follows by itself. False at a contradiction. */
function settle(): bool {
  let work: u32 = 0, fine = true;
  hearTouched();
  while (fine) {
    if (placedCount) {
      fine = tellPeers();
      continue;
    }
    work++;
    if (dirty) {
      fine = searchHouses();
      work += batches;
      hearTouched();
      continue;
    }
    const i = nextWaiting();
    if (i == NOBODY) {
      fine = cross();
      if (fine && !touchedCount) fine = pair();
      if (!touchedCount) break;
      hearTouched();
      continue;
    }
    const again = diveRule(i);
    if (again == 2) {
      blame(i);
      fine = false;
      continue;
    }
    if (!touchedCount) continue;
    hearTouched();
    // What it changed by itself it knows, unless it says otherwise; what follows among the peers of a placed cell it has not seen.
    if (again == 0) sleepAgain(i);
  }
  addWork(work);
  if (fine) return true;
  if (emptied != NOBODY) bump(emptied, 1);
  forgetChanges();
  sleep();
  sleepCrossings();
  dirty = 0;
  return false;
}

/** All cells of what failed are in trouble. */
function failHouse(h: u32): bool {
  const first = groupFirst(load<u32>(houseGroup + (<usize>h << 2)));
  for (let k: u32 = 0; k < <u32>N; k++) bump(groupCell(first + k), SHARE);
  return false;
}
function blame(i: u32): void {
  const size = diveSize(i);
  for (let k: u32 = 0; k < size; k++) bump(diveCells(i, k), SHARE);
}

export const DIVE_DONE: i32 = 0;
export const DIVE_SOLUTION: i32 = 1;
export const DIVE_GUESSED: i32 = 2;

export function diveRoot(): bool {
  setEmptied(NOBODY);
  // A clause without literals has no cell that would wake it.
  for (let i: u32 = 0; i < diveCount; i++) if (!diveSize(i)) return false;
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
  const m = laneOf(c), bit = chosenBit;
  store<u32>(guessed + (<usize>(depth + 1) << 2), c);
  setLane(c, m ^ bit);
  descend();
  setEmptied(NOBODY);
  setLane(c, bit);
  touch(c);
  if (settle()) return DIVE_GUESSED;
  bump(c, 1);
  age();
  return diveBack();
}

/** Drops the frame at hand and goes on with what is left of the one before. */
export function diveBack(): i32 {
  while (depth > 1) {
    const c = load<u32>(guessed + (<usize>depth << 2));
    ascend();
    setEmptied(NOBODY);
    touch(c);
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
