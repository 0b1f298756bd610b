import { expect, test } from 'vitest';
import { BitRows, fullSet, nextIn } from './bit-rows.ts';

function members(set: Uint32Array): number[] {
  const found: number[] = [];
  for (let next = nextIn(set, 0); next >= 0; next = nextIn(set, next + 1)) found.push(next);
  return found;
}

test.each([1, 31, 32, 33, 64, 70])('the set of the first %i numbers', (count) => {
  expect(members(fullSet(count))).toEqual(Array.from({ length: count }, (_, i) => i));
});

test('rows keep and meet sets across words', () => {
  const rows = new BitRows(2, 70);
  for (const column of [0, 31, 32, 69]) rows.add(1, column);
  expect([...rows.members(0), ...rows.members(1)]).toEqual([0, 31, 32, 69]);
  const set = fullSet(70);
  rows.keepOnly(set, 1);
  expect(members(set)).toEqual([0, 31, 32, 69]);
  expect([rows.meets(0, set), rows.meets(1, set)]).toEqual([false, true]);
});
