/**
 * Masks: the state of a dive, which is nothing but the candidates of every cell, one frame a guess.
 *
 * A guess copies the frame and goes on in the copy; going back is dropping it. Nothing is written down about why a candidate
 * fell, so a constraint hands in the mask that it leaves of a cell and no more. `cand` points to the frame at hand: constraints read masks
 * here as they do in the learning search.
 *
 * What changed waits in three lists: cells with one candidate left, whose peers are to be told; cells that changed, whose houses and constraints are to be
 * woken; and in `dive.ts` those houses and constraints.
 */
import { cellCount, cand, setCand, take } from './layout';
import { candOf } from './state';

/** True while the search is a dive. */
export let diving: bool = false;
export let depth: u32 = 0;
/** The cell that lost its last candidate; NOBODY when something else failed. */
export let emptied: u32 = 0;
export const NOBODY: u32 = 0xffffffff;

/** u64[(cellCount + 2) * cellCount]: the frames. Frame 0 is the root, which no guess touches. */
let frames: usize = 0;
/** The masks of the learning search. */
let ground: usize = 0;
let changed: usize = 0;
export let changedCount: u32 = 0;
let isChanged: usize = 0;
let placed: usize = 0;
export let placedCount: u32 = 0;

export function planMasks(): void {
  const c = <usize>cellCount;
  frames = take(8 * c * (c + 2));
  changed = take(4 * c);
  isChanged = take(c);
  placed = take(4 * c);
}

@inline function frameAt(d: u32): usize { return frames + <usize>d * (<usize>cellCount << 3); }

/** Begins at the masks of the learning search, with every cell changed. */
export function startDive(): void {
  diving = true;
  depth = 0;
  ground = cand;
  memory.copy(frames, cand, <usize>cellCount << 3);
  setCand(frames);
  changedCount = placedCount = 0;
  for (let c: u32 = 0; c < <u32>cellCount; c++) {
    store<u32>(changed + (<usize>(changedCount++) << 2), c);
    store<u8>(isChanged + c, 1);
  }
}

/** A dive that was left belongs to another geometry. */
export function forgetDive(): void { diving = false; }

/** Back to the learning search, with what the root came to. */
export function endDive(): void {
  memory.copy(ground, frames, <usize>cellCount << 3);
  setCand(ground);
  diving = false;
}

/** One frame deeper, as it is. */
export function descend(): void {
  memory.copy(frameAt(depth + 1), frameAt(depth), <usize>cellCount << 3);
  depth++;
  setCand(frameAt(depth));
}

export function ascend(): void {
  depth--;
  setCand(frameAt(depth));
}

/** Leaves the candidates `m` to a cell, some of those that it had. False when there are none. */
export function narrow(c: u32, m: u64): bool {
  if (!m) { emptied = c; return false; }
  store<u64>(cand + (<usize>c << 3), m);
  if (!(m & (m - 1))) store<u32>(placed + (<usize>(placedCount++) << 2), c);
  if (load<u8>(isChanged + c)) return true;
  store<u8>(isChanged + c, 1);
  store<u32>(changed + (<usize>(changedCount++) << 2), c);
  return true;
}

/** Leaves no more than `allowed`. */
@inline export function allow(c: u32, allowed: u64): bool {
  const m = candOf(c), left = m & allowed;
  return left == m || narrow(c, left);
}

export function popPlaced(): u32 { return load<u32>(placed + (<usize>(--placedCount) << 2)); }
export function popChanged(): u32 {
  const c = load<u32>(changed + (<usize>(--changedCount) << 2));
  store<u8>(isChanged + c, 0);
  return c;
}

/** Forgets what waits, after a contradiction. */
export function forgetChanges(): void {
  while (changedCount) popChanged();
  placedCount = 0;
}
export function noEmptied(): void { emptied = NOBODY; }
