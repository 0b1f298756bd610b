import { basename } from 'node:path';
import { type Engine, ok, type Puzzle, round } from '#core';
import { loadEngine } from '#engines';
import { ratePuzzle } from '#logic';
import { compileYardstick, cpuSeconds, measurePasses } from '#measuring/machine';
import { findSolution } from '#operations';
import { Desk } from '#techniques';
import { common, defineBenchmark, setting } from './benchmark.ts';
import { readLines, readList } from './lists.ts';

/** How fast puzzles are rated, in CPU time, so that compilation and collection on other threads count too. */
interface RatingSpeed {
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

/** Ten times the speed of Sudoku Explainer, as a part of the plain solver's on puzzles of 17 clues. */
const TEN_TIMES_EXPLAINER = 0.0093;

export const rating = defineBenchmark({
  id: 'rating',
  summary: 'Rate puzzles, beside a plain solver in C',
  subjects: '<lists...>',
  settings: {
    engine: common.engine,
    seconds: common.seconds,
    seed: common.seed,
    against: setting.text('the 9x9 list that the plain solver in C is measured on (as a rule 17 clues)', undefined),
  },
  examples: [['puzzles.txt --against 17_clue.txt', 'ratings per second, and the ratio to the plain solver on the other list']],
  async *measure(paths, { engine: id, seconds, seed, against }) {
    const engine = await loadEngine(id);
    if (!engine.ok) {
      yield engine;
      return;
    }
    for (const path of paths) {
      const puzzles = readList(path);
      const lines = readLines(against ?? path, seed);
      if (!puzzles.ok) {
        yield puzzles;
        continue;
      }
      if (against !== undefined && !lines.ok) {
        yield lines;
        return;
      }
      const speed = await rateList(basename(path), puzzles.value, engine.value, seconds);
      const yardstick = lines.ok ? compileYardstick() : undefined;
      const peer = yardstick && lines.ok ? { file: basename(against ?? path), ...yardstick.measure(lines.value, seconds) } : null;
      yardstick?.remove();
      const ratios =
        peer && speed.unrated === 0 ? { first: speed.firstPass / peer.perSecond, warm: speed.perSecond / peer.perSecond } : null;
      yield ok({ ...speed, yardstick: peer, ratios });
    }
  },
  line({ file, puzzles, unrated, perSecond, passes, firstPass, yardstick, ratios }) {
    const ours = `${file}: ${puzzles} puzzles, ${unrated} not rated; ${perSecond} a second of CPU time (${passes} passes), ${firstPass} in the first pass`;
    if (!yardstick || !ratios) return ours;
    return `${ours}\nyardstick on ${yardstick.file}: ${yardstick.perSecond.toLocaleString('en')} a second; ratio ${ratios.warm.toFixed(4)}, first pass ${ratios.first.toFixed(4)} (ten times Sudoku Explainer is ${TEN_TIMES_EXPLAINER} of its rate on 17 clues)`;
  },
});

/** Rates a list again and again as `ninefold rate` does, the search for further solutions included where an argument needs it. */
async function rateList(file: string, puzzles: readonly Puzzle[], engine: Engine, leastSeconds: number): Promise<RatingSpeed> {
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
  const { seconds, passes } = await measurePasses(pass, cpuSeconds, leastSeconds, { warmUp: false });
  const rate = (times: number, taken: number): number => round((puzzles.length * times) / taken, 1);
  return { file, puzzles: puzzles.length, unrated, firstPass: rate(1, first), perSecond: rate(passes, seconds), passes };
}
