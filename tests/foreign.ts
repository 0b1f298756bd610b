import type { Puzzle } from '#core';
import { type ReadOptions, readPuzzles } from '#formats';

// What the tests of other programs' texts share.

export const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
export const ROWS = HARD.match(/.{9}/g)!;

export function one(text: string, options: ReadOptions = {}): Puzzle {
  const items = readPuzzles(text, options);
  const [item] = items;
  if (items.length !== 1 || !item?.result.ok)
    throw new Error(items.map(({ line, result }) => `${line}: ${result.ok ? 'read' : result.error}`).join('\n'));
  return item.result.value;
}

export function refusal(text: string, options: ReadOptions = {}): string {
  const [item] = readPuzzles(text, options);
  if (!item) return 'nothing';
  return item.result.ok ? `read as ${item.result.value.kind.spec}` : item.result.error;
}
