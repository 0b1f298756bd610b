import { findMistakes, type HintLines, linesOfMistakes, type Mistake, type Solvability, solvabilityOf } from '#operations';
import { type PositionRecord, packPosition } from '#session';
import { ask } from './asking.ts';
import { positionOf } from './position-of.ts';
import type { Reporting } from './reporting.ts';

/** How many solutions there are, with the first two, so that a page can show where they differ. */
interface SolutionAnswer {
  readonly solvability: Solvability;
  readonly solutions: readonly Uint8Array[];
}

export async function findSolutions(
  { puzzle, timeMs }: { readonly puzzle: PositionRecord; readonly timeMs?: number },
  reporting: Reporting,
): Promise<SolutionAnswer> {
  const report = await ask('solve', { puzzle, ...(timeMs === undefined ? {} : { timeMs }) }, reporting);
  return { solvability: solvabilityOf(report), solutions: report.solutions };
}

/** This many solutions are looked at, for this long. */
const TALLIED = 1000;
const TALLY_MS = 10_000;

interface TallyAnswer {
  readonly solutions: number;
  /** Whether these are all that there are. */
  readonly isAll: boolean;
  /** By cell, how often each value stands there, from value 1 on. */
  readonly counts: readonly (readonly number[])[];
}

/** Counts what stands where over the first solutions, so that a setter sees what most of them have in common. */
export async function tallySolutions({ puzzle }: { readonly puzzle: PositionRecord }, reporting: Reporting): Promise<TallyAnswer> {
  const { solutions, status } = await ask('solve', { puzzle, limit: TALLIED, timeMs: TALLY_MS }, reporting);
  const { cellCount, size } = positionOf(puzzle).geometry;
  const counts = Array.from({ length: cellCount }, (_, cell) =>
    Array.from({ length: size }, (_, i) => solutions.reduce((count, solution) => count + (solution[cell] === i + 1 ? 1 : 0), 0)),
  );
  return { solutions: solutions.length, isAll: status === 'complete', counts };
}

interface MistakesAnswer {
  readonly solvability: Solvability;
  readonly mistakes: readonly Mistake[];
  /** The same in words. */
  readonly lines: HintLines;
  readonly solution?: Uint8Array;
}

/** Compares a game with the solution. Where there are several solutions nothing is a mistake as long as one is left. */
export async function compareWithSolution(
  { puzzle: record }: { readonly puzzle: PositionRecord },
  reporting: Reporting,
): Promise<MistakesAnswer> {
  const puzzle = positionOf(record);
  // Where parts of the puzzle are not understood, what the rest allows says nothing; its own solution does.
  if (puzzle.ignored) {
    const stored = puzzle.kept?.solution && Uint8Array.from(puzzle.kept.solution);
    if (!stored) return { solvability: 'unknown', mistakes: [], lines: [] };
    const mistakes = findMistakes(puzzle, stored);
    return { solvability: 'one', mistakes, lines: linesOfMistakes(puzzle, mistakes), solution: stored };
  }
  const { solvability, solutions } = await findSolutions({ puzzle: record }, reporting);
  const [solution] = solutions;
  if (solvability === 'one') {
    const mistakes = findMistakes(puzzle, solution!);
    return { solvability, mistakes, lines: linesOfMistakes(puzzle, mistakes), solution: solution! };
  }
  if (solvability !== 'several') return { solvability, mistakes: [], lines: [] };
  const givens = puzzle.givens.map((given, cell) => given || (puzzle.progress?.entries[cell] ?? 0));
  const left = await findSolutions({ puzzle: packPosition({ ...puzzle, givens }) }, reporting);
  return { solvability: left.solvability === 'none' ? 'none' : 'several', mistakes: [], lines: [] };
}
