/**
 * Crossings: two houses that share cells hold the same values in what they do not share, since both hold all of them.
 *
 *   | first of A .. of eight crossings | ... | last of A | first of B | ... | last of B |      offsets into a frame, a vector each
 *
 * A value that is left in only one of the two rests is struck there: locked candidates, either way round. Eight crossings are looked at together, like houses; a rest with fewer cells
 * than others of its vector names one of them again.
 */
import { N, cellCount, houseCount, houseGroup, take } from './layout';
import { groupCell, groupFirst } from './geometry';
import { allow, lanes } from './lanes';
import { gather } from './dive';

/** More would cost more than they find. */
const MOST: u32 = 128;
let table: usize = 0;
let vectors: u32 = 0;
/** Cells of the longest rest. */
let longest: u32 = 0;
/** u32[2 * MOST]: the houses of each crossing. */
const pairs: usize = memory.data(8 * 128, 16);
let count: u32 = 0;
/** u32[cellCount]: the vectors of a cell. */
let ofCell: usize = 0;
/** Vectors to look at. */
let waiting: u32 = 0;

@inline function houseFirst(h: u32): u32 { return groupFirst(load<u32>(houseGroup + (<usize>h << 2))); }

function shares(first: u32, c: u32): bool {
  for (let k: u32 = 0; k < <u32>N; k++) if (groupCell(first + k) == c) return true;
  return false;
}

/** Cells that two houses share. */
function overlap(a: u32, b: u32): u32 {
  let n: u32 = 0;
  for (let k: u32 = 0; k < <u32>N; k++) if (shares(b, groupCell(a + k))) n++;
  return n;
}

export function planCrossings(): void {
  count = vectors = longest = 0;
  for (let g: u32 = 0; g < <u32>houseCount && count < MOST; g++) {
    for (let h: u32 = 0; h < g && count < MOST; h++) {
      const n = overlap(houseFirst(g), houseFirst(h));
      if (n < 2 || n >= <u32>N) continue;
      longest = max(longest, <u32>N - n);
      store<u32>(pairs + (<usize>count << 3), g);
      store<u32>(pairs + (<usize>(count++) << 3), h, 4);
    }
  }
  vectors = (count + 7) >> 3;
  table = take((<usize>vectors * 2 * longest) << 4);
  ofCell = take(4 * <usize>cellCount);
  memory.fill(ofCell, 0, 4 * <usize>cellCount);
  for (let i: u32 = 0; i < vectors << 3; i++) {
    writeRest(i, 0);
    writeRest(i, 1);
  }
}

/** Writes what one house of a crossing does not share with the other; the spare cell where there is no crossing. */
function writeRest(i: u32, side: u32): void {
  const at = table + (<usize>((i >> 3) * 2 * longest + side * longest) << 4) + (<usize>(i & 7) << 1);
  const own = i < count ? houseFirst(houseOf(i, side)) : 0, other = i < count ? houseFirst(houseOf(i, 1 - side)) : 0;
  let k: u32 = 0, n: u32 = 0;
  while (n < longest) {
    const c = i < count ? groupCell(own + k) : cellCount;
    if (i >= count || !shares(other, c)) {
      store<u16>(at + (<usize>(n++) << 4), <u16>(c << 1));
      if (i < count) store<u32>(ofCell + (<usize>c << 2), load<u32>(ofCell + (<usize>c << 2)) | 1 << (i >> 3));
    }
    k = k + 1 == <u32>N ? 0 : k + 1;
  }
}
@inline function houseOf(i: u32, side: u32): u32 { return load<u32>(pairs + (<usize>(2 * i + side) << 2)); }

/** The vectors of a cell, a bit each. */
export function crossingsOf(c: u32): u64 { return load<u32>(ofCell + (<usize>c << 2)); }
@inline export function wakeCrossings(vectors: u64): void { waiting |= <u32>vectors; }
export function sleepCrossings(): void { waiting = 0; }

/** What all vectors from `at` to `end` hold. */
@inline function union(from: usize, at: usize, end: usize): v128 {
  let all = i16x8.splat(0);
  for (; at < end; at += 16) all = v128.or(all, gather(at, from));
  return all;
}

/** Strikes what one rest alone can hold. False at a contradiction. */
export function cross(): bool {
  const from = lanes, size = <usize>longest << 4;
  while (waiting) {
    const at = table + <usize>ctz(waiting) * 2 * size;
    waiting &= waiting - 1;
    const a = union(from, at, at + size), b = union(from, at + size, at + 2 * size);
    let bits = <u32>i16x8.bitmask(i16x8.ne(a, b));
    while (bits) {
      const i = <u32>ctz(bits);
      bits &= bits - 1;
      if (!level(at + (<usize>i << 1), size)) return false;
    }
  }
  return true;
}

/** Brings the two rests of one crossing to the same values. */
function level(at: usize, size: usize): bool {
  let a: u32 = 0, b: u32 = 0;
  for (let j: usize = 0; j < size; j += 16) {
    a |= load<u16>(lanes + load<u16>(at + j));
    b |= load<u16>(lanes + load<u16>(at + size + j));
  }
  for (let j: usize = 0; j < size; j += 16) {
    if (!allow(<u32>load<u16>(at + j) >> 1, b) || !allow(<u32>load<u16>(at + size + j) >> 1, a)) return false;
  }
  return true;
}
