import { indices, MAX_SIZE } from '#core';
import type { Box } from './square.ts';

/** The sizes of grids that a text may be without naming its kind; nine lines of nine characters are one grid and not nine of 3x3. */
export const BARE_SIZES: readonly number[] = indices(MAX_SIZE + 1).slice(4);

/** The box of N cells that is nearest to a square, with rows <= columns (6 has 2x3); undefined for primes. */
export function squarestBox(n: number): Box | undefined {
  for (let rows = Math.floor(Math.sqrt(n)); rows >= 2; rows--) if (n % rows === 0) return { rows, columns: n / rows };
  return undefined;
}

/** The usual kind of an N x N grid: with the squarest boxes, or Latin where N is prime. */
export function squarest(n: number): string {
  const box = squarestBox(n);
  return box ? `classic:${box.rows}x${box.columns}` : `latin:${n}`;
}
