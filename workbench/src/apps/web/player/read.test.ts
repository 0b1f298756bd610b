import { expect, test } from 'vitest';
import { readAttributes } from './read.ts';

test.each([
  ['grid:4x4/values=0-3', [1, 2, 0]],
  ['classic:2x2', [0, 1, 0]],
])('0 in %s is a value where values begin there, else blank', (spec, first) => {
  const puzzle = readAttributes({ text: `01${'.'.repeat(14)}`, spec, regions: null, rules: null }, undefined);
  expect(puzzle.ok ? [...puzzle.value.givens.slice(0, 3)] : puzzle.error).toEqual(first);
});
