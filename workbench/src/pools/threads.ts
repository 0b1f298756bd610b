import type { Transferable } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { TaskAnswer, TaskInput, TaskName } from './tasks.ts';

interface ThreadPoolOptions {
  /** The module that runs in each thread. */
  readonly module: URL;
  readonly threads: number;
  /** What each thread is told when it starts. */
  readonly settings?: object;
  /** Megabytes of memory that one thread may use: one that needs more is ended, its task fails, and another takes its place. */
  readonly memoryMb?: number;
}

interface TaskOptions {
  /** Ends the task, and its thread with it. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that it may go on after that: most tasks end by themselves, and a new thread has to compile everything again. */
  readonly graceMs?: number;
  /** What is handed over instead of being copied. */
  readonly transfer?: Transferable[];
}

/** Milliseconds after which a thread that has nothing to do is ended. */
const IDLE_MS = 60_000;

/** Worker threads, started when they are needed. `Module` is what they run: its exported functions are the tasks. */
export class ThreadPool<Module> {
  readonly threads: number;
  readonly #options: ThreadPoolOptions;
  /** Loaded with the first task, because most commands start no thread and all of them would wait for it. */
  #started: Promise<Piscina> | undefined;
  #piscina: Piscina | undefined;
  /** Tasks that came before it was there. */
  #early = 0;

  constructor(options: ThreadPoolOptions) {
    this.threads = options.threads;
    this.#options = options;
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#piscina?.queueSize ?? Math.max(0, this.#early - this.threads);
  }

  /** Runs a task. Rejects where it fails, is ended, or loses its thread. */
  async run<Name extends TaskName<Module>>(
    name: Name,
    input: TaskInput<Module, Name>,
    { signal, graceMs = 0, transfer }: TaskOptions = {},
  ): Promise<TaskAnswer<Module, Name>> {
    this.#early++;
    this.#started ??= this.#start();
    const piscina = this.#piscina ?? (await this.#started);
    return piscina.run(input, {
      name,
      ...(signal ? { signal: graceMs > 0 ? later(signal, graceMs) : signal } : {}),
      ...(transfer ? { transferList: transfer } : {}),
    }) as Promise<TaskAnswer<Module, Name>>;
  }

  async #start(): Promise<Piscina> {
    const loaded = await import('piscina');
    const { module, threads, settings, memoryMb } = this.#options;
    this.#piscina = new loaded.Piscina({
      filename: module.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      workerData: settings ?? {},
      ...(memoryMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
    });
    // A task that is aborted in the moment in which its thread answers is reported here as an unexpected message. What
    // fails in a task is told to the code that waits for it, so there is nothing else to hear.
    this.#piscina.on('error', () => undefined);
    return this.#piscina;
  }

  /** Ends every task and every thread. */
  async close(): Promise<void> {
    await (await this.#started)?.destroy();
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
