import { expect, test } from 'vitest';
import { Budget, type Engine, makeRandom, type Puzzle } from '#core';
import { parsePuzzle } from '#formats';
import { loadProbers } from '../fast/prober.ts';
import { loadEngine } from '../index.ts';
import { estimateSolutions } from './index.ts';
import { intervalOf } from './interval.ts';
import { Population } from './population.ts';

const makeProber = await loadProbers();

function read(text: string): Puzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error);
  return puzzle.value;
}

const empty = (kind: string, places: number): string => `kind: ${kind}\n${'.'.repeat(places)}`;
const SPARSE = '.3.6789.......5..8..8..256......1..3..6..3..1..3..4..............7......34...6.7.';
const RULED = `kind: latin:5\nthermo: r1c1 r1c2 r2c2\narrow: r3c5 = r4c5 r4c4\n${'.'.repeat(25)}`;

const RULED_COUNT = 2031;

// Few steps, so that some ten walks count: the interval must hold even then. Where all walks weigh the same a few seeds do.
test.each([
  { text: empty('classic:2x2', 16), count: 288, steps: 1000, seeds: 10 },
  { text: empty('solid:2', 64), count: 768, steps: 1000, seeds: 10 },
  { text: empty('faces3:2', 48), count: 5184, steps: 1500, seeds: 10 },
  { text: empty('classic:2x3', 36), count: 28_200_960, steps: 2000, seeds: 100 },
  { text: empty('faces3:2/differ', 48), count: 1_124_928, steps: 2500, seeds: 100 },
  { text: SPARSE, count: 421_205, steps: 4000, seeds: 100 },
  { text: RULED, count: RULED_COUNT, steps: 1500, seeds: 100 },
  { text: empty('classic:3x3', 81), count: 6.670_903_752_021_073e21, steps: 6000, seeds: 20 },
])('the intervals of $seeds seeds hold $count nine times of ten', ({ text, count, steps, seeds }) => {
  const puzzle = read(text);
  const prober = makeProber(puzzle.geometry);
  let held = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const { low, high } = estimateSolutions(puzzle, prober, { budget: { nodes: steps }, seed });
    if (low <= Math.log10(count) && Math.log10(count) <= high) held++;
  }
  expect(held).toBeGreaterThanOrEqual(0.9 * seeds);
});

test.each([SPARSE, RULED])('what the intervals are judged by is the count of another engine', async (text) => {
  const engine = await loadEngine('fast');
  const known = text === SPARSE ? 421_205n : BigInt(RULED_COUNT);
  expect((engine as { value: Engine }).value.solve(read(text), { limit: 1e9, budget: new Budget({}) }).count).toBe(known);
});

test('the same seed and as many steps give the same estimate, another seed another one', () => {
  const puzzle = read(empty('classic:2x3', 36));
  const estimate = (seed: number): unknown => estimateSolutions(puzzle, makeProber(puzzle.geometry), { budget: { nodes: 3000 }, seed });
  expect(estimate(5)).toEqual(estimate(5));
  expect(estimate(6)).not.toEqual(estimate(5));
});

test('an interval is as wide as its weights are apart, and says nothing where there are none', () => {
  expect(intervalOf([])).toEqual({
    log10: Number.NEGATIVE_INFINITY,
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
    effective: 0,
  });
  const same = intervalOf([7, 7, 7, 7]);
  expect(same.high - same.low).toBeLessThan(1e-6);
  expect(same.effective).toBeCloseTo(4);
  const apart = intervalOf([1, 2, 3, 4]);
  expect(apart.high - apart.low).toBeGreaterThan(1);
});

// What single walks and populations say of the same puzzle are two opinions: both must be right where the number is known.
test.each([
  { text: empty('solid:2', 64), count: 768, populations: 2 },
  { text: empty('classic:2x3', 36), count: 28_200_960, populations: 4 },
  { text: empty('classic:3x3', 81), count: 6.670_903_752_021_073e21, populations: 4 },
])('populations come to $count on average', ({ text, count, populations }) => {
  const puzzle = read(text);
  const population = new Population(puzzle, makeProber(puzzle.geometry), makeRandom(3), new Budget({}));
  // A level from which on little is left to be counted, so that most is left to chance.
  population.countFrom = Math.round(0.7 * puzzle.geometry.cellCount);
  const estimates = Array.from({ length: populations }, () => Math.exp(population.go()!));
  const mean = estimates.reduce((sum, estimate) => sum + estimate, 0) / populations;
  expect(mean / count).toBeGreaterThan(0.85);
  expect(mean / count).toBeLessThan(1.15);
});

// Small populations, so that much is left to chance: their interval is what an empty cube is told by.
test.each([
  { text: empty('faces3:2/differ', 48), count: 1_124_928, seeds: 10 },
  { text: empty('classic:3x3', 81), count: 6.670_903_752_021_073e21, seeds: 10 },
])('the intervals of eight populations hold $count nine times of ten', ({ text, count, seeds }) => {
  const puzzle = read(text);
  const prober = makeProber(puzzle.geometry);
  let held = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const settings = { budget: {}, seed, populations: { count: 8, size: 32 } };
    const { low, high, walks, population } = estimateSolutions(puzzle, prober, settings);
    expect({ walks, population }).toEqual({ walks: 8, population: 32 });
    if (low <= Math.log10(count) && Math.log10(count) <= high) held++;
  }
  expect(held).toBeGreaterThanOrEqual(0.9 * seeds);
});

test('a population that has room for every position counts', () => {
  const few = read(`kind: classic:2x2\n12..............`);
  const counting = new Population(few, makeProber(few.geometry), makeRandom(1), new Budget({}));
  expect(Math.exp(counting.go()!)).toBeCloseTo(24);
  const none = read(`kind: classic:2x2\n123....4........`);
  expect(new Population(none, makeProber(none.geometry), makeRandom(1), new Budget({})).go()).toBe(Number.NEGATIVE_INFINITY);
});

test('where every walk dies populations are taken: the empty cube', () => {
  const puzzle = read(empty('solid:3', 729));
  const { population, end } = estimateSolutions(puzzle, makeProber(puzzle.geometry), { budget: { nodes: 30_000 }, seed: 1 });
  expect(population).toBeGreaterThan(0);
  expect(end).toBe('nodes');
});
