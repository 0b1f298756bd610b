import { popCount } from '#core';

/** The number of the lowest bit set in a pair of words; -1 where there is none. */
export function lowestBit(low: number, high: number): number {
  if (low !== 0) return 31 - Math.clz32(low & -low);
  return high === 0 ? -1 : 63 - Math.clz32(high & -high);
}

/** How many bits a pair of words has. */
export function countBits(low: number, high: number): number {
  return high === 0 ? popCount(low) : popCount(low) + popCount(high);
}

/** The candidates of some cells together, as a pair of words. */
export function unionOf(
  { low, high }: { readonly low: ArrayLike<number>; readonly high: ArrayLike<number> },
  cells: readonly number[],
): readonly [number, number] {
  let unionLow = 0;
  let unionHigh = 0;
  for (const cell of cells) {
    unionLow |= low[cell]!;
    unionHigh |= high[cell]!;
  }
  return [unionLow, unionHigh];
}

/** The numbers of the bits set in a pair of words, in rising order. */
export function bitsOf(low: number, high: number): number[] {
  const bits: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) bits.push(63 - Math.clz32(rest & -rest));
  return bits;
}
