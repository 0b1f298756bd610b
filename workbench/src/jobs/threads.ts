import type { Result } from '#core';
import { ProcessPool, ThreadPool } from '#pools';
import type { Executor, PartResult, PartWork, ThreadsOptions } from './executor.ts';
import type { Json } from './operation.ts';
import { jobOperation } from './registry.ts';

type Worker = typeof import('./job-worker.ts');

/** Milliseconds that a part which is called back may go on. */
const GRACE_MS = 1000;

/** Works on jobs in threads of this process, and in processes of their own where an operation asks for it. */
export class Threads implements Executor {
  readonly #threads: ThreadPool<Worker>;
  readonly #processes: ProcessPool<Worker>;

  constructor({ threads, memoryMb, places, nice }: ThreadsOptions) {
    const options = { module: new URL('./job-worker.js', import.meta.url), memoryMb, settings: { places, nice } };
    this.#threads = new ThreadPool({ ...options, threads });
    this.#processes = new ProcessPool({ ...options, processes: threads });
  }

  slots(): number {
    return this.#threads.threads;
  }

  trouble(): undefined {
    return undefined;
  }

  /** The first parts of a job; ended with its thread when the signal says so. */
  begin(task: { operation: string; request: Json }, signal: AbortSignal): Promise<Result<readonly Json[]>> {
    return this.#threads.run('begin', task, { signal });
  }

  run(work: PartWork, signal: AbortSignal): Promise<PartResult> {
    if (jobOperation(work.operation).isApart) return this.#processes.run('runPart', work, { signal });
    return this.#threads.run('runPart', work, { signal, graceMs: GRACE_MS });
  }

  async close(): Promise<void> {
    this.#processes.close();
    await this.#threads.close();
  }
}
