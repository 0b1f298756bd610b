import { createHash, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { fail, ok, type Result } from '#core';
import type { Executor } from './executor.ts';
import { cutLines, fileRequest } from './file.ts';
import { type Job, type JobQuery, type JobSpec, jobId } from './job.ts';
import type { Json } from './operation.ts';
import { Scheduler } from './scheduler.ts';
import { type ItemPage, JobStore } from './store.ts';

export interface JobServiceOptions {
  /** The folder of the database; in memory where undefined. */
  readonly data?: string | undefined;
  readonly executor: Executor;
  /** The first parts of a job, worked out where it does not keep anybody waiting. */
  readonly begin: (task: { operation: string; request: Json }) => Promise<Result<readonly Json[]>>;
  /** Seconds of one thread that a job may take in all. */
  readonly jobSeconds: number;
  /** Days that ended jobs are kept. */
  readonly keepDays: number;
  readonly now?: () => number;
  readonly onTrouble?: (message: string, details: Json) => void;
}

/** Something that a follower of a job is told. */
export type JobEvent =
  | { readonly type: 'progress'; readonly job: Job }
  | { readonly type: 'items'; readonly seq: number; readonly items: readonly unknown[] }
  | { readonly type: 'end'; readonly job: Job };

const DAY_MS = 86_400_000;
const EXPIRY_MS = 600_000;
/** Parts that are read at once for a follower. */
const READ_AHEAD = 8;
/** The least milliseconds between two events of progress for one follower. */
const PROGRESS_MS = 200;

/** Stored jobs and those who work on them: create, follow, read, cancel, forget. */
export class JobService {
  readonly store: JobStore;
  readonly #options: JobServiceOptions;
  readonly #scheduler: Scheduler;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #now: () => number;
  readonly #expiry: NodeJS.Timeout;

  constructor(options: JobServiceOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.store = new JobStore(options.data);
    this.#scheduler = new Scheduler({
      store: this.store,
      executor: options.executor,
      jobSeconds: options.jobSeconds,
      now: this.#now,
      onChange: (id) => this.#changes.emit(id),
      onTrouble: options.onTrouble ?? (() => undefined),
    });
    this.expire();
    this.#expiry = setInterval(() => this.expire(), EXPIRY_MS).unref();
    for (const job of this.store.list({ states: ['running'], limit: Number.MAX_SAFE_INTEGER })) this.#scheduler.start(job);
  }

  /** Jobs and parts that are being worked on. */
  get activity(): { readonly jobs: number; readonly parts: number } {
    return { jobs: this.#scheduler.jobs, parts: this.#scheduler.partsOut };
  }

  /** Why nothing can be worked on now, in words; undefined where all is well. */
  trouble(): string | undefined {
    return this.#options.executor.trouble();
  }

  /** Stores a job and begins to work on it; a sentence where the request makes no sense. The same work is one job. */
  async create(spec: JobSpec, owner: string): Promise<Result<{ readonly job: Job; readonly isNew: boolean }>> {
    const id = jobId(spec);
    const known = this.store.get(id);
    if (known) return ok({ job: known, isNew: false });
    const parts = await this.#options.begin({ operation: spec.operation, request: spec.request });
    if (!parts.ok) return parts;
    if (parts.value.length === 0) return fail('there is nothing to do');
    const isNew = this.store.create(id, spec, owner, parts.value, this.#now());
    return ok({ job: this.#begun(id), isNew });
  }

  /** Stores a job over a file whose lines arrive as a stream, in a memory that does not depend on their number. */
  async createFromLines(
    fields: Json,
    lines: AsyncIterable<Uint8Array>,
    owner: string,
    label?: string,
  ): Promise<Result<{ readonly job: Job; readonly isNew: boolean }>> {
    const request = fileRequest(fields);
    if (!request.ok) return request;
    const spec: JobSpec = { operation: 'file', request: request.value, ...(label === undefined ? {} : { label }) };
    const key = `receiving-${randomUUID()}`;
    const content = createHash('sha256');
    const reading = { kind: request.value['kind'] as string | undefined, from: request.value['from'] as string | undefined };
    let count = 0;
    this.store.receive(key, this.#now());
    try {
      for await (const part of cutLines(lines, reading)) {
        content.update(JSON.stringify(part.puzzles));
        this.store.append(key, [part], count++);
      }
      if (count === 0) return fail('the file holds no puzzle');
      const id = jobId(spec, content.digest('hex'));
      const isNew = this.store.adopt(key, id, spec, owner);
      return ok({ job: this.#begun(id), isNew });
    } finally {
      this.store.remove(key);
    }
  }

  /** Sees to it that a stored job is worked on. */
  #begun(id: string): Job {
    const job = this.store.get(id)!;
    this.#scheduler.start(job);
    return this.store.get(id)!;
  }

  /** A job; while it runs, with what is known so far. */
  get(id: string): Job | undefined {
    const job = this.store.get(id);
    const result = job?.state === 'running' ? this.#scheduler.soFar(id) : undefined;
    return job && result ? { ...job, result } : job;
  }

  list(query: JobQuery): Job[] {
    return this.store.list(query);
  }

  page(job: Job, cursor: string, limit: number): ItemPage {
    return this.store.page(job.id, cursor, limit, job.state === 'running');
  }

  /** Ends a job before its time; what was found stays. */
  cancel(id: string): void {
    const result = this.#scheduler.soFar(id);
    this.#scheduler.stop(id);
    this.store.finish(id, 'cancelled', result ? { result } : {}, this.#now());
    this.#changes.emit(id);
    this.#scheduler.fill();
  }

  /** Forgets a job; one that runs is cancelled first. */
  remove(id: string): boolean {
    this.cancel(id);
    return this.store.remove(id);
  }

  /** Forgets jobs that ended long ago. */
  expire(): number {
    return this.store.expire(this.#now() - this.#options.keepDays * DAY_MS);
  }

  /** Gives parts out again, after the executor has got room or come back. */
  wake(): void {
    this.#scheduler.fill();
  }

  /** Tells what happens in a job until it ends: items after the part with number `seq`, and how far it is. */
  async *follow(id: string, after: number, signal: AbortSignal): AsyncGenerator<JobEvent> {
    let seq = after;
    let told = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      // Listening begins before looking, so that nothing falls between the two.
      const changed = once(this.#changes, id, { signal: AbortSignal.any([signal, AbortSignal.timeout(PROGRESS_MS * 5)]) }).catch(
        () => undefined,
      );
      const job = this.get(id);
      if (!job) return;
      for (let parts = this.store.doneAfter(id, seq, READ_AHEAD); parts.length > 0; parts = this.store.doneAfter(id, seq, READ_AHEAD)) {
        for (const part of parts) {
          seq = part.seq;
          if (part.items.length > 0) yield { type: 'items', seq, items: part.items };
        }
      }
      if (job.state !== 'running') {
        yield { type: 'end', job };
        return;
      }
      if (performance.now() - told >= PROGRESS_MS) {
        told = performance.now();
        yield { type: 'progress', job };
      }
      await changed;
    }
  }

  /** Stops working; what was reached is stored. */
  close(): void {
    clearInterval(this.#expiry);
    this.#scheduler.close();
    this.store.close();
  }
}
