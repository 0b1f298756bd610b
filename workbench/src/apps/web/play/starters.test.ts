import { expect, test } from 'vitest';
import { levelOf } from '#core';
import { loadEngine } from '#engines';
import { starters } from '#kinds';
import { ratePuzzle } from '#logic';
import { findSolution } from '#operations';
import { starterPuzzle } from './starters.ts';

test.each(starters)('$spec, $level: one solution, and as hard as it says', async (starter) => {
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  const puzzle = starterPuzzle(starter);
  expect(findSolution(puzzle, engine.value, {}).solvability).toBe('one');
  expect(levelOf(ratePuzzle(puzzle, { unique: true }).er)).toBe(starter.level);
});
