import { describe, expect, test } from 'vitest';
import {
  Budget,
  check,
  type Grid,
  inEnglish,
  makePuzzle,
  makeRandom,
  type OptionValue,
  type Puzzle,
  type SolveOutcome,
  settleOptions,
} from '#core';
import { annealingSeries, engineEntries } from '#engines';
import { emptyPuzzle, randomPuzzle, sampleKind, smallSpecsWhere } from '../../../../tests/puzzles.ts';
import { annealing } from './index.ts';

function run(
  puzzle: Puzzle,
  options: Record<string, OptionValue> = {},
  { limit = 1, nodes = 30_000_000 } = {},
): SolveOutcome & { grid: Grid | undefined } {
  let grid: Grid | undefined;
  const outcome = annealing.solve(puzzle, { limit, budget: new Budget({ nodes }), options, onSolution: (found) => (grid = found) });
  return { ...outcome, grid };
}

describe.each([
  'classic:2x2',
  'classic:2x3',
  'classic:3x3',
  'latin:5',
  'jigsaw:5',
  'windoku',
  'samurai',
  'roxdoku:3',
  'solid:2',
  'solid:2/layers',
  'solid:2/worked-example',
  'faces3:2',
  'faces3:2/differ',
  'faces3:3',
  'faces3:3/differ',
  'faces6:2',
  'faces6:2/differ',
])('%s', (spec) => {
  test('an empty grid is filled, and the same seed fills it the same way', () => {
    const puzzle = emptyPuzzle(spec);
    const first = run(puzzle);
    expect(first).toMatchObject({ status: 'limit', count: 1n });
    expect(check(puzzle, first.grid!)).toEqual([]);
    expect(run(puzzle).grid).toEqual(first.grid);
    expect(run(puzzle, { seed: 2 }).grid).not.toEqual(first.grid);
  });
});

test.each(smallSpecsWhere((geometry) => annealing.refuses(geometry) === undefined))('givens and restrictions are kept on %s', (spec) => {
  const random = makeRandom(3);
  for (const restrict of [false, true]) {
    const { puzzle } = randomPuzzle(random, spec, { restrict });
    const { status, grid } = run(puzzle, { reheats: 50 });
    expect(status).toBe('limit');
    expect(check(puzzle, grid!)).toEqual([]);
  }
});

test('the printed cost of sums finds solutions too, and never hands out a wrong grid', () => {
  for (const spec of ['classic:2x2', 'faces3:2/differ']) {
    const puzzle = emptyPuzzle(spec);
    const { status, grid } = run(puzzle, { cost: 'sum', reheats: 20 });
    expect(status).toBe('limit');
    expect(check(puzzle, grid!)).toEqual([]);
  }
});

test('a sum of zero on a wrong grid is not taken for a solution', () => {
  const outcome = run(emptyPuzzle('classic:3x3'), { cost: 'sum' });
  expect(outcome).toMatchObject({ status: 'budget', count: 0n });
  expect(inEnglish(outcome.notes![0]!)).toMatch(/^the cost was 0 after 3 of 3 reheats$/);
});

test('several swaps at once find solutions, each counted', () => {
  const puzzle = emptyPuzzle('faces3:2/differ');
  const { status, grid, counters } = run(puzzle, { 'swaps-at-once': 3 });
  expect(status).toBe('limit');
  expect(check(puzzle, grid!)).toEqual([]);
  expect(counters.swaps).toBeGreaterThan(counters.accepted!);
});

test('what cannot be solved is given up, never called unsolvable', () => {
  // The blank cell of row 1 lacks a 4, and its column has one, so no clash is seen and no solution exists.
  const puzzle = makePuzzle(sampleKind('classic:2x2'), Uint8Array.from('1230000400000000', Number));
  const outcome = run(puzzle, {}, { limit: Number.POSITIVE_INFINITY });
  expect(outcome).toMatchObject({ status: 'budget', end: 'tries', count: 0n, counters: { reheats: 3 } });
  expect(inEnglish(outcome.notes![0]!)).toMatch(/^the cost was \d+ after 3 of 3 reheats$/);
});

