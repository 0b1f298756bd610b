import { expect, test } from 'vitest';
import { Budget, makePuzzle, makeRandom } from '#core';
import { kindOf } from '#kinds';
import { emptyPuzzle, randomPuzzle, smallSpecs } from '../../../../tests/puzzles.ts';
import { reference } from '../../engines/reference/index.ts';
import { splitPuzzle } from './split.ts';

const count = (puzzle: Parameters<typeof splitPuzzle>[0]): bigint =>
  reference.solve(puzzle, { limit: Number.POSITIVE_INFINITY, budget: new Budget({}) }).count;

test.each([1, 2, 10, 64, 1000])('the counts of %i parts add up', (atLeast) => {
  const parts = splitPuzzle(emptyPuzzle('classic:2x2'), atLeast);
  expect(parts.length).toBeGreaterThanOrEqual(Math.min(atLeast, 288));
  expect(parts.reduce((sum, part) => sum + count(part), 0n)).toBe(288n);
});

test('every solution belongs to one part only, for puzzles of every kind', () => {
  for (const [seed, spec] of smallSpecs.entries()) {
    const { puzzle, allowed } = randomPuzzle(makeRandom(seed), spec, { restrict: seed % 3 === 0 });
    const seen = new Set<string>();
    for (const part of splitPuzzle(puzzle, 20))
      reference.solve(part, { limit: 1000, budget: new Budget({}), onSolution: (grid) => seen.add(String(grid)) });
    expect(seen.size, spec).toBe(allowed);
  }
});

test('a filled or impossible puzzle is not split for ever', () => {
  const kind = kindOf('classic:2x2');
  const filled = makePuzzle(kind, Uint8Array.from('1234341221434321', Number));
  expect(splitPuzzle(filled, 10)).toEqual([filled]);
  expect(splitPuzzle(makePuzzle(kind, Uint8Array.from('1230000400000000', Number)), 10)).toEqual([]);
});
