import { expect, test } from 'vitest';
import { makeRandom } from '#core';
import { kindOf } from '#kinds';
import { BySingles } from './by-singles.ts';

const { geometry } = kindOf('solid:2');
const filled = geometry.filling!();

/** Naked and hidden singles once more, in the plainest way. */
function solves(clues: readonly number[]): boolean {
  const open = Array.from(filled, (value, cell) => new Set(clues.includes(cell) ? [value] : [1, 2, 3, 4]));
  for (let before = -1, left = 0; before !== left; ) {
    before = left;
    open.forEach((values, cell) => {
      if (values.size === 1) for (const peer of geometry.peersOf(cell)) open[peer]!.delete([...values][0]!);
    });
    for (const { cells } of geometry.groups)
      for (const value of [1, 2, 3, 4]) {
        const places = cells.filter((cell) => open[cell]!.has(value));
        if (places.length === 1) open[places[0]!] = new Set([value]);
      }
    left = open.reduce((sum, { size }) => sum + size, 0);
  }
  return open.every(({ size }) => size === 1);
}

test('what is left is solved by singles, and nothing of it can go', () => {
  const singles = BySingles.for(geometry)!;
  const counts = new Set<number>();
  for (let seed = 1; seed <= 10; seed++) {
    const order = makeRandom(seed).shuffle([...filled.keys()]);
    const needed = singles.needed(order, filled);
    counts.add(needed.length);
    expect(solves(needed)).toBe(true);
    for (const cell of needed) expect(solves(needed.filter((one) => one !== cell))).toBe(false);
    // The last ones were tried first: one by one it comes to the same.
    expect(
      order.reduceRight((kept, cell) => (solves(kept.filter((one) => one !== cell)) ? kept.filter((one) => one !== cell) : kept), order),
    ).toEqual(needed);
  }
  expect(counts.size).toBeGreaterThan(1);
});

test('it knows groups of up to 31 values only', () => {
  expect(BySingles.for(kindOf('classic:6x6').geometry)).toBeUndefined();
});
