export { ProcessPool } from './processes.ts';
export { workerSettings } from './tasks.ts';
export { ThreadPool } from './threads.ts';
export { tryFirst } from './try-first.ts';
