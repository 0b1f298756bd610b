import { expect, test } from 'vitest';
import { Budget, Candidates, makePuzzle, makeRandom } from '#core';
import { kindOf } from '#kinds';
import { emptyPuzzle, randomPuzzle, smallSpecs } from '../../../../tests/puzzles.ts';
import { reference } from '../../engines/reference/index.ts';
import { trueCandidates } from './true-candidates.ts';

test('are exactly the candidates that occur when all solutions are listed', () => {
  for (const [seed, spec] of smallSpecs.entries()) {
    const { puzzle } = randomPuzzle(makeRandom(seed + 50), spec);
    const { cellCount, size } = puzzle.geometry;
    const listed = Candidates.none(cellCount, size);
    reference.solve(puzzle, {
      limit: Number.POSITIVE_INFINITY,
      budget: new Budget({}),
      onSolution(grid) {
        for (const [cell, value] of grid.entries()) listed.add(cell, value);
      },
    });
    const { candidates, status } = trueCandidates(puzzle, reference, {});
    expect(status).toBe('complete');
    expect(candidates.equals(listed), spec).toBe(true);
  }
});

test('an impossible puzzle has none, and an exhausted budget says so', () => {
  const impossible = makePuzzle(kindOf('classic:2x2'), Uint8Array.from('1230000400000000', Number));
  const none = trueCandidates(impossible, reference, {});
  expect([none.status, none.candidates.words.every((word) => word === 0)]).toEqual(['complete', true]);
  expect(trueCandidates(emptyPuzzle('classic:3x3'), reference, { nodes: 50 }).status).toBe('budget');
});
