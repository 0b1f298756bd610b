import type { Cell } from '#core';
import type { Space } from './space.ts';

/** Every two cells of a line that stand among this many in a row. */
export function near(path: readonly Cell[], inRow: number): [Cell, Cell][] {
  return path.flatMap((cell, i) => path.slice(i + 1, i + inRow).map((other): [Cell, Cell] => [cell, other]));
}

/** 0 for low, 1 for middle, 2 for high; where 3 does not divide the values the middle takes the odd share (7: 2, 3, 2; 8: 3, 2, 3). */
export function classOf(number: number, { lowest, numbers }: Space): number {
  const low = Math.round(numbers.length / 3);
  const rank = number - lowest;
  return rank < low ? 0 : rank < numbers.length - low ? 1 : 2;
}
