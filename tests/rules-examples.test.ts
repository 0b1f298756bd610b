import { expect, test } from 'vitest';
import { Budget, type Kind, makePuzzle, type Puzzle } from '#core';
import { drawPuzzleSvg } from '#drawing';
import { loadEngine } from '#engines';
import { parsePuzzle } from '#formats';
import { ruleTypes, withRules } from '#rules';

const engine = await loadEngine('fast');

function solutions(puzzle: Puzzle, kind: Kind = puzzle.kind): bigint {
  if (!engine.ok) throw new Error(engine.error);
  return engine.value.solve(makePuzzle(kind, puzzle.givens), { limit: 2, budget: new Budget({}) }).count;
}

test.each(ruleTypes)('the example of $id has one solution, for which it needs the rule, and a drawing', ({ id, example }) => {
  const puzzle = parsePuzzle([`kind: ${example.kind}`, ...example.rules, example.puzzle].join('\n'));
  if (!puzzle.ok) throw new Error(puzzle.error);
  expect(puzzle.value.rules.some((rule) => rule.id === id)).toBe(true);
  expect(solutions(puzzle.value)).toBe(1n);
  const without = withRules(
    puzzle.value.kind,
    puzzle.value.rules.filter((rule) => rule.id !== id),
  );
  expect(without.ok && solutions(puzzle.value, without.value)).toBe(2n);
  const svg = drawPuzzleSvg(puzzle.value);
  expect(svg).not.toMatch(/NaN|undefined/);
});
