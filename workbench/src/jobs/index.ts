export type { Executor, PartResult, PartWork, ThreadsOptions } from './executor.ts';
export { JOB_STATES, type Job, type JobSpec, type JobState, jobId } from './job.ts';
export type { JobEnd, JobOperation, Json, PartOutcome } from './operation.ts';
export { redisExecutor, redisWorker } from './redis-lazy.ts';
export { jobOperation, jobOperations, shareOf } from './registry.ts';
export { type Created, type JobNews, JobService, type JobServiceOptions } from './service.ts';
export { StorageError } from './storage.ts';
export { JobStore } from './store.ts';
export { Threads } from './threads.ts';
