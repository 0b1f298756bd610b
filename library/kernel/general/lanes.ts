/**
 * Lanes: the state of a dive, which is nothing but the candidates of every cell, 16 bits each, one frame a guess.
 *
 *   frame    | c0 c1 .. c7 | c8 .. c15 | ... | .. last, spare |      a vector of 128 bits holds eight cells
 *
 * A guess copies the frame and goes on in the copy; going back is dropping it. Nothing is written down about why a candidate
 * fell, so a constraint hands in the mask that it leaves of a cell and no more. Behind the cells a frame has them once more in the order of houses (`dive.ts`). Behind the last cell stands a spare one that may hold everything and
 * does not change: what has fewer than eight members is filled up with it.
 *
 * `known` is the frame as it was when houses and constraints last heard of it. Cells that a constraint changed are `touched` until they do; cells with one
 * candidate left, whose peers are to be told, are `placed`.
 */
import { N, cellCount, cand, peers, peerStart, take } from './layout';

/** True while the search is a dive. */
export let diving: bool = false;
export let depth: u32 = 0;
/** The cell that lost its last candidate; NOBODY when something else failed. */
export let emptied: u32 = 0;
export const NOBODY: u32 = 0xffffffff;

/** Candidates that fit a lane, and cells whose frames are not too many. */
const MOST_VALUES: i32 = 16;
const MOST_CELLS: i32 = 1024;
export function fitsLanes(): bool { return N <= MOST_VALUES && cellCount <= MOST_CELLS; }

/** The frame at hand. */
export let lanes: usize = 0;
/** Bytes of the cells of a frame, and of all of it. */
export let frameBytes: usize = 0;
let frameSize: usize = 0;
/** Frame 0 is the root, which no guess touches. */
let frames: usize = 0;
export let known: usize = 0;
/** A frame a cell: 0xffff in the lanes of its peers. */
export let peerLanes: usize = 0;
let touched: usize = 0;
let isTouched: usize = 0;
export let touchedCount: u32 = 0;
let placed: usize = 0;
export let placedCount: u32 = 0;

@inline export function laneOf(c: u32): u32 { return <u32>load<u16>(lanes + (<usize>c << 1)); }
@inline export function setLane(c: u32, m: u32): void { store<u16>(lanes + (<usize>c << 1), m); }
@inline function frameAt(d: u32): usize { return frames + <usize>d * frameSize; }

/** Room for frames with this many bytes behind their cells. */
export function planLanes(more: usize): void {
  const c = <usize>cellCount;
  frameBytes = (c + 8) >> 3 << 4;
  frameSize = frameBytes + more;
  frames = take(frameSize * (c + 2));
  known = take(frameBytes);
  peerLanes = take(frameBytes * c);
  touched = take(4 * c);
  isTouched = take(c);
  placed = take(4 * c);
  memory.fill(isTouched, 0, c);
  memory.fill(peerLanes, 0, frameBytes * c);
  for (let d: usize = 0; d < c; d++) {
    const own = peerLanes + d * frameBytes, end = load<u32>(peerStart + (d << 2), 4);
    for (let p = load<u32>(peerStart + (d << 2)); p < end; p++) store<u16>(own + (<usize>load<u32>(peers + (<usize>p << 2)) << 1), 0xffff);
  }
}

/** Begins at the masks of the learning search, with every cell touched. */
export function startDive(): void {
  diving = true;
  depth = 0;
  lanes = frames;
  touchedCount = placedCount = 0;
  memory.fill(lanes, 0xff, frameSize);
  for (let c: u32 = 0; c < <u32>cellCount; c++) {
    setLane(c, <u32>load<u64>(cand + (<usize>c << 3)));
    touch(c);
  }
  memory.copy(known, lanes, frameBytes);
}

/** A dive that was left belongs to another geometry. */
export function forgetDive(): void { diving = false; }

/** Back to the learning search, with what the root came to. */
export function endDive(): void {
  for (let c: usize = 0; c < <usize>cellCount; c++) store<u64>(cand + (c << 3), <u64>load<u16>(frames + (c << 1)));
  diving = false;
}

/** One frame deeper, as it is. */
export function descend(): void {
  memory.copy(frameAt(depth + 1), frameAt(depth), frameSize);
  depth++;
  lanes = frameAt(depth);
}

export function ascend(): void {
  depth--;
  lanes = frameAt(depth);
  memory.copy(known, lanes, frameBytes);
}

export function touch(c: u32): void {
  if (load<u8>(isTouched + c)) return;
  store<u8>(isTouched + c, 1);
  store<u32>(touched + (<usize>(touchedCount++) << 2), c);
}

/** Leaves no more than `allowed` to a cell. False when there is nothing left. */
@inline export function allow(c: u32, allowed: u32): bool {
  const m = laneOf(c), left = m & allowed;
  return left == m || narrow(c, left);
}
function narrow(c: u32, m: u32): bool {
  if (!m) { emptied = c; return false; }
  setLane(c, m);
  touch(c);
  return true;
}

/** u32[]: cells that a value must be in one of. */
const places: usize = memory.data(4 * 64, 16);
let placeCount: u32 = 0;
@inline export function noPlaces(): void { placeCount = 0; }
@inline export function addPlace(c: u32): void { store<u32>(places + (<usize>(placeCount++) << 2), <u32>(peerLanes + <usize>c * frameBytes)); }

/** Strikes a value (or the two of a pair) from all cells that see every one of the places that it must be in one of. */
export function strikeSeen(bit: u32): bool {
  const value = i16x8.splat(<i16>bit), end = places + (<usize>placeCount << 2);
  for (let j: usize = 0; j < frameBytes; j += 16) {
    let seen = v128.and(v128.load(lanes + j), value);
    for (let p = places; p < end; p += 4) seen = v128.and(seen, v128.load(<usize>load<u32>(p) + j));
    if (!v128.any_true(seen)) continue;
    let bits = <u32>i16x8.bitmask(i16x8.ne(seen, i16x8.splat(0)));
    while (bits) {
      if (!allow(<u32>(j >> 1) + <u32>ctz(bits), ~bit)) return false;
      bits &= bits - 1;
    }
  }
  return true;
}

export function popTouched(): u32 {
  const c = load<u32>(touched + (<usize>(--touchedCount) << 2));
  store<u8>(isTouched + c, 0);
  return c;
}
@inline export function pushPlaced(c: u32): void { store<u32>(placed + (<usize>(placedCount++) << 2), c); }
@inline export function popPlaced(): u32 { return load<u32>(placed + (<usize>(--placedCount) << 2)); }

/** Forgets what waits, after a contradiction. */
export function forgetChanges(): void {
  while (touchedCount) popTouched();
  placedCount = 0;
}
export function setEmptied(c: u32): void { emptied = c; }
