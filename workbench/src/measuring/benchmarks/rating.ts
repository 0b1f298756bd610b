import type { Engine, Puzzle } from '#core';
import { ratePuzzle } from '#logic';
import { cpuSeconds, measurePasses } from '#measuring/machine';
import { findSolution } from '#operations';
import { Desk } from '#techniques';

/** How fast puzzles are rated, in CPU time, so that compilation and collection on other threads count too. */
export interface RatingMeasurement {
  readonly file: string;
  readonly puzzles: number;
  /** Puzzles that logic did not solve; a run with any is not compared. */
  readonly unrated: number;
  /** Puzzles per second in the first pass, in which the machine code is still being made. */
  readonly firstPass: number;
  /** Puzzles per second in the passes after it. */
  readonly perSecond: number;
  readonly passes: number;
}

/** Rates a list again and again as `ninefold rate` does, the search for further solutions included where an argument needs it. */
export async function benchRating(
  file: string,
  puzzles: readonly Puzzle[],
  engine: Engine,
  leastSeconds: number,
): Promise<RatingMeasurement> {
  const desk = new Desk();
  const pass = (): number => {
    let unrated = 0;
    for (const puzzle of puzzles) {
      const unique = (): boolean => findSolution(puzzle, engine, {}).solvability === 'one';
      if (ratePuzzle(puzzle, { unique, desk }).end !== 'solved') unrated++;
    }
    return unrated;
  };
  const began = cpuSeconds();
  const unrated = pass();
  const first = cpuSeconds() - began;
  const { seconds, passes } = await measurePasses(pass, cpuSeconds, leastSeconds, false);
  const rate = (times: number, taken: number): number => Math.round((10 * puzzles.length * times) / taken) / 10;
  return { file, puzzles: puzzles.length, unrated, firstPass: rate(1, first), perSecond: rate(passes, seconds), passes };
}
