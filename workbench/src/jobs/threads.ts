import { Piscina } from 'piscina';
import type { Result } from '#core';
import type { Answered, Limits } from '#operations';
import type { Executor, PartResult, PartWork, ThreadsOptions } from './executor.ts';
import type { Json } from './operation.ts';
import { Processes } from './processes.ts';
import { jobOperation } from './registry.ts';

/** Milliseconds that a part which is called back may go on: most end by themselves, and a new thread has to compile everything again. */
const GRACE_MS = 1000;

/** Worker threads of the service. Requests whose signal is aborted are ended at once, with their thread; parts a little later. */
export class Threads implements Executor {
  readonly #piscina: Piscina;
  readonly #processes: Processes;
  readonly #threads: number;

  constructor(options: ThreadsOptions) {
    const { threads, places, memoryMb, nice } = options;
    this.#threads = threads;
    this.#processes = new Processes(options);
    this.#piscina = new Piscina({
      filename: new URL('./job-thread.js', import.meta.url).href,
      // Threads are started when they are needed: each has to load everything, and most services have little to do.
      minThreads: 0,
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

  answer(task: { operation: string; request: Json; limits: Limits }, signal: AbortSignal): Promise<Result<Answered>> {
    return this.#piscina.run(task, { name: 'answer', signal }) as Promise<Result<Answered>>;
  }

  begin(task: { operation: string; request: Json }, signal: AbortSignal): Promise<Result<readonly Json[]>> {
    return this.#piscina.run(task, { name: 'begin', signal }) as Promise<Result<readonly Json[]>>;
  }

  run(work: PartWork, signal: AbortSignal): Promise<PartResult> {
    if (jobOperation(work.operation).isApart) return this.#processes.run(work, signal);
    return this.#piscina.run(work, { name: 'runPart', signal: later(signal, GRACE_MS) }) as Promise<PartResult>;
  }

  /** Starts a thread, so that the first request need not wait for it. */
  async warm(): Promise<void> {
    await this.#piscina.run({}, { name: 'warm' });
  }

  async close(): Promise<void> {
    this.#processes.close();
    await this.#piscina.destroy();
  }
}

/** A signal that follows another one after a while. */
function later(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  const follow = (): void => {
    setTimeout(() => controller.abort(), ms).unref();
  };
  if (signal.aborted) controller.abort();
  else signal.addEventListener('abort', follow, { once: true });
  return controller.signal;
}