test('clashing givens claim nothing, and a full grid is its own answer', () => {
  const kind = sampleKind('classic:2x2');
  expect(run(makePuzzle(kind, Uint8Array.from('1100000000000000', Number)))).toMatchObject({ status: 'budget', count: 0n });
  const full = Uint8Array.from('1234341221434321', Number);
  expect(run(makePuzzle(kind, full))).toMatchObject({ status: 'limit', count: 1n, grid: full, counters: { swaps: 0 } });
});

test('asked for more than one, it finds one and says budget', () => {
  expect(run(emptyPuzzle('classic:2x2'), {}, { limit: 2 })).toMatchObject({ status: 'budget', end: 'tries', count: 1n });
});

test('a node budget is kept to the swap', () => {
  const outcome = run(emptyPuzzle('faces6:3'), {}, { nodes: 5000 });
  expect(outcome).toMatchObject({ status: 'budget', end: 'nodes', counters: { nodes: 5000, swaps: 5000 } });
});

test('cost and temperature come out as a series', () => {
  const { outcome, points } = annealingSeries(emptyPuzzle('faces3:3/differ'), { cooling: '80' }, {});
  expect(outcome.status).toBe('limit');
  expect(points.at(-1)).toMatchObject({ cost: 0, swaps: outcome.counters.swaps });
  points.slice(1, -1).forEach((point, i) => {
    if (point.reheats === points[i]!.reheats) expect(point.temperature).toBeCloseTo(points[i]!.temperature * 0.8, 10);
  });
});

test('a schedule that makes no sense is refused with a sentence', () => {
  const entry = engineEntries.find(({ id }) => id === 'annealing')!;
  const refusal = (given: Record<string, unknown>): unknown => settleOptions(entry, given);
  expect(refusal({ cooling: 'E' })).toMatchObject({
    ok: false,
    error: '"cooling" must be A, B, C, D, a rate such as 80, or pairs of fall and rate such as 0:50,25:60,90:80, not "E"',
  });
  expect(refusal({ cooling: '0:50,25:100' })).toMatchObject({ ok: false });
  expect(refusal({ reheats: -1 })).toMatchObject({ ok: false, error: '"reheats" must be a whole number of at least 0, not "-1"' });
  expect(refusal({ cooling: '0:50,25:60,90:80' })).toMatchObject({ ok: true });
});

test('a node is a swap, also where a solution ends a batch', () => {
  for (const spec of ['classic:2x2', 'classic:3x3', 'faces3:2']) {
    const { counters } = run(emptyPuzzle(spec));
    expect(counters.nodes).toBe(counters.swaps);
  }
});

test('told swaps are those of the run: what changes, the cost, the chance, taken or not', () => {
  const puzzle = emptyPuzzle('classic:2x3');
  const quiet = run(puzzle);
  let [values, cost, told]: [number[], number, number] = [[], 0, 0];
  const outcome = annealing.solve(puzzle, {
    limit: 1,
    budget: new Budget({}),
    options: { 'told-swaps': 1_000_000 },
    trace(event) {
      if (event.type === 'fill') [values, cost] = [[...event.data.values], event.data.cost];
      if (event.type === 'chain') expect([values, cost]).toEqual([event.data.values, event.data.cost]);
      if (event.type !== 'swap') return;
      const { places, delta, chance, isTaken, temperature } = event.data;
      told++;
      expect(chance).toBeCloseTo(delta <= 0 ? 1 : Math.exp(-delta / temperature));
      if (delta <= 0) expect(isTaken).toBe(true);
      if (isTaken) {
        const [a, b] = places;
        [values[a], values[b]] = [values[b]!, values[a]!];
        cost += delta;
      }
      expect(event.data.cost).toBe(cost);
    },
  });
  expect(told).toBe(outcome.counters.swaps);
  expect(outcome.counters).toEqual(quiet.counters);
});
