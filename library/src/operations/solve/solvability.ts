import type { BudgetEnd, BudgetLimits, Engine, Grid, Puzzle } from '#core';
import { type SolveReport, solvePuzzle } from './solve-puzzle.ts';

/** How many solutions a puzzle has, as far as it was asked. */
export type Solvability = 'none' | 'one' | 'several' | 'unknown';

/** How many solutions a puzzle has, with the first one. */
export interface SolutionReport {
  readonly solvability: Solvability;
  readonly solution?: Grid;
  /** Which bound ended the search, where the number is not known. */
  readonly end?: BudgetEnd;
}

/** None, one or several, of a search that was to find two. */
export function solvabilityOf({ status, count }: Pick<SolveReport, 'status' | 'count'>): Solvability {
  if (count >= 2n) return 'several';
  return status !== 'complete' ? 'unknown' : count === 1n ? 'one' : 'none';
}

/** Asks an engine whether a puzzle has no, one or several solutions. Logic needs to know before it may argue from uniqueness. */
export function findSolution(puzzle: Puzzle, engine: Engine, budget: BudgetLimits): SolutionReport {
  const report = solvePuzzle(puzzle, engine, { limit: 2, budget, keep: 1 });
  const { solutions, end } = report;
  return { solvability: solvabilityOf(report), ...(solutions[0] ? { solution: solutions[0] } : {}), ...(end ? { end } : {}) };
}
