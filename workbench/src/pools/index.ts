export { Crowded, FairQueue } from './fair-queue.ts';
export { HereFirst } from './here-first.ts';
export { MOST_OUT, partsOut } from './parts-out.ts';
export { ProcessPool } from './processes.ts';
export { stepBack, workerSettings } from './tasks.ts';
export { ThreadPool } from './threads.ts';
export { tryFirst } from './try-first.ts';
