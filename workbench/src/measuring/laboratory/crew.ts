import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Experiment, makeMeasurement, type Row, type Task } from '#measuring/experiments';
import { processInstruments } from '#measuring/machine';
import type { Crew } from './run.ts';

type Answer = { readonly row: Row } | { readonly error: string };

/** Makes measurements in processes of their own, started when they are first needed and again when one has died. */
export class ProcessCrew implements Crew {
  readonly slots: number;
  readonly #idle: ChildProcess[] = [];
  readonly #all = new Set<ChildProcess>();

  constructor(slots: number) {
    this.slots = slots;
    // However this process ends, if it can still do anything: a child in the midst of a search does not see that it is alone.
    process.once('exit', this.#killAll);
  }

  readonly #killAll = (): void => {
    for (const child of this.#all) child.kill('SIGKILL');
  };

  make(task: Task): Promise<Row> {
    const child = this.#idle.pop() ?? this.#start();
    return new Promise((resolve, reject) => {
      const answered = (answer: Answer): void => {
        child.off('exit', died);
        this.#idle.push(child);
        if ('row' in answer) resolve(answer.row);
        else reject(new Error(answer.error));
      };
      const died = (code: number | null, signal: string | null): void => {
        child.off('message', answered);
        reject(new Error(`the process that measured ended (${signal ?? `exit code ${code}`})`));
      };
      child.once('message', answered);
      child.once('exit', died);
      child.send(task);
    });
  }

  #start(): ChildProcess {
    // Beside this module in the library and in the bundle.
    const child = fork(fileURLToPath(new URL('./experiment-worker.js', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#all.add(child);
    child.once('exit', () => {
      this.#all.delete(child);
      const at = this.#idle.indexOf(child);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return child;
  }

  async close(): Promise<void> {
    process.off('exit', this.#killAll);
    this.#killAll();
  }
}

/** Makes measurements here, one at a time. */
export function localCrew(experiments: readonly Experiment[]): Crew {
  const instruments = processInstruments();
  return { slots: 1, make: (task) => makeMeasurement(task, experiments, instruments), close: async () => undefined };
}
