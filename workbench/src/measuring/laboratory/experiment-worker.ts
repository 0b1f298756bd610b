import { experiments, makeMeasurement, type Task } from '#measuring/experiments';
import { processInstruments } from '#measuring/machine';
import type { Row } from '#measuring/tools';

// Runs in a process and not in a thread, because CPU time and memory can only be told apart by process, and because a measurement
// that runs out of memory then takes nothing else with it.

const instruments = processInstruments();

/** Makes one measurement. */
export function measure(task: Task): Promise<Row> {
  return makeMeasurement(task, experiments, instruments);
}
