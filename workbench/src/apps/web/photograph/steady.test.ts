import { expect, test } from 'vitest';
import type { Quad } from '#picture';
import { makeSteady } from './steady.ts';

const at = (x: number): Quad => [
  { x, y: 0 },
  { x: x + 100, y: 0 },
  { x: x + 100, y: 100 },
  { x, y: 100 },
];

test('a grid is steady after four pictures in which it hardly moves', () => {
  const steady = makeSteady();
  expect([0, 1, 2, 1].map((x) => steady(at(x), 480))).toEqual([false, false, false, true]);
});

test('a grid that moves or goes away begins again', () => {
  const steady = makeSteady();
  for (const x of [0, 0, 0]) steady(at(x), 480);
  expect(steady(at(40), 480)).toBe(false);
  for (const x of [40, 40]) expect(steady(at(x), 480)).toBe(false);
  expect(steady(undefined, 480)).toBe(false);
  expect(steady(at(40), 480)).toBe(false);
});
