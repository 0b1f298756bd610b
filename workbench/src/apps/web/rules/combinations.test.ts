import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { addRules } from '#rules';
import { combinationsOf, hasCombinations } from './combinations.ts';

const kind = addRules(kindOf('classic:3x3'), ['cage 10: r1c1 r1c2 r2c1', 'thermo: r5c5 r4c5', 'cage: r9c8 r9c9']);
if (!kind.ok) throw new Error(kind.error);
const puzzle = makePuzzle(kind.value, new Uint8Array(81));

test('a cage lists the sets of its sum, fewer when cells are filled', () => {
  expect([0, 1, 2].map((rule) => hasCombinations(puzzle, rule))).toEqual([true, false, false]);
  expect(combinationsOf(puzzle, 0, puzzle.givens).sets.map((set) => set.join(''))).toEqual(['127', '136', '145', '235']);
  const values = puzzle.givens.slice();
  values[0] = 5;
  expect(combinationsOf(puzzle, 0, values).sets.map((set) => set.join(''))).toEqual(['145', '235']);
  // A 4 in the box leaves no place for the 4 of 145.
  values[10] = 4;
  expect(combinationsOf(puzzle, 0, values).sets.map((set) => set.join(''))).toEqual(['235']);
});
