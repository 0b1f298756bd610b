import type { Puzzle } from '#core';
import type { Explanation, Solvability } from '#operations';
import type { StepWords } from '#techniques';
import { deductionAnswer } from './deduction.ts';

/** A solution by logic, every step with its evidence. */
export function explainAnswer(
  puzzle: Puzzle,
  { end, steps }: Explanation,
  solvability: Solvability,
  words: StepWords,
): Record<string, unknown> {
  return {
    status: end === 'solved' ? 'complete' : 'budget',
    end,
    kind: puzzle.kind.spec,
    solutions: solvability,
    count: steps.length,
    steps: steps.map((step, i) => ({ step: i + 1, ...deductionAnswer(puzzle, step, words) })),
  };
}
