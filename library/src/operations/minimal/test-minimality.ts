import { type BudgetEnd, Candidates, type Cell, type Engine, makePuzzle, type Puzzle } from '#core';
import { decideEach } from './decide-each.ts';

export interface MinimalityReport {
  /** `unknown` where the budget ended before every clue was decided and no clue was found redundant. */
  readonly minimal: boolean | 'unknown';
  /** Clues that can go, each taken alone. */
  readonly redundant: readonly Cell[];
  /** Clues that the budget left undecided. */
  readonly undecided: readonly Cell[];
  /** Which bound left clues undecided. */
  readonly end?: BudgetEnd;
}

/**
 * Tests every clue of a puzzle that has one solution: a clue is needed when the puzzle without it has a solution
 * with another value in that cell. So the clue is replaced by "anything but this", and one solution is asked for.
 */
export function testMinimality(
  puzzle: Puzzle,
  engine: Engine,
  limits: { readonly nodesPerClue?: number; readonly timeMs?: number },
): MinimalityReport {
  const { geometry } = puzzle;
  const clues = Array.from(puzzle.givens.keys()).filter((cell) => puzzle.givens[cell] !== 0);
  const { redundant, undecided, end } = decideEach(clues, { nodesEach: limits.nodesPerClue, timeMs: limits.timeMs }, (cell, budget) => {
    const givens = puzzle.givens.slice();
    givens[cell] = 0;
    const restrictions = puzzle.restrictions?.clone() ?? Candidates.all(geometry.cellCount, geometry.size);
    restrictions.remove(cell, puzzle.givens[cell]!);
    const { status, count } = engine.solve(makePuzzle(puzzle.kind, givens, { restrictions }), { limit: 1, budget });
    if (count > 0n) return 'needed';
    return status === 'complete' ? 'redundant' : 'undecided';
  });
  const minimal = redundant.length > 0 ? false : undecided.length > 0 ? 'unknown' : true;
  return { minimal, redundant, undecided, ...(end ? { end } : {}) };
}
