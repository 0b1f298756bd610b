export { ProcessPool } from './processes.ts';
export { workerSettings } from './tasks.ts';
export { type TaskOptions, ThreadPool } from './threads.ts';
