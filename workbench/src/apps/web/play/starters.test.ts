import { expect, test } from 'vitest';
import { loadEngine } from '#engines';
import { LEVELS } from '#generator';
import { starters } from '#kinds';
import { ratePuzzle } from '#logic';
import { findSolution } from '#operations';
import { DIFFICULTIES, difficultyOf } from './difficulty.ts';
import { starterPuzzle } from './starters.ts';

test.each(starters)('$spec, $level: one solution, and as hard as it says', async (starter) => {
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  const puzzle = starterPuzzle(starter);
  expect(findSolution(puzzle, engine.value, {}).solvability).toBe('one');
  expect(difficultyOf(ratePuzzle(puzzle, { unique: true }).er)).toBe(starter.level);
});

test('levels are those of the generator', () => {
  expect(Object.entries(LEVELS).map(([id, { to }]) => [id, to])).toEqual(DIFFICULTIES.map((level) => [...level]));
});
