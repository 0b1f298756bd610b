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

/**
 * What the question costs at most that is asked before anything else, in guesses times cells: enough for nearly every puzzle, and hardly felt where it is not.
 * Counted, so that a busy machine gives the same answer; the time is for engines that are slow by themselves.
 */
const FIRST_WORK = 1_600_000;
const FIRST_MS = 5000;

/** Finds out how many solutions a puzzle has when that is first asked. */
export interface Asker {
  /** What a short search found: reasoning about a puzzle of no or several solutions would lead nowhere, however long it takes. */
  readonly first: SolutionReport;
  /** What all of the budget finds where the short search did not know; searched once. */
  ask(): SolutionReport;
}

/** Asks shortly how many solutions a puzzle has, and keeps the question open. */
export function askFirst(puzzle: Puzzle, engine: Engine, budget: () => BudgetLimits): Asker {
  const most = Math.ceil(FIRST_WORK / puzzle.geometry.cellCount);
  const { nodes = most, timeMs = FIRST_MS, ...limits } = budget();
  const short = { ...limits, nodes: Math.min(nodes, most), timeMs: Math.min(timeMs, FIRST_MS) };
  const first = findSolution(puzzle, engine, short);
  let known = first.solvability === 'unknown' ? undefined : first;
  return {
    first,
    ask() {
      known ??= findSolution(puzzle, engine, budget());
      return known;
    },
  };
}
