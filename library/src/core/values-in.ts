import type { Value } from './cell.ts';

/** The values of a mask of one word, rising. */
export function valuesIn(mask: number): Value[] {
  const values: Value[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) values.push(32 - Math.clz32(rest & -rest));
  return values;
}
