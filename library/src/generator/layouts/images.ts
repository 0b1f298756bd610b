import type { Cell } from '#core';
import type { Permutation } from '#symmetry';

/** Where a motion takes cells. */
export function imageOf(cells: readonly Cell[], motion: Permutation): Cell[] {
  return cells.map((cell) => motion[cell]!);
}

/** Whether two lists have the same cells, in any order. */
export function isSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}
