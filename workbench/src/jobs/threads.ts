import type { Result } from '#core';
import type { Answered, Limits } from '#operations';
import { ProcessPool, ThreadPool } from '#pools';
import type { Executor, PartResult, PartWork, ThreadsOptions } from './executor.ts';
import type { Json } from './operation.ts';
import { jobOperation } from './registry.ts';

type Worker = typeof import('./job-worker.ts');

/** Milliseconds that a part which is called back may go on. */
const GRACE_MS = 1000;

/** Worker threads of the service. Requests whose signal is aborted are ended at once, with their thread; parts a little later. */
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

  /** Requests that wait for a thread. */
  get waiting(): number {
    return this.#threads.waiting;
  }

  trouble(): string | undefined {
    return undefined;
  }

  answer(task: { operation: string; request: Json; limits: Limits }, signal: AbortSignal): Promise<Result<Answered>> {
    return this.#threads.run('answer', task, { signal });
  }

  begin(task: { operation: string; request: Json }, signal: AbortSignal): Promise<Result<readonly Json[]>> {
    return this.#threads.run('begin', task, { signal });
  }

  run(work: PartWork, signal: AbortSignal): Promise<PartResult> {
    if (jobOperation(work.operation).isApart) return this.#processes.run('runPart', work, { signal });
    return this.#threads.run('runPart', work, { signal, graceMs: GRACE_MS });
  }

  /** Starts a thread, so that the first request need not wait for it. */
  warm(): Promise<void> {
    return this.#threads.run('warm', {});
  }

  async close(): Promise<void> {
    this.#processes.close();
    await this.#threads.close();
  }
}
