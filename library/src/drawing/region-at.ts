import type { Panel } from '#core';

/** To which region a square of a panel belongs; -1 outside and where there is none, so that they count as a region of their own. */
export function regionAt({ rows, columns, regions }: Panel, row: number, column: number): number {
  return row < 0 || column < 0 || row >= rows || column >= columns ? -1 : regions[row * columns + column]!;
}
