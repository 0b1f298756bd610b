import { expect, test } from 'vitest';
import { makeRandom } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number): number[] => {
    const random = makeRandom(seed);
    return Array.from({ length: 5 }, () => random.below(1000));
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(draw(1)).not.toEqual(draw(1 + 2 ** 32));
});

test('numbers fall evenly and a shuffle loses nothing', () => {
  const random = makeRandom(3);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[random.below(6)]!++;
  expect(counts.every((count) => Math.abs(count - 10_000) < 400)).toBe(true);
  expect(random.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
});
