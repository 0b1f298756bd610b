import type { Executor } from './executor.ts';
import type { Job } from './job.ts';
import type { JobEnd, Json } from './operation.ts';
import { jobOperation } from './registry.ts';
import { StorageError } from './storage.ts';
import type { JobStore } from './store.ts';

export interface SchedulerOptions {
  readonly store: JobStore;
  readonly executor: Executor;
  /** Seconds of one thread that a job may take in all. */
  readonly jobSeconds: number;
  readonly now: () => number;
  /** Told when something of a job has changed. */
  readonly onChange: (id: string) => void;
  /** Told of what goes wrong, for the log. */
  readonly onTrouble: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

/** A job that is being worked on. */
interface Active {
  readonly id: string;
  readonly operation: ReturnType<typeof jobOperation>;
  readonly request: Job['request'];
  /** What of the request goes with every part. */
  readonly forParts: Job['request'];
  total: unknown;
  /** Parts that it was given, counted from what the others had when it came: who has had fewest is next. */
  turns: number;
  /** Parts that are out, and those that failed and wait for another try. */
  readonly out: Map<string, AbortController>;
  readonly resting: Set<string>;
  readonly tries: Map<string, number>;
}

/** How often a part is tried before its job has failed, and the milliseconds before the second try; they double each time. */
const MOST_TRIES = 4;
const FIRST_REST_MS = 250;

/** Parts are given out when no more than this share of the room is taken. */
const REFILL = 0.75;

/** Milliseconds between two tries whether the store can be written again. */
const ROOM_MS = 1000;

/**
 * Gives out the open parts of all running jobs. Jobs take turns, so that a big one does not keep a small one waiting; within
 * a job parts go out in their order, which keeps the number of open ones small where parts are cut again and again.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #active = new Map<string, Active>();
  #out = 0;
  #isClosed = false;
  /** Why nothing can be stored now, and the next try whether it can. */
  #paused: { readonly error: StorageError; readonly timer: NodeJS.Timeout } | undefined;

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  /** Jobs that are being worked on. */
  get jobs(): number {
    return this.#active.size;
  }

  /** Parts that are out. */
  get partsOut(): number {
    return this.#out;
  }

  /** Why the store cannot be written, while that is so. */
  get pausedBy(): StorageError | undefined {
    return this.#paused?.error;
  }

