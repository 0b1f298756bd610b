import { describe, expect, test } from 'vitest';
import { Budget, type Grid, inEnglish, makeRandom, type OptionValue, type Puzzle, type SolveOutcome, type TraceEvent } from '#core';
import { layerSolutions } from '#engines';
import { kindOf } from '#kinds';
import { emptyPuzzle, enumerate, randomPuzzle, smallSpecsWhere } from '../../../../tests/puzzles.ts';
import { fromRows, workedExample } from '../../../../tests/worked-example.ts';
import { layerJoin } from './index.ts';

function run(puzzle: Puzzle, options: Record<string, OptionValue> = {}, limits = {}): SolveOutcome & { found: string[] } {
  const found: string[] = [];
  const outcome = layerJoin.solve(puzzle, {
    limit: Number.POSITIVE_INFINITY,
    budget: new Budget(limits),
    options,
    onSolution: (grid) => found.push(String(grid)),
  });
  return { ...outcome, found };
}

const SPECS = smallSpecsWhere((geometry) => layerJoin.refuses(geometry) === undefined);
const SETTINGS = [
  { check: 'early', axis: 'layers', candidates: 'cube' },
  { check: 'early', axis: 'fewest', candidates: 'layer' },
  { check: 'early', axis: 'row-planes', candidates: 'layer' },
  { check: 'late', axis: 'fewest', candidates: 'cube' },
  { check: 'late', axis: 'column-planes', candidates: 'cube' },
];

describe.each(SPECS)('%s', (spec) => {
  test.each(SETTINGS)('every solution once with $check, $axis, $candidates', (options) => {
    const random = makeRandom(21);
    for (let round = 0; round < 3; round++) {
      const { puzzle } = randomPuzzle(random, spec, { restrict: round === 1, corrupt: round === 2 });
      const wanted: string[] = [];
      enumerate(puzzle, 100_000, (grid: Grid) => wanted.push(String(grid)));
      const outcome = run(puzzle, options);
      expect([outcome.status, outcome.found.toSorted()]).toEqual(['complete', wanted.toSorted()]);
    }
  });
});

test('late and early give the two solutions of the worked example; late tries every combination', () => {
  const puzzle = fromRows('solid:3/worked-example', workedExample.table2);
  const late = run(puzzle, { check: 'late' });
  const early = run(puzzle, { check: 'early' });
  expect([late.count, early.count]).toEqual([2n, 2n]);
  expect(late.found.toSorted()).toEqual(early.found.toSorted());
  const { matrices } = layerSolutions(puzzle, { axis: 'layers', candidates: 'cube', budget: new Budget({}) });
  expect(late.counters.combinations).toBe(matrices.reduce((product, { count }) => product * count, 1));
  // Table 4: one column for each blank cell of the layer.
  expect(matrices.map(({ layer, values, count }) => values.length === layer.blanks.length * count)).not.toContain(false);
});

test('a layer with too many solutions is named with the number reached', () => {
  const outcome = run(emptyPuzzle('solid:3'), {}, { stored: 1000 });
  expect(outcome).toMatchObject({ status: 'budget', end: 'stored', count: 0n });
  expect(outcome.notes?.map(inEnglish)).toEqual([
    'too many layer solutions: layer 1 has more than the 1000 reached (at most 1000 are kept for all layers together)',
  ]);
});

test('the fewest axis is one that fits, where another has too many', () => {
  const table = workedExample.table1.map((layer, i) => (i === 0 ? '0'.repeat(81) : layer));
  const puzzle = fromRows('solid:3/worked-example', table);
  const stored = 5000;
  expect(run(puzzle, { axis: 'layers', candidates: 'layer' }, { stored }).status).toBe('budget');
  const fewest = run(puzzle, { axis: 'fewest', candidates: 'layer' }, { stored });
  expect(fewest.status).toBe('complete');
  expect(inEnglish(fewest.notes![0]!)).toMatch(/^joined by row planes/);
});

test('flat grids are refused by reason, cubes and faces are not', () => {
  for (const spec of ['classic:3x3', 'latin:5', 'roxdoku:3'])
    expect(layerJoin.refuses(kindOf(spec).geometry)?.error).toMatch(/it joins layers/);
  for (const spec of ['solid:3/layers', 'faces3:3', 'faces6:2/differ']) expect(layerJoin.refuses(kindOf(spec).geometry)).toBeUndefined();
});

test('the trace tells every layer and every combination', () => {
  const events: TraceEvent[] = [];
  const puzzle = fromRows('solid:3/worked-example', workedExample.table2);
  layerJoin.solve(puzzle, { limit: 2, budget: new Budget({}), trace: (event) => events.push(event) });
  expect(events.filter(({ type }) => type === 'layer')).toHaveLength(9);
  expect(events.at(-1)).toMatchObject({ type: 'solution' });
});
