import type { Instruments, Row } from '#measuring/tools';
import type { Experiment } from './experiment.ts';

/** One measurement that is to be made. */
export interface Task {
  readonly experiment: string;
  readonly parameters: Row;
}

/** Makes one measurement here: the whole row. */
export async function makeMeasurement(
  { experiment, parameters }: Task,
  experiments: readonly Experiment[],
  instruments: Instruments,
): Promise<Row> {
  const found = experiments.find(({ id }) => id === experiment);
  if (!found) throw new Error(`no experiment ${experiment}`);
  return found.measure(parameters, instruments);
}
