import { Budget, makePuzzle } from '#core';
import { loadEngine } from '#engines';
import { kindOf } from '#kinds';
import { cpuSeconds } from '#measuring/machine';

/** How fast annealing proposes swaps. */
export interface SwapRate {
  readonly solver: 'annealing';
  readonly kind: string;
  readonly swaps: number;
  readonly swapsPerSecond: number;
}

/** Measures swaps per second of CPU time on an empty grid, over runs with different seeds, after one that warms up. */
export async function benchAnnealing(spec: string, seconds: number): Promise<SwapRate> {
  const engine = await loadEngine('annealing');
  if (!engine.ok) throw new Error(engine.error);
  const kind = kindOf(spec);
  const empty = makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
  const run = (seed: number): number => {
    // The cost of a swap does not depend on the schedule; a slow one makes long runs.
    const { counters } = engine.value.solve(empty, {
      limit: 1,
      budget: new Budget({ timeMs: 1000 * seconds }),
      options: { ...DEFAULTS, seed },
    });
    return counters.swaps ?? 0;
  };
  run(0);
  const began = cpuSeconds();
  let swaps = 0;
  for (let seed = 1; cpuSeconds() - began < seconds; seed++) swaps += run(seed);
  return { solver: 'annealing', kind: kind.spec, swaps, swapsPerSecond: Math.round(swaps / (cpuSeconds() - began)) };
}

const DEFAULTS = { cooling: '99', cost: 'missing', reheats: 3, 'chain-length': 0, patience: 20, 'swaps-at-once': 1 };
