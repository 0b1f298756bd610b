import type { Cell } from './cell.ts';

/** Which of some groups holds each cell, by its number; a cell in which two of them meet is a region by itself, so that it is drawn as part of neither. */
export function overlapRegions(groups: readonly { readonly cells: readonly Cell[] }[]): ReadonlyMap<Cell, number> {
  const regions = new Map<Cell, number>();
  let next = groups.length;
  for (const [index, { cells }] of groups.entries()) for (const cell of cells) regions.set(cell, regions.has(cell) ? next++ : index);
  return regions;
}
