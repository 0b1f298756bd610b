/**
 * Geometry: from the list of groups to the tables the search reads.
 *
 * A group of exactly N cells is a house (each value exactly once); any other group only says that
 * its values differ. Four tables follow from that:
 *
 *   groups of a cell     houses of a cell     told when a candidate falls
 *   peers of a cell      every other cell of its groups, once: a placed value leaves them
 *   overlaps of a house  each group with two or more of its places, as a mask of places
 *
 * A group larger than N cannot be filled; the host refuses it.
 * Cost: proportional to the sum over groups of size squared, once per geometry.
 */
import {
  N, shift, cellCount, groupCount, groupStart, groupCells, cellGroupStart, cellGroups, cellHouseStart, cellHouses,
  peerStart, peers, houseGroup, houseCount, overlapStart, overlaps, stamp, setHouseCount, planPeers, planOverlaps,
} from './layout';

@inline function at32(base: usize, i: u32): u32 { return load<u32>(base + (<usize>i << 2)); }
@inline function put32(base: usize, i: u32, v: u32): void { store<u32>(base + (<usize>i << 2), v); }
@inline export function groupFirst(g: u32): u32 { return at32(groupStart, g); }
@inline export function groupCell(i: u32): u32 { return at32(groupCells, i); }

/** Derives all tables from the groups the host wrote. */
export function buildTables(): void {
  let houses: u32 = 0;
  for (let g: u32 = 0; g < <u32>groupCount; g++) {
    if (groupFirst(g + 1) - groupFirst(g) == <u32>N) put32(houseGroup, houses++, g);
  }
  setHouseCount(houses);
  listMembers();
  listHouses();
  const pairs = listPeers(false);
  planPeers(pairs);
  listPeers(true);
  const count = listOverlaps(false);
  planOverlaps(count);
  listOverlaps(true);
}

/** Groups of every cell, ascending. */
function listMembers(): void {
  memory.fill(cellGroupStart, 0, 4 * (<usize>cellCount + 1));
  const members = groupFirst(groupCount);
  for (let i: u32 = 0; i < members; i++) {
    const c = groupCell(i);
    put32(cellGroupStart, c + 1, at32(cellGroupStart, c + 1) + 1);
  }
  for (let c: u32 = 0; c < <u32>cellCount; c++) {
    put32(stamp, c, at32(cellGroupStart, c));
    put32(cellGroupStart, c + 1, at32(cellGroupStart, c) + at32(cellGroupStart, c + 1));
  }
  for (let g: u32 = 0; g < <u32>groupCount; g++) {
    for (let i = groupFirst(g); i < groupFirst(g + 1); i++) {
      const c = groupCell(i), to = at32(stamp, c);
      put32(cellGroups, to, g);
      put32(stamp, c, to + 1);
    }
  }
}

/** Houses of every cell, as offsets into `counts`. Houses are numbered in the order of groups. */
function listHouses(): void {
  let h: u32 = 0;
  for (let g: u32 = 0; g < <u32>groupCount; g++) {
    const isHouse = groupFirst(g + 1) - groupFirst(g) == <u32>N;
    put32(stamp, g, isHouse ? h : 0xffffffff);
    if (isHouse) h++;
  }
  let write: u32 = 0;
  for (let c: u32 = 0; c < <u32>cellCount; c++) {
    put32(cellHouseStart, c, write);
    for (let i = at32(cellGroupStart, c); i < at32(cellGroupStart, c + 1); i++) {
      const house = at32(stamp, at32(cellGroups, i));
      if (house != 0xffffffff) put32(cellHouses, write++, house << shift);
    }
  }
  put32(cellHouseStart, cellCount, write);
}

/** Counts the peers of all cells, or writes them when their table has a place. */
function listPeers(write: bool): u32 {
  memory.fill(stamp, 0, 4 * <usize>cellCount);
  let n: u32 = 0;
  for (let c: u32 = 0; c < <u32>cellCount; c++) {
    put32(peerStart, c, n);
    put32(stamp, c, c + 1);
    for (let i = at32(cellGroupStart, c); i < at32(cellGroupStart, c + 1); i++) {
      const g = at32(cellGroups, i);
      for (let j = groupFirst(g); j < groupFirst(g + 1); j++) {
        const d = groupCell(j);
        if (at32(stamp, d) == c + 1) continue;
        put32(stamp, d, c + 1);
        if (write) put32(peers, n, d);
        n++;
      }
    }
  }
  put32(peerStart, cellCount, n);
  return n;
}

/** The same for overlaps: `stamp` counts the shared places per group. */
function listOverlaps(write: bool): u32 {
  memory.fill(stamp, 0, 4 * <usize>groupCount);
  let n: u32 = 0;
  for (let h: u32 = 0; h < <u32>houseCount; h++) {
    put32(overlapStart, h, n);
    const own = at32(houseGroup, h), first = groupFirst(own);
    for (let k: u32 = 0; k < <u32>N; k++) {
      const c = groupCell(first + k);
      for (let i = at32(cellGroupStart, c); i < at32(cellGroupStart, c + 1); i++) {
        const g = at32(cellGroups, i), shared = at32(stamp, g) + 1;
        put32(stamp, g, shared);
        if (shared != 2 || g == own) continue;
        if (write) {
          const to = overlaps + (<usize>n << 4);
          store<u64>(to, <u64>g);
          store<u64>(to, placesIn(first, g), 8);
        }
        n++;
      }
    }
    for (let k: u32 = 0; k < <u32>N; k++) {
      const c = groupCell(first + k);
      for (let i = at32(cellGroupStart, c); i < at32(cellGroupStart, c + 1); i++) put32(stamp, at32(cellGroups, i), 0);
    }
  }
  put32(overlapStart, houseCount, n);
  return n;
}

/** Which places of the house that begins at `first` lie in group g. */
function placesIn(first: u32, g: u32): u64 {
  let mask: u64 = 0;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const c = groupCell(first + k);
    for (let i = at32(cellGroupStart, c); i < at32(cellGroupStart, c + 1); i++) {
      if (at32(cellGroups, i) == g) mask |= <u64>1 << k;
    }
  }
  return mask;
}
