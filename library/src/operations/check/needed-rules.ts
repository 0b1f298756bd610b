import { type Engine, type Grid, makePuzzle, type Puzzle } from '#core';
import { type Decided, decideEach } from '../minimal/decide-each.ts';
import { kindWith } from './conflict.ts';

/** Which rules of a puzzle with one solution can go, named by their numbers in the puzzle. */
export type RulesReport = Decided<number>;

/** Tests every rule of a puzzle that has one solution: one is needed when the puzzle without it has other solutions, or none. */
export function testRules(
  puzzle: Puzzle,
  engine: Engine,
  limits: { readonly nodesPerRule?: number; readonly timeMs?: number },
): RulesReport {
  const { restrictions, rules } = puzzle;
  return decideEach(rules.keys(), { nodesEach: limits.nodesPerRule, timeMs: limits.timeMs }, (number, budget) => {
    const kind = kindWith(
      puzzle,
      rules.filter((_, other) => other !== number),
    );
    const without = makePuzzle(kind, puzzle.givens, restrictions ? { restrictions } : {});
    const found: Grid[] = [];
    const { status } = engine.solve(without, { limit: 2, budget, onSolution: (grid) => void found.push(grid.slice()) });
    if (status === 'budget') return 'undecided';
    // Some rules speak of what others leave out, so that what is left may be another solution.
    const isSame = found.length === 1 && rules.every((rule) => rule.holds(found[0]!, rules));
    return status === 'complete' && isSame ? 'redundant' : 'needed';
  });
}
