import { expect, test } from 'vitest';
import { groupBy } from '#core';
import { deviation, mean, median, rankCorrelation, ranks, share } from './statistics.ts';

test('mean, median, deviation and share', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
  expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
  expect(deviation([1])).toBeUndefined();
  expect(share([1, 2, 3, 4], (value) => value > 3)).toBe(0.25);
});

test('ties share the mean of their ranks', () => {
  expect(ranks([10, 20, 20, 5])).toEqual([2, 3.5, 3.5, 1]);
});

test('rank correlation sees order and not distance', () => {
  expect(rankCorrelation([1, 2, 3, 4], [1, 10, 100, 1000])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
  // Worked by hand: ranks 1 2 3 4 5 against 2 1 4 3 5, so 1 - 6 * 4 / (5 * 24).
  expect(rankCorrelation([1, 2, 3, 4, 5], [2, 1, 4, 3, 5])).toBeCloseTo(0.8);
  expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeUndefined();
  expect(rankCorrelation([1], [2])).toBeUndefined();
});

test('groups keep the order of first appearance', () => {
  expect([...groupBy(['b1', 'a1', 'b2'], (word) => word[0])]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
