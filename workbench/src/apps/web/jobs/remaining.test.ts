import { expect, test } from 'vitest';
import { type ProgressSample, remainingMs, roughly, withSample } from './remaining.ts';

const after = (...samples: ProgressSample[]): readonly ProgressSample[] => samples.reduce<readonly ProgressSample[]>(withSample, []);

test('what is left goes by the last minute', () => {
  expect(remainingMs(after({ at: 0, share: 0.1 }, { at: 10_000, share: 0.2 }))).toBeCloseTo(80_000);
  // Fast at first, slow now.
  expect(remainingMs(after({ at: 0, share: 0 }, { at: 100_000, share: 0.5 }, { at: 150_000, share: 0.6 }))).toBeCloseTo(200_000);
});

test('nothing is said where nothing is known', () => {
  expect(remainingMs([])).toBeUndefined();
  expect(remainingMs(after({ at: 0, share: 0 }, { at: 10_000, share: 1e-9 }))).toBeUndefined();
  expect(remainingMs(after({ at: 0, share: 0.1 }, { at: 1000, share: 0.2 }))).toBeUndefined();
  expect(remainingMs(after({ at: 0, share: 0.1 }, { at: 10_000, share: 0.1 }))).toBeUndefined();
  expect(remainingMs(after({ at: 0, share: 0.9 }, { at: 10_000, share: 0.1 }))).toBeUndefined();
});

test('what is left is told no more exactly than it is known', () => {
  expect([1000, 13_000, 150_000, 5_000_000].map(roughly)).toEqual([5000, 15_000, 180_000, 4_800_000]);
});
