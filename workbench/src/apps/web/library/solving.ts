import { type Cell, openCandidates } from '#core';
import {
  type ExplainedStep,
  explainedStep,
  findMistakes,
  findSolution,
  trueCandidates as findTrueCandidates,
  hintFor,
  type Mistake,
  type Solvability,
  solvePuzzle,
  testMinimality,
} from '#operations';
import { type PositionRecord, unpackPosition } from '#session';
import { PATIENCE, theEngine } from './engine.ts';
import type { Reporting } from './reporting.ts';
import { sharedDesk } from './steps.ts';

export interface SolutionAnswer {
  readonly solvability: Solvability;
  /** The first solutions, at most two. */
  readonly solutions: readonly Uint8Array[];
}

export async function findSolutionOf({ puzzle, timeMs }: { puzzle: PositionRecord; timeMs?: number }): Promise<SolutionAnswer> {
  const budget = timeMs === undefined ? PATIENCE : { timeMs };
  const { status, count, solutions } = solvePuzzle(unpackPosition(puzzle), await theEngine(), { limit: 2, budget, keep: 2 });
  const solvability = count >= 2n ? 'several' : status !== 'complete' ? 'unknown' : count === 1n ? 'one' : 'none';
  return { solvability, solutions };
}

export interface CountAnswer {
  readonly status: 'complete' | 'limit' | 'budget';
  /** A string, since counts may pass what numbers hold exactly. */
  readonly count: string;
}

export async function countSolutions(
  { puzzle, limit }: { puzzle: PositionRecord; limit: number },
  { report }: Reporting,
): Promise<CountAnswer> {
  let found = 0;
  const { status, count } = solvePuzzle(unpackPosition(puzzle), await theEngine(), {
    limit,
    budget: PATIENCE,
    keep: 0,
    onSolution() {
      if (++found % 1000 === 0) report({ found });
    },
  });
  return { status, count: String(count) };
}

export interface CheckAnswer {
  readonly solvability: Solvability;
  readonly mistakes: readonly Mistake[];
  readonly solution?: Uint8Array;
}

/** Compares a game with the solution. Where there are several solutions nothing is a mistake as long as one is left. */
export async function check({ puzzle: record }: { puzzle: PositionRecord }): Promise<CheckAnswer> {
  const puzzle = unpackPosition(record);
  const engine = await theEngine();
  const { solvability, solution } = findSolution(puzzle, engine, PATIENCE);
  if (solvability === 'one') return { solvability, mistakes: findMistakes(puzzle, solution!), solution: solution! };
  if (solvability !== 'several') return { solvability, mistakes: [] };
  const givens = puzzle.givens.map((given, cell) => given || (puzzle.progress?.entries[cell] ?? 0));
  const left = findSolution({ ...puzzle, givens }, engine, PATIENCE).solvability;
  return { solvability: left === 'none' ? 'none' : 'several', mistakes: [] };
}

export type HintAnswer =
  | { readonly status: 'unsolvable' | 'several' | 'unknown' | 'late' | 'solved' | 'stuck' }
  | { readonly status: 'mistake'; readonly mistakes: readonly Mistake[] }
  | { readonly status: 'step'; readonly step: ExplainedStep };

export async function hint({ puzzle: record }: { puzzle: PositionRecord }): Promise<HintAnswer> {
  const puzzle = unpackPosition(record);
  const report = hintFor(puzzle, await theEngine(), { budget: PATIENCE, desk: sharedDesk });
  return report.status === 'step' ? { status: 'step', step: explainedStep(puzzle, report.deduction) } : report;
}

export interface CandidatesAnswer {
  readonly status: 'complete' | 'budget';
  /** By cell, rising. */
  readonly values: readonly (readonly number[])[];
}

/** What occurs in some solution, or what the rules alone leave. */
export async function trueCandidates({
  puzzle: record,
  ofSolutions,
}: {
  puzzle: PositionRecord;
  ofSolutions: boolean;
}): Promise<CandidatesAnswer> {
  const puzzle = unpackPosition(record);
  const { candidates, status } = ofSolutions
    ? findTrueCandidates(puzzle, await theEngine(), PATIENCE)
    : { candidates: openCandidates(puzzle), status: 'complete' as const };
  return { status, values: Array.from({ length: puzzle.geometry.cellCount }, (_, cell) => candidates.values(cell)) };
}

export interface ClueAnswer {
  readonly minimal: boolean | 'unknown';
  readonly redundant: readonly Cell[];
}

/** Which clues can go, each taken alone. */
export async function redundantClues({ puzzle }: { puzzle: PositionRecord }): Promise<ClueAnswer> {
  const { minimal, redundant } = testMinimality(unpackPosition(puzzle), await theEngine(), { timeMs: 20_000 });
  return { minimal, redundant };
}
