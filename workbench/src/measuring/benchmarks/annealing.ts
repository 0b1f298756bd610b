import { Budget, makePuzzle, ok } from '#core';
import { parseKind } from '#kinds';
import { cpuSeconds } from '#measuring/machine';
import { common, defineBenchmark } from './benchmark.ts';
import { engineOf } from './lists.ts';

const DEFAULTS = { cooling: '99', cost: 'missing', reheats: 3, 'chain-length': 0, patience: 20, 'swaps-at-once': 1 };

export const annealing = defineBenchmark({
  id: 'annealing',
  summary: 'Propose swaps on an empty grid, over runs with different seeds',
  subjects: '[kinds...]',
  settings: { seconds: common.seconds },
  examples: [['faces3:3', 'proposed swaps per second']],
  async *measure(specs, { seconds }) {
    const engine = await engineOf('annealing');
    for (const spec of specs.length > 0 ? specs : ['faces3:3']) {
      const kind = parseKind(spec);
      if (!kind.ok) {
        yield kind;
        continue;
      }
      const empty = makePuzzle(kind.value, new Uint8Array(kind.value.geometry.cellCount));
      // The cost of a swap does not depend on the schedule; a slow one makes long runs.
      const run = (seed: number): number =>
        engine.solve(empty, { limit: 1, budget: new Budget({ timeMs: 1000 * seconds }), options: { ...DEFAULTS, seed } }).counters.swaps ??
        0;
      run(0);
      const began = cpuSeconds();
      let swaps = 0;
      for (let seed = 1; cpuSeconds() - began < seconds; seed++) swaps += run(seed);
      const swapsPerSecond = Math.round(swaps / (cpuSeconds() - began));
      yield ok({ solver: 'annealing', kind: kind.value.spec, swaps, swapsPerSecond });
    }
  },
  line: ({ kind, swapsPerSecond }) =>
    `annealing on an empty ${kind}: ${swapsPerSecond.toLocaleString('en')} proposed swaps per second of CPU time`,
});
