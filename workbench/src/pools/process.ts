import type { ProcessAnswer, ProcessQuestion } from './processes.ts';

// A process of a `ProcessPool`: loads the module that it is named and runs its tasks one after the other.

const tasks = import(process.argv[2]!) as Promise<Readonly<Record<string, (input: unknown) => unknown>>>;

process.on('message', async ({ name, input }: ProcessQuestion) => {
  // Where the other side has ended meanwhile there is no one to answer, and that is no fault.
  const send = (answer: ProcessAnswer): unknown => process.send?.(answer, undefined, undefined, () => undefined);
  try {
    const task = (await tasks)[name];
    if (!task) throw new Error(`no task ${name}`);
    send({ answer: await task(input) });
  } catch (error) {
    send({ error: error instanceof Error ? error.message : String(error) });
  }
});
// The other side has ended, in whatever way: no answer is waited for.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of a terminal; the process that asked decides what it means.
process.on('SIGINT', () => undefined);
