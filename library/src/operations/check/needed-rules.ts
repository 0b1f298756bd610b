import { Budget, type BudgetEnd, type Engine, makePuzzle, type Puzzle } from '#core';
import { kindWith } from './conflict.ts';

/** Which rules of a puzzle with one solution are needed; rules are named by their numbers in the puzzle. */
export interface RulesReport {
  /** Rules that can go, each taken alone: the solution stays the only one. */
  readonly redundant: readonly number[];
  /** Rules that the budget left undecided. */
  readonly undecided: readonly number[];
  readonly end?: BudgetEnd;
}

/** Tests every rule of a puzzle that has one solution: one is needed when the puzzle without it has other solutions, or none. */
export function testRules(
  puzzle: Puzzle,
  engine: Engine,
  limits: { readonly nodesPerRule?: number; readonly timeMs?: number },
): RulesReport {
  const redundant: number[] = [];
  const undecided: number[] = [];
  let end: BudgetEnd | undefined;
  const whole = new Budget(limits.timeMs === undefined ? {} : { timeMs: limits.timeMs });
  const { restrictions, rules } = puzzle;
  rules.forEach((rule, number) => {
    const budget = new Budget({
      timeMs: Math.max(0, whole.timeLeftMs),
      ...(limits.nodesPerRule === undefined ? {} : { nodes: limits.nodesPerRule }),
    });
    const kind = kindWith(
      puzzle,
      rules.filter((other) => other !== rule),
    );
    const without = makePuzzle(kind, puzzle.givens, restrictions ? { restrictions } : {});
    const { status, count } = engine.solve(without, { limit: 2, budget });
    if (status === 'complete' && count === 1n) redundant.push(number);
    else if (status === 'budget') {
      undecided.push(number);
      end = budget.end;
    }
  });
  return { redundant, undecided, ...(end ? { end } : {}) };
}
