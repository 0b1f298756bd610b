import { Queue, QueueEvents, Job as QueueJob } from 'bullmq';
import { Redis } from 'ioredis';
import { type Complaint, complain } from '#core';
import { MOST_OUT, partsOut } from '#pools';
import { type Executor, type PartResult, type PartWork, partResult } from './executor.ts';

/** The queue of parts; its name and prefix are what links a service with its workers. */
export const QUEUE = 'parts';
export const PREFIX = 'ninefold';
/** Where jobs stand that were cancelled; workers look there now and then. */
export const CANCELLED = `${PREFIX}:cancelled:`;

/** Why a part ends whose job was cancelled. */
export const CALLED_BACK = 'called back';

/** Milliseconds between two looks at parts whose answer was not heard of: events are lost when Redis or this process is. */
const LOOK_MS = 2000;
/** Milliseconds without an answer after which Redis counts as away, though its connection stands. */
const SILENT_MS = 1000;
/** Milliseconds that Redis is given for a farewell when the service stops. */
const CLOSE_MS = 1000;
const CANCELLED_SECONDS = 86_400;
/** Events that Redis keeps. Each holds the answer of a part, which may be a megabyte; those that are lost are looked for. */
const MOST_EVENTS = 200;
/** Parts that are looked at in one go. */
const LOOK_AT_ONCE = 500;

/** A connection that waits for Redis however long it takes, as queues need it; each of its users gets one of its own. */
export function connect(url: string): Redis {
  const connection = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (times) => Math.min(100 * times, 2000) });
  // Every failure is tried again; without a listener each would be printed.
  connection.on('error', () => undefined);
  return connection;
}

/** The id of a part in the queue: two services that have the same job share its parts. */
function partId({ job, key }: Pick<PartWork, 'job' | 'key'>): string {
  return `${job}-${key}`;
}

const NO_REDIS = { en: 'Redis does not answer', de: 'Redis antwortet nicht', fr: 'Redis ne répond pas' };