  /**
   * Does something that writes to the store. Where the disk does not take it, work pauses until it does: what is out comes back and is run
   * again, nothing counts as failed, and the log has one line.
   */
  writing<T>(write: () => T): T {
    try {
      const written = write();
      // Something could be written, perhaps because room was made: the next request is told so, and not after the next look.
      if (this.#paused) this.#goOn();
      return written;
    } catch (error) {
      if (error instanceof StorageError) this.#pause(error);
      throw error;
    }
  }

  #pause(error: StorageError): void {
    if (this.#paused || this.#isClosed) return;
    const timer = setInterval(() => this.#goOn(), ROOM_MS);
    this.#paused = { error, timer: timer.unref() };
    this.#options.onTrouble('the store cannot be written; work pauses', { error: String((error.cause as Error).message) });
  }

  /** Goes on where the store can be written again; jobs that are over by now are ended. */
  #goOn(): void {
    try {
      this.#options.store.requireRoom();
      clearInterval(this.#paused?.timer);
      this.#paused = undefined;
      this.#options.onTrouble('the store can be written again; work goes on', {});
      for (const job of [...this.#active.values()]) this.writing(() => this.#endIfOver(job));
      this.fill();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  }

  /** Takes a stored job up, from whatever it had reached. */
  start(job: Job): void {
    if (this.#active.has(job.id) || job.state !== 'running' || this.#isClosed) return;
    const operation = jobOperation(job.operation);
    let total = operation.nothing;
    for (const partial of this.#options.store.partials(job.id)) total = operation.add(total, partial);
    const fewest = [...this.#active.values()].map(({ turns }) => turns);
    const active: Active = {
      id: job.id,
      operation,
      request: job.request,
      forParts: operation.forParts?.(job.request) ?? job.request,
      total,
      turns: fewest.length === 0 ? 0 : Math.min(...fewest) - 1,
      out: new Map(),
      resting: new Set(),
      tries: new Map(),
    };
    this.#active.set(job.id, active);
    if (!this.writing(() => this.#endIfOver(active))) this.fill();
  }

  /** What is known of a job that is being worked on, in the words of its result. */
  soFar(id: string): Json | undefined {
    const active = this.#active.get(id);
    return active && this.#resultOf(active, 'budget');
  }

  /** Stops working on a job; what is out is called back. */
  stop(id: string): void {
    const active = this.#active.get(id);
    this.#active.delete(id);
    for (const controller of active?.out.values() ?? []) controller.abort();
  }

  /** Gives out parts while there is room. */
  fill(): void {
    const { executor, store } = this.#options;
    let free = executor.slots() - this.#out;
    const jobs = [...this.#active.values()];
    if (this.#isClosed || this.#paused || free <= 0 || jobs.length === 0) return;
    // Who has fewest parts out comes first; among equals the one that has had the fewest turns, so that a small job need not wait for all big ones.
    const order = jobs.sort((a, b) => a.out.size - b.out.size || a.turns - b.turns);
    const ready = new Map(order.map((job) => [job, this.#readyKeys(job, free)]));
    for (let isBusy = true; isBusy && free > 0; ) {
      isBusy = false;
      for (const job of order) {
        const key = free > 0 ? ready.get(job)!.shift() : undefined;
        if (key === undefined) continue;
        const data = store.part(job.id, key);
        if (!data) continue;
        isBusy = true;
        job.turns++;
        free--;
        void this.#run(job, key, data);
      }
    }
  }

  #readyKeys(job: Active, most: number): string[] {
    const busy = job.out.size + job.resting.size;
    return this.#options.store.openKeys(job.id, busy + most).filter((key) => !job.out.has(key) && !job.resting.has(key));
  }

  async #run(job: Active, key: string, data: Job['request']): Promise<void> {
    const { executor, store } = this.#options;
    const controller = new AbortController();
    job.out.set(key, controller);
    this.#out++;
    try {
      const work = { job: job.id, key, operation: job.operation.id, request: job.forParts, data };
      const { outcome, ms } = await executor.run(work, controller.signal);
      if (!this.#isCurrent(job)) return;
      this.writing(() => {
        if (store.complete(job.id, key, outcome, ms)) job.total = job.operation.add(job.total, outcome.partial);
        job.tries.delete(key);
        this.#endIfOver(job);
      });
      this.#options.onChange(job.id);
    } catch (error) {
      if (this.#isCurrent(job) && !(error instanceof StorageError)) this.#retry(job, key, error);
    } finally {
      job.out.delete(key);
      this.#out--;
      // Looking for open parts costs about as much for one as for many, so it waits until there is room for some.
      if (this.#out <= REFILL * executor.slots()) this.fill();
    }
  }

  #resultOf({ id, operation, total, request }: Active, end: JobEnd): Json {
    return operation.finish(total, request, end, this.#options.store.get(id)?.items ?? 0);
  }

  #isCurrent(job: Active): boolean {
    return !this.#isClosed && this.#active.get(job.id) === job;
  }

  #retry(job: Active, key: string, error: unknown): void {
    const { onTrouble } = this.#options;
    const tries = (job.tries.get(key) ?? 0) + 1;
    const message = error instanceof Error ? error.message : String(error);
    onTrouble('a part of a job failed', { job: job.id, part: key, tries, error: message });
    job.tries.set(key, tries);
    if (tries >= MOST_TRIES) {
      this.#fail(job, `a part failed ${tries} times: ${message.slice(0, 200)}`);
      return;
    }
    job.resting.add(key);
    setTimeout(
      () => {
        job.resting.delete(key);
        this.fill();
      },
      FIRST_REST_MS * 2 ** (tries - 1),
    ).unref();
  }

  #fail(job: Active, error: string): void {
    const { store, now, onChange } = this.#options;
    try {
      this.writing(() => store.finish(job.id, 'failed', { result: this.#resultOf(job, 'budget'), error }, now()));
    } catch (reason) {
      // The part is open still, so it fails once more when there is room.
      if (reason instanceof StorageError) return;
      throw reason;
    }
    this.stop(job.id);
    onChange(job.id);
  }

  /** Ends a job that is over: nothing is open, nothing more is needed, or its time is used up. */
  #endIfOver(job: Active): boolean {
    const { store, now, jobSeconds } = this.#options;
    const { operation, request } = job;
    const stored = store.get(job.id);
    if (!stored) return false;
    const mostItems = operation.mostItems?.(request);
    const isEnough =
      operation.isEnough?.(job.total, request) === true ||
      (mostItems !== undefined && stored.items >= mostItems && store.itemsWithoutGap(job.id) >= mostItems);
    const end: JobEnd | undefined =
      stored.partsOpen === 0 ? 'complete' : isEnough ? 'enough' : stored.spentMs > 1000 * jobSeconds ? 'budget' : undefined;
    if (end === undefined) return false;
    const result = this.#resultOf(job, end);
    store.finish(job.id, 'done', { result, ...(mostItems === undefined ? {} : { mostItems }) }, now());
    this.stop(job.id);
    this.#options.onChange(job.id);
    return true;
  }

  /** Gives nothing out any more and calls back what is out. The store keeps what was reached. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#paused?.timer);
    for (const id of [...this.#active.keys()]) this.stop(id);
  }
}
