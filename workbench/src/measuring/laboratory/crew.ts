import { type Experiment, makeMeasurement } from '#measuring/experiments';
import { processInstruments } from '#measuring/machine';
import type { Instruments } from '#measuring/tools';
import { ProcessPool } from '#pools';
import type { Crew } from './run.ts';

/** Makes measurements in processes of their own. */
export function processCrew(slots: number): Crew {
  const module = new URL('./experiment-worker.js', import.meta.url);
  const pool = new ProcessPool<typeof import('./experiment-worker.ts')>({ module, processes: slots });
  return { slots, make: (task) => pool.run('measure', task), close: async () => pool.close() };
}

/** Makes measurements here, one at a time, with the instruments of this process unless there are others. */
export function localCrew(experiments: readonly Experiment[], instruments: Instruments = processInstruments()): Crew {
  return { slots: 1, make: (task) => makeMeasurement(task, experiments, instruments), close: async () => undefined };
}
