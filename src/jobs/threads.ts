import { Piscina } from 'piscina';
import type { Result } from '#core';
import type { Answer, RequestLimits } from '#requests';
import type { Executor, PartResult, PartWork } from './executor.ts';
import type { Json } from './operation.ts';

export interface ThreadsOptions {
  readonly threads: number;
  /** Places of a puzzle at most, in jobs. */
  readonly places: number;
  /** Megabytes of memory that one thread may use; one that needs more is ended, and its work fails. */
  readonly memoryMb: number;
  /** How far the threads stand back behind the one that takes requests: 0 not at all, 19 as far as can be. */
  readonly nice: number;
}

/** Worker threads of the service. Work whose signal is aborted is ended at once, with its thread. */
export class Threads implements Executor {
  readonly #piscina: Piscina;
  readonly #threads: number;

  constructor({ threads, places, memoryMb, nice }: ThreadsOptions) {
    this.#threads = threads;
    this.#piscina = new Piscina({
      filename: new URL('./job-thread.js', import.meta.url).href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      workerData: { places, nice },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
  }

  slots(): number {
    return this.#threads;
  }

  /** Requests that wait for a thread. */
  get waiting(): number {
    return this.#piscina.queueSize;
  }

  trouble(): string | undefined {
    return undefined;
  }

  answer(task: { operation: string; request: Json; limits: RequestLimits }, signal: AbortSignal): Promise<Result<Answer>> {
    return this.#piscina.run(task, { name: 'answer', signal }) as Promise<Result<Answer>>;
  }

  begin(task: { operation: string; request: Json }, signal: AbortSignal): Promise<Result<readonly Json[]>> {
    return this.#piscina.run(task, { name: 'begin', signal }) as Promise<Result<readonly Json[]>>;
  }

  run(work: PartWork, signal: AbortSignal): Promise<PartResult> {
    return this.#piscina.run(work, { name: 'runPart', signal }) as Promise<PartResult>;
  }

  /** Starts a thread, so that the first request need not wait for it. */
  async warm(): Promise<void> {
    await this.#piscina.run({}, { name: 'warm' });
  }

  async close(): Promise<void> {
    await this.#piscina.destroy();
  }
}
