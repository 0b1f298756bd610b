import { setPriority } from 'node:os';
import { isMainThread, workerData } from 'node:worker_threads';

// What a worker can be asked for is what its module exports: functions of plain data that answer with plain data. A pool is typed by
// the module, `ThreadPool<typeof import('./worker.ts')>`, so there is nothing to declare twice.

/** The names of the tasks of a module. */
export type TaskName<Module> = {
  [Name in keyof Module]: Module[Name] extends (input: never) => unknown ? Name : never;
}[keyof Module] &
  string;

export type TaskInput<Module, Name extends keyof Module> = Module[Name] extends (input: infer Input) => unknown ? Input : never;

export type TaskAnswer<Module, Name extends keyof Module> = Module[Name] extends (input: never) => infer Answer ? Awaited<Answer> : never;

/** What a worker is told when it starts, as its pool was given it: for the modules of workers. */
export function workerSettings<Settings extends object>(): Settings {
  if (isMainThread) return JSON.parse(process.argv[3] ?? '{}') as Settings;
  return workerData as Settings;
}

/** Lets a worker give way to others: 0 not at all, 19 as far as can be. Only on Linux a thread can do this alone. */
export function stepBack(nice: number): void {
  if (isMainThread || process.platform === 'linux') setPriority(nice);
}
