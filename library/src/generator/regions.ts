import type { Random } from '#core';

/** How often each region map is stirred, in swaps for each cell. Beyond this the maps look no more random. */
const STIRS = 40;

/**
 * A random cut of an n x n square into n connected regions of n cells. It starts from the rows and exchanges cells between
 * touching regions: one cell of each goes over, and the exchange stays where both are still connected.
 */
export function randomRegions(n: number, random: Random): number[] {
  const regions = Array.from({ length: n * n }, (_, cell) => Math.floor(cell / n));
  for (let stir = 0; stir < STIRS * n * n; stir++) {
    const a = random.below(n * n);
    const there = neighboursOf(a, n).filter((cell) => regions[cell] !== regions[a]);
    if (there.length === 0) continue;
    const [own, other] = [regions[a]!, regions[there[random.below(there.length)]!]!];
    // What comes back is any cell of the other region that touches this one.
    const back = cellsOf(regions, other).filter(
      (cell) => cell !== a && neighboursOf(cell, n).some((near) => near !== a && regions[near] === own),
    );
    if (back.length === 0) continue;
    const b = back[random.below(back.length)]!;
    regions[a] = other;
    regions[b] = own;
    if (isConnected(regions, own, n) && isConnected(regions, other, n)) continue;
    regions[a] = own;
    regions[b] = other;
  }
  return regions;
}

function cellsOf(regions: readonly number[], region: number): number[] {
  return regions.flatMap((number, cell) => (number === region ? [cell] : []));
}

function neighboursOf(cell: number, n: number): number[] {
  const [row, column] = [Math.floor(cell / n), cell % n];
  const near: number[] = [];
  if (row > 0) near.push(cell - n);
  if (row < n - 1) near.push(cell + n);
  if (column > 0) near.push(cell - 1);
  if (column < n - 1) near.push(cell + 1);
  return near;
}

/** Whether the cells of a region hang together by their sides. */
export function isConnected(regions: readonly number[], region: number, n: number): boolean {
  const cells = cellsOf(regions, region);
  const reached = new Set([cells[0]!]);
  for (const cell of reached) for (const near of neighboursOf(cell, n)) if (regions[near] === region) reached.add(near);
  return reached.size === cells.length;
}
