import { describe, expect, test } from 'vitest';
import { Budget, type Grid, inEnglish, makePuzzle, makeRandom, type SolveOutcome, type TraceEvent } from '#core';
import { indexText, matrixStages, pathTree, tabulate } from '#engines';
import { enumerate, randomPuzzle, smallSpecsWhere } from '../../../../tests/puzzles.ts';
import { fromRows, workedExample } from '../../../../tests/worked-example.ts';
import { searchTree } from '../search-tree/index.ts';
import { CONSTRAINTS } from './constraints.ts';
import { constraintTree } from './index.ts';

const puzzle = fromRows('solid:3/worked-example', workedExample.table2);
const { geometry } = puzzle;

describe('the worked example of 000', () => {
  const stages = matrixStages(puzzle);
  const listed = (stage: keyof typeof stages) => stages[stage].map(({ cell, values }) => [indexText(geometry, cell), values]);

  test('P is figure 8(a), its misprint corrected', () => {
    expect(listed('initial')).toEqual(Object.entries(workedExample.figure8).toSorted(([a], [b]) => a.localeCompare(b)));
  });

  test('P sorted by count is figure 8(b), row by row', () => {
    const print = '036 038 041 157 230 238 242 050 051 138 152 032 052 130 131 132';
    expect(listed('sorted')).toEqual(print.split(' ').map((index) => [index, workedExample.figure8[index]]));
  });

  test('P after the constraints is figure 9, row by row', () => {
    // The order of the rows as printed; object keys that look like numbers above 99 would be sorted.
    const print = '036 038 041 157 230 238 242 138 152 032 050 051 052 130 131 132';
    expect(listed('reduced')).toEqual(print.split(' ').map((index) => [index, workedExample.figure9[index]]));
  });

  test('a row has thirteen columns', () => {
    expect(tabulate(geometry, stages.initial)[0]).toEqual([0, 3, 2, 4, 8, 9, 0, 0, 0, 0, 0, 0, 3]);
  });

  test('both trees find the two solutions of table 3, the second over fewer nodes', () => {
    const before = pathTree(puzzle, stages.initial, 10_000);
    const after = pathTree(puzzle, stages.reduced, 10_000);
    expect([before.solutions, after.solutions]).toEqual([2, 2]);
    const size = (tree: typeof before) => tree.levels.reduce((sum, { nodes }) => sum + nodes.length, 0);
    expect(size(after)).toBeLessThan(size(before));
    const paths = (tree: typeof before) =>
      tree.levels.map(({ cell, nodes }) => [indexText(geometry, cell), nodes.filter((node) => node.onSolution).map(({ value }) => value)]);
    for (const [index, values] of paths(after)) {
      expect(new Set(values as number[])).toEqual(new Set(workedExample.table3.map((solution) => solution[index as string])));
    }
  });
});

describe.each([searchTree, constraintTree])('$id', (engine) => {
  const run = (given = puzzle, limits = {}, limit = Number.POSITIVE_INFINITY): [SolveOutcome, Grid[]] => {
    const found: Grid[] = [];
    return [engine.solve(given, { limit, budget: new Budget(limits), onSolution: (grid) => found.push(grid) }), found];
  };

  test('finds both solutions of the worked example and says what it kept', () => {
    const [outcome, found] = run();
    expect(outcome).toMatchObject({ status: 'complete', count: 2n });
    expect(found).toHaveLength(2);
    expect(outcome.counters.peakStored).toBeGreaterThanOrEqual(2);
    expect(outcome.counters.pathsKept).toBeGreaterThan(16);
  });

  test('a limit that is reached is a limit', () => {
    expect(run(puzzle, {}, 2)[0]).toMatchObject({ status: 'limit', count: 2n });
    expect(run(puzzle, {}, 3)[0]).toMatchObject({ status: 'complete', count: 2n });
  });

  test('passing the memory budget is a sentence', () => {
    const [outcome] = run(makePuzzle(puzzle.kind, new Uint8Array(729)), { stored: 5000 });
    expect(outcome).toMatchObject({ status: 'budget', end: 'stored', count: 0n });
    expect(inEnglish(outcome.notes![0]!)).toMatch(/blank cell \d+ of 729 with 5000 open paths \(at most 5000 are kept\)/);
  });

  test('the memory budget counts open paths exactly', () => {
    const { peakStored } = run()[0].counters;
    expect(run(puzzle, { stored: peakStored })[0].status).toBe('complete');
    expect(run(puzzle, { stored: peakStored! - 1 })[0].status).toBe('budget');
  });
});

const TAKEN = smallSpecsWhere((geometry) => constraintTree.refuses(geometry) === undefined);

test.each(CONSTRAINTS)('without %s the answers are the same', (constraint) => {
  const random = makeRandom(5);
  for (const spec of TAKEN) {
    const { puzzle: some, allowed } = randomPuzzle(random, spec);
    const solve = (options: Record<string, string>) =>
      constraintTree.solve(some, { limit: Number.POSITIVE_INFINITY, budget: new Budget({}), options });
    expect(solve({ [constraint]: 'off' }).count).toBe(BigInt(allowed));
    expect(solve(Object.fromEntries(CONSTRAINTS.map((name) => [name, name === constraint ? 'on' : 'off']))).count).toBe(BigInt(allowed));
  }
});

test('every removal of a constraint is a value that no solution has there', () => {
  const random = makeRandom(11);
  for (const spec of TAKEN) {
    const { puzzle: some } = randomPuzzle(random, spec, { restrict: true });
    const solutions: Grid[] = [];
    enumerate(some, 1000, (grid) => solutions.push(grid));
    const events: TraceEvent[] = [];
    constraintTree.solve(some, { limit: 1, budget: new Budget({}), trace: (event) => events.push(event) });
    for (const { cell, value } of events.filter(({ type }) => type === 'remove')) {
      expect(solutions.some((grid) => grid[cell!] === value)).toBe(false);
    }
  }
});
