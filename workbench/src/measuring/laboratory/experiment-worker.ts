import { experiments, makeMeasurement, type Task } from '#measuring/experiments';
import { processInstruments } from '#measuring/machine';

// A process that makes measurements one after the other for `ProcessCrew`. A process and not a thread, because CPU time and
// memory can only be told apart by process, and because a measurement that runs out of memory then takes nothing else with it.

const instruments = processInstruments();

process.on('message', (task: Task) => {
  // Where the other side has ended meanwhile there is nobody to answer, and that is no fault.
  const answer = (message: object): unknown => process.send?.(message, undefined, undefined, () => undefined);
  makeMeasurement(task, experiments, instruments).then(
    (row) => answer({ row }),
    (error: Error) => answer({ error: error.message }),
  );
});
// The other side has ended, in whatever way: nobody waits for an answer.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal; the one that wrote the question decides what it means.
process.on('SIGINT', () => undefined);
