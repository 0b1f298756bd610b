/**
 * Locked candidates: a value that a house can only place inside another group leaves the rest of it.
 *
 * The house must place the value somewhere; when all its places lie in a second group, that group
 * gets the value there, so its other cells lose it. The first must be a house, the second may be
 * any group, and neither rows nor boxes are mentioned, so planes of a cube come for free. Sound at
 * every level; used at level 0, where a fall needs no reason that learning could ask for.
 *
 * Cost: the first pass looks at each (house, value) once, later ones only at those that lost a
 * place since. Looking at all of them every time took a third of the time on small puzzles.
 * Tried and lost: "every common peer of all places loses the value" finds slightly more, needs no
 * table, and took 3 ms a pass on solid:3 against 0.1 ms.
 */
import {
  N, houseCount, houseGroup, shift, valueMask, counts, dirty, overlaps, overlapStart, cellGroupStart, cellGroups,
  cellHouseStart, cellHouses,
} from './layout';
import { groupFirst, groupCell } from './geometry';
import { proving, tellLocked } from './proof';
import { NONE, PLACED, trailSize, trailAt, assignFalse, candOf } from './state';

/** The trail up to here is marked. */
let from: u32 = 0;

function isIn(c: u32, g: u32): bool {
  const end = load<u32>(cellGroupStart + (<usize>c << 2), 4);
  for (let i = load<u32>(cellGroupStart + (<usize>c << 2)); i < end; i++) {
    if (load<u32>(cellGroups + (<usize>i << 2)) == g) return true;
  }
  return false;
}

/** Removes value v from the cells of group g outside group own, which is house h; returns how many fell. */
function clearOutside(g: u32, h: u32, own: u32, v: u32): u32 {
  let fell: u32 = 0;
  const end = groupFirst(g + 1);
  for (let i = groupFirst(g); i < end; i++) {
    const d = groupCell(i);
    if (!(candOf(d) >> v & 1) || isIn(d, own)) continue;
    if (proving) tellLocked((d << shift) | v, h, own);
    assignFalse((d << shift) | v, NONE);
    fell++;
  }
  return fell;
}

/** Marks every (house, value) to be looked at. */
export function lockedReset(): void {
  memory.fill(dirty, 1, <usize>houseCount << shift);
  from = 0;
}

/** Marks what the trail took since the last pass. */
function markFallen(): void {
  for (; from < trailSize; from++) {
    const x = trailAt(from) >> 1, c = x >> shift, v = x & valueMask;
    const end = load<u32>(cellHouseStart + (<usize>c << 2), 4);
    for (let i = load<u32>(cellHouseStart + (<usize>c << 2)); i < end; i++) {
      store<u8>(dirty + load<u32>(cellHouses + (<usize>i << 2)) + v, 1);
    }
  }
}

/** Removes what house h locks for value v; returns how many candidates fell. */
function lockedIn(h: u32, v: u32): u32 {
  const n = <u32>load<u8>(counts + ((h << shift) | v));
  if (n < 2 || n >= <u32>PLACED) return 0;
  const own = load<u32>(houseGroup + (<usize>h << 2)), first = groupFirst(own);
  const end = overlaps + (<usize>load<u32>(overlapStart + (<usize>h << 2), 4) << 4);
  let mask: u64 = 0, fell: u32 = 0;
  for (let k: u32 = 0; k < <u32>N; k++) mask |= (candOf(groupCell(first + k)) >> v & 1) << k;
  for (let p = overlaps + (<usize>load<u32>(overlapStart + (<usize>h << 2)) << 4); p < end; p += 16) {
    if (!(mask & ~load<u64>(p, 8))) fell += clearOutside(<u32>load<u64>(p), h, own, v);
  }
  return fell;
}

/** One pass over what changed, at level 0 with an empty queue; returns how many candidates fell. */
export function lockedPass(): u32 {
  markFallen();
  let fell: u32 = 0;
  const size = <u32>houseCount << shift;
  for (let i: u32 = 0; i < size; i += 8) {
    if (!load<u64>(dirty + i)) continue;
    for (let j = i; j < i + 8 && j < size; j++) {
      if (!load<u8>(dirty + j)) continue;
      store<u8>(dirty + j, 0);
      if (<i32>(j & valueMask) < N) fell += lockedIn(j >> shift, j & valueMask);
    }
  }
  return fell;
}
