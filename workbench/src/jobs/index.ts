export type { Executor } from './executor.ts';
export { JOB_STATES, type Job, jobId } from './job.ts';
export type { Json } from './operation.ts';
export { redisExecutor, redisWorker } from './redis-lazy.ts';
export { jobOperation, jobOperations, shareOf } from './registry.ts';
export { type Created, type JobNews, JobService } from './service.ts';
export { StorageError } from './storage.ts';
export { Threads } from './threads.ts';
