import { expect, test } from 'vitest';
import { Budget, type Grid, makeRandom } from '#core';
import { enumerate, randomPuzzle, smallSpecsWhere } from '../../../../tests/puzzles.ts';
import { constraintTree } from '../constraint-tree/index.ts';
import { searchTree } from './index.ts';

const SPECS = smallSpecsWhere((geometry) => [searchTree, constraintTree].every((engine) => engine.refuses(geometry) === undefined));

test.each(SPECS)('both trees find every solution once on %s', (spec) => {
  const random = makeRandom(8);
  for (const options of [{}, { restrict: true }, { corrupt: true }]) {
    const { puzzle } = randomPuzzle(random, spec, options);
    const wanted: string[] = [];
    enumerate(puzzle, 100_000, (grid: Grid) => wanted.push(String(grid)));
    for (const engine of [searchTree, constraintTree]) {
      const found: string[] = [];
      const outcome = engine.solve(puzzle, {
        limit: Number.POSITIVE_INFINITY,
        budget: new Budget({}),
        onSolution: (grid) => found.push(String(grid)),
      });
      expect(outcome.status).toBe('complete');
      expect(found.toSorted()).toEqual(wanted.toSorted());
    }
  }
});
