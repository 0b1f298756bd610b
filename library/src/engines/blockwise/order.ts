import type { Cut } from './blocks.ts';

/** Block indices by number of clues, most first, and ties by number (002, step 2). */
export function orderByClues({ blocks }: Cut): number[] {
  return [...blocks].sort((a, b) => b.clues - a.clues || a.index - b.index).map(({ index }) => index);
}

/**
 * Block indices by number of clues, each next one in a row or column of an earlier one, ties by number (thesis 3.1,
 * step 2). Where no such block is left, which no single grid brings about, any may be next.
 */
export function orderByCluesAlongside(cut: Cut): number[] {
  const waiting = orderByClues(cut);
  const order: number[] = [];
  const isAlongside = (index: number): boolean => order.some((earlier) => cut.neighbours[earlier]!.includes(index));
  while (waiting.length > 0) {
    const at = Math.max(0, waiting.findIndex(isAlongside));
    order.push(...waiting.splice(at, 1));
  }
  return order;
}
