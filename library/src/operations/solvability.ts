import type { BudgetLimits, Engine, Grid, Puzzle } from '#core';
import { solvePuzzle } from './solve.ts';

/** How many solutions a puzzle has, as far as it was asked. */
export type Solvability = 'none' | 'one' | 'several' | 'unknown';

/** How many solutions a puzzle has, with the first one. */
export interface SolutionReport {
  readonly solvability: Solvability;
  readonly solution?: Grid;
}

/** Asks an engine whether a puzzle has no, one or several solutions. Logic needs to know before it may argue from uniqueness. */
export function findSolution(puzzle: Puzzle, engine: Engine, budget: BudgetLimits): SolutionReport {
  const { status, count, solutions } = solvePuzzle(puzzle, engine, { limit: 2, budget, keep: 1 });
  const solvability = count >= 2n ? 'several' : status !== 'complete' ? 'unknown' : count === 1n ? 'one' : 'none';
  return { solvability, ...(solutions[0] ? { solution: solutions[0] } : {}) };
}
