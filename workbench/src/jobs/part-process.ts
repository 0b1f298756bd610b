import { setPriority } from 'node:os';
import { Workshop } from '#operations';
import type { PartWork } from './executor.ts';
import type { PartAnswer } from './processes.ts';
import { runPart } from './run-part.ts';

// A process that runs parts one after the other for `Processes`.

const [places, nice] = process.argv.slice(2).map(Number);
const tools = { workshop: new Workshop(), places: places ?? 0 };
setPriority(nice ?? 0);

process.on('message', (work: PartWork) => {
  // Where the other side has ended meanwhile there is nobody to answer, and that is no fault.
  const answer = (message: PartAnswer): unknown => process.send?.(message, undefined, undefined, () => undefined);
  runPart(work, tools).then(
    (result) => answer({ result }),
    (error: Error) => answer({ error: error.message }),
  );
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal; the service decides what it means.
process.on('SIGINT', () => undefined);