/** What a text holds as JSON; the text itself where it is none. */
function unwritten(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

interface Waiting {
  readonly work: PartWork;
  readonly since: number;
  readonly resolve: (result: PartResult) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Gives parts to workers on any number of machines through a queue in Redis. What is true stays in the store of the service:
 * the queue only holds parts that are out. So Redis may lose its last second, or everything; parts that are missing are put
 * in again, and an answer that comes twice is the same answer.
 */
export class RedisExecutor implements Executor {
  readonly #connection: Redis;
  readonly #eventConnection: Redis;
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  readonly #waiting = new Map<string, Waiting>();
  readonly #looking: NodeJS.Timeout;
  /** Parts that are about to be put in, all in one go. */
  #outgoing: PartWork[] = [];
  /** Jobs that are known not to be marked as cancelled. */
  readonly #wanted = new Set<string>();
  #workerThreads = 0;
  #isLooking = false;
  /** Whether Redis keeps its connection and says nothing, as one that is frozen does. */
  #isSilent = false;

  constructor(url: string, onRoom: () => void) {
    this.#connection = connect(url);
    this.#eventConnection = connect(url);
    this.#queue = new Queue(QUEUE, { connection: this.#connection, prefix: PREFIX, streams: { events: { maxLen: MOST_EVENTS } } });
    this.#events = new QueueEvents(QUEUE, { connection: this.#eventConnection, prefix: PREFIX });
    this.#queue.on('error', () => undefined);
    this.#events.on('error', () => undefined);
    this.#events.on('completed', ({ jobId, returnvalue }) => this.#settle(jobId, returnvalue as unknown));
    this.#events.on('failed', ({ jobId, failedReason }) => this.#fail(jobId, failedReason));
    this.#looking = setInterval(() => {
      void this.#listen();
      void this.#look().then(onRoom, () => undefined);
    }, LOOK_MS).unref();
    void this.#countWorkers().then(onRoom, () => undefined);
  }

  slots(): number {
    return partsOut(this.#workerThreads);
  }

  trouble(): Complaint | undefined {
    return this.#connection.status === 'ready' && !this.#isSilent ? undefined : complain(NO_REDIS);
  }

  run(work: PartWork, signal: AbortSignal): Promise<PartResult> {
    const id = partId(work);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { work, since: performance.now(), resolve, reject });
      signal.addEventListener('abort', () => {
        this.#waiting.delete(id);
        reject(new Error(CALLED_BACK));
        void this.#callBack(work).catch(() => undefined);
      });
      this.#send(work);
    });
  }

  /** Puts a part in, together with all others of the same moment. */
  #send(work: PartWork): void {
    if (this.#outgoing.push(work) > 1) return;
    setImmediate(() => {
      const works = this.#outgoing;
      this.#outgoing = [];
      // Where Redis is away this waits, and the look that follows puts the parts in again.
      void this.#add(works.filter((one) => this.#waiting.has(partId(one)))).catch(() => undefined);
    });
  }

  async #add(works: readonly PartWork[]): Promise<void> {
    // That a part was given up some time ago does not matter when it is wanted now.
    const jobs = [...new Set(works.map(({ job }) => job))].filter((job) => !this.#wanted.has(job));
    if (jobs.length > 0) await this.#connection.del(jobs.map((job) => CANCELLED + job));
    if (this.#wanted.size > MOST_OUT) this.#wanted.clear();
    for (const job of jobs) this.#wanted.add(job);
    await this.#queue.addBulk(
      works.map((work) => ({
        name: work.operation,
        data: work,
        opts: {
          jobId: partId(work),
          // The service that gives parts out decides how often one is tried.
          attempts: 1,
          // Answers stay until the service has taken them. Those whose service is away for long are run again: they may be large.
          removeOnComplete: { age: 86_400, count: 1000 },
          removeOnFail: { age: 86_400, count: 1000 },
        },
      })),
    );
  }

  #settle(id: string, value: unknown): void {
    const waiting = this.#waiting.get(id);
    if (!waiting || !value) return;
    this.#waiting.delete(id);
    // The answer is taken; the queue need not keep it.
    void this.#queue.remove(id).catch(() => undefined);
    const result = partResult.read(unwritten(value), 'the answer');
    if (result.ok) waiting.resolve(result.value);
    else waiting.reject(new Error(`a worker answered what cannot be: ${result.error}`));
  }

  #fail(id: string, reason: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const removed = this.#queue.remove(id).catch(() => undefined);
    if (reason === CALLED_BACK) {
      void removed.then(() => this.#add([waiting.work])).catch(() => undefined);
      return;
    }
    this.#waiting.delete(id);
    waiting.reject(new Error(reason));
  }

  /** Finds out whether Redis answers. */
  async #listen(): Promise<void> {
    const late = setTimeout(() => {
      this.#isSilent = true;
    }, SILENT_MS).unref();
    await this.#connection.ping().catch(() => undefined);
    clearTimeout(late);
    this.#isSilent = false;
  }

  /** Looks for answers that no event told of, and puts in again what the queue does not know. */
  async #look(): Promise<void> {
    if (this.#isLooking || this.#connection.status !== 'ready') return;
    this.#isLooking = true;
    try {
      await this.#countWorkers();
      const old = performance.now() - LOOK_MS;
      const silent = [...this.#waiting].filter(([, { since }]) => since < old).map(([id]) => id);
      for (let at = 0; at < silent.length; at += LOOK_AT_ONCE) await this.#lookAt(silent.slice(at, at + LOOK_AT_ONCE));
    } finally {
      this.#isLooking = false;
    }
  }

  async #lookAt(ids: readonly string[]): Promise<void> {
    const asked = this.#connection.pipeline();
    for (const id of ids) asked.hmget(this.#queue.toKey(id), 'timestamp', 'finishedOn', 'failedReason');
    const answers = (await asked.exec()) ?? [];
    for (const [i, [error, fields]] of answers.entries()) {
      const id = ids[i]!;
      const waiting = this.#waiting.get(id);
      if (error || !waiting) continue;
      const [added, finished, failure] = fields as (string | null)[];
      if (added === null) await this.#add([waiting.work]);
      else if (finished !== null && failure) this.#fail(id, failure);
      else if (finished !== null) this.#settle(id, (await QueueJob.fromId(this.#queue, id))?.returnvalue);
    }
  }

  /** Threads of all workers: each says how many it has in the name of its connection. */
  async #countWorkers(): Promise<void> {
    const workers = await this.#queue.getWorkers();
    this.#workerThreads = workers.reduce(
      (sum, worker) => sum + (Number(/-threads-(\d+)/.exec(worker['rawname'] ?? worker['name'] ?? '')?.[1]) || 1),
      0,
    );
  }

  /** Tells workers that a job is cancelled, and takes its parts out of the queue. */
  async #callBack({ job, key }: PartWork): Promise<void> {
    this.#wanted.delete(job);
    await this.#connection.set(`${CANCELLED}${job}`, '1', 'EX', CANCELLED_SECONDS);
    await this.#queue.remove(partId({ job, key }));
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    for (const { reject } of this.#waiting.values()) reject(new Error(CALLED_BACK));
    this.#waiting.clear();
    // Where Redis is away these wait for it; nothing that matters is in it, so nothing else need wait.
    const closing = Promise.allSettled([this.#events.close(), this.#queue.close()]);
    await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())]);
    this.#connection.disconnect();
    this.#eventConnection.disconnect();
  }
}
