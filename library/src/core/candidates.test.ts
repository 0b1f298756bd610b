import { expect, test } from 'vitest';
import { Candidates, popCount } from './candidates.ts';

test.each([4, 9, 32, 33, 36, 64])('%i values: add, remove and count go to the right bit', (size) => {
  const some = Candidates.none(3, size);
  for (const value of [1, 2, size - 1, size]) some.add(1, value);
  expect(some.values(1)).toEqual([...new Set([1, 2, size - 1, size])].sort((a, b) => a - b));
  expect([some.count(0), some.count(1), some.count(2)]).toEqual([0, new Set([1, 2, size - 1, size]).size, 0]);
  some.remove(1, size);
  expect([some.has(1, size), some.has(1, size - 1)]).toEqual([false, true]);
});

test('all means all, and nothing beyond the size', () => {
  const all = Candidates.all(2, 36);
  expect(all.count(0)).toBe(36);
  expect(all.words[1]).toBe(0b1111);
});

test('keeping a candidate that is not there leaves nothing', () => {
  const some = Candidates.all(1, 9);
  some.remove(0, 4);
  const same = some.clone();
  some.keepOnly(0, 4);
  expect(some.values(0)).toEqual([]);
  same.keepOnly(0, 5);
  expect(same.values(0)).toEqual([5]);
  expect(same.equals(some)).toBe(false);
});

test('popCount counts bits', () => {
  expect([0, 1, 0xffffffff, 0x80000000, 0b1011].map(popCount)).toEqual([0, 1, 32, 1, 3]);
});
