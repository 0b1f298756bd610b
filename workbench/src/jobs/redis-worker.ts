import { UnrecoverableError, Worker } from 'bullmq';
import { partWork, type ThreadsOptions } from './executor.ts';
import { CALLED_BACK, CANCELLED, connect, PREFIX, QUEUE } from './redis.ts';
import { Threads } from './threads.ts';

export interface RedisWorkerOptions extends ThreadsOptions {
  readonly redis: string;
  /** Seconds after which a part whose worker has gone silent is given to another. */
  readonly lockSeconds: number;
  /** Told of each part that was run. */
  readonly onPart: (part: { readonly job: string; readonly key: string; readonly ms: number }) => void;
  readonly onTrouble: (message: string) => void;
}

/** Seconds between two looks of an idle worker. */
const IDLE_SECONDS = 0.5;
/** Milliseconds between two looks whether the jobs whose parts are run here were cancelled. */
const LOOK_MS = 500;

/**
 * Takes parts from the queue and runs them on threads of this process. The thread that talks to Redis never searches, or the
 * locks on its parts would run out while it does.
 */
export class RedisWorker {
  readonly #threads: Threads;
  readonly #worker: Worker;
  readonly #connections: readonly ReturnType<typeof connect>[];
  readonly #running = new Map<AbortController, string>();
  readonly #looking: NodeJS.Timeout;

  constructor(options: RedisWorkerOptions) {
    this.#threads = new Threads(options);
    const [connection, watch] = [connect(options.redis), connect(options.redis)];
    this.#connections = [connection, watch];
    this.#worker = new Worker(QUEUE, async (job) => this.#run(job.data, options), {
      connection,
      prefix: PREFIX,
      name: `-threads-${options.threads}`,
      concurrency: options.threads,
      lockDuration: 1000 * options.lockSeconds,
      stalledInterval: 1000 * options.lockSeconds,
      // How long an idle worker waits to be woken before it looks by itself: a call that is lost costs no more than this.
      drainDelay: IDLE_SECONDS,
      // A part outlives this many lost workers; one that kills every worker fails at last.
      maxStalledCount: 5,
    });
    this.#worker.on('error', (error) => options.onTrouble(error.message));
    this.#worker.on('failed', (_, error) => options.onTrouble(error.message));
    this.#looking = setInterval(() => {
      void this.#look(watch).catch(() => undefined);
    }, LOOK_MS);
  }

  /** Runs a part; what cannot be one is refused. The queue never tries again by itself: its entries may say anything. */
  async #run(data: unknown, { onPart }: RedisWorkerOptions): Promise<unknown> {
    const read = partWork.read(data, 'the part');
    if (!read.ok) throw new UnrecoverableError(read.error);
    const work = read.value;
    const controller = new AbortController();
    this.#running.set(controller, work.job);
    try {
      const result = await this.#threads.run(work, controller.signal);
      // Nobody will come for this answer.
      if (controller.signal.aborted) throw new Error(CALLED_BACK);
      onPart({ job: work.job, key: work.key, ms: result.ms });
      return result;
    } catch (error) {
      throw new UnrecoverableError(controller.signal.aborted ? CALLED_BACK : error instanceof Error ? error.message : String(error));
    } finally {
      this.#running.delete(controller);
    }
  }

  async #look(connection: ReturnType<typeof connect>): Promise<void> {
    for (const [controller, job] of [...this.#running]) if ((await connection.exists(`${CANCELLED}${job}`)) === 1) controller.abort();
  }

  /** Finishes the parts that are running and takes no more. */
  async close(): Promise<void> {
    await this.#worker.close();
    clearInterval(this.#looking);
    for (const connection of this.#connections) connection.disconnect();
    await this.#threads.close();
  }
}
