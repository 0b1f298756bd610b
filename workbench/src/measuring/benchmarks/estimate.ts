import { Budget, fail, ok, type Puzzle } from '#core';
import { estimateSolutions, loadProbers } from '#engines';
import { defineBenchmark, setting } from './benchmark.ts';
import { engineOf, readList } from './lists.ts';

/** How often the interval of an estimate held the number of solutions of a puzzle, over seeds. */
interface EstimateRow {
  readonly puzzle: string;
  /** As a logarithm to base 10, which holds any number. */
  readonly solutions: number;
  /** Whether the number was counted here, or is known from elsewhere and stands in the title. */
  readonly counted: boolean;
  readonly seeds: number;
  readonly held: number;
  /** Walks of an estimate and the width of its interval (as a logarithm to base 10), on average. */
  readonly walks: number;
  readonly width: number;
}

export const estimate = defineBenchmark({
  id: 'estimate',
  summary: 'How often the 95 % interval of an estimate holds the number of solutions',
  subjects: '<lists...>',
  settings: {
    seeds: setting.whole('estimates of each puzzle', 100),
    first: setting.whole('the first seed', 1, 0),
    steps: setting.whole('steps of an estimate; few, so that few walks have to do', 4000),
    populations: setting.whole('estimate by N populations, however many steps they take; 0: by walks', 0, 0),
    size: setting.whole('positions of a population; few, so that much is left to chance', 32),
  },
  examples: [
    ['bench/lists/estimate.txt --seeds 100', 'puzzles whose number of solutions is known'],
    ['bench/lists/empty.txt --seeds 40 --populations 8', 'empty grids by populations, as an empty cube is estimated'],
  ],
  notes: 'A puzzle with "N solutions" in its title is believed; any other is counted out by fast first.',
  async *measure(paths, { seeds, first, steps, populations, size }, begin) {
    const settings = populations > 0 ? { budget: {}, populations: { count: populations, size } } : { budget: { nodes: steps } };
    const [fast, makeProber] = [await engineOf('fast'), await loadProbers()];
    const countOut = (puzzle: Puzzle): number | undefined => {
      const { status, count } = fast.solve(puzzle, { limit: 1e8, budget: new Budget({ timeMs: 120_000 }) });
      return status === 'complete' ? Math.log10(Number(count)) : undefined;
    };
    for (const path of paths) {
      const list = readList(path);
      if (!list.ok) yield list;
      for (const [index, puzzle] of list.ok ? list.value.entries() : []) {
        const known = knownCount(puzzle);
        const solutions = known ?? countOut(puzzle);
        const name = puzzle.info.title ?? `${path} ${index + 1}`;
        if (solutions === undefined) {
          yield fail('{name}: its solutions were not counted within two minutes', { name });
          continue;
        }
        const progress = begin('estimating', 'seeds');
        const prober = makeProber(puzzle.geometry);
        let [held, walks, width] = [0, 0, 0];
        for (let seed = first; seed < first + seeds; seed++) {
          const { low, high, walks: made } = estimateSolutions(puzzle, prober, { ...settings, seed });
          if (low <= solutions && solutions <= high) held++;
          walks += made / seeds;
          width += Math.min(high - low, 99) / seeds;
          progress.update(seed - first);
        }
        progress.stop();
        yield ok<EstimateRow>({ puzzle: name, solutions, counted: known === undefined, seeds, held, walks, width });
      }
    }
  },
  line: ({ puzzle, solutions, seeds, held, walks, width }) =>
    `${puzzle}: 10^${solutions.toFixed(2)} solutions, held ${held} of ${seeds}; ${Math.round(walks)} walks, width ${width.toFixed(2)}`,
  fails: (rows) => rows.some(({ held, seeds }) => held < 0.9 * seeds),
});

/** "812,851,200 solutions" in a title, as a logarithm to base 10. */
function knownCount({ info }: Puzzle): number | undefined {
  const digits = /([\d,]+) solutions/.exec(info.title ?? '')?.[1]?.replaceAll(',', '');
  return digits === undefined ? undefined : Math.log10(Number(digits));
}
