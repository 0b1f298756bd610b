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
  const { solvability, solutions } = await findSolutions({ puzzle: record }, reporting);
  const puzzle = positionOf(record);
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
