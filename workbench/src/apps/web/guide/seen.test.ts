import { expect, test } from 'vitest';
import { kindOf } from '#kinds';
import { guideOf } from './seen.ts';

test.each([
  ['classic:3x3', undefined],
  ['solid:2', 'solid'],
  ['solid:3/layers', 'solid'],
  ['roxdoku:3', 'planes'],
  ['roxdoku:3/samurai', 'planes'],
  ['faces3:3', 'net'],
])('the guide of %s is about what it has: %s', (spec, guide) => {
  expect(guideOf(kindOf(spec).geometry)).toBe(guide);
});
