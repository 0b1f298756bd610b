import { createHash, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { ItemPage } from '#client';
import { type Complaint, complaintOf, fail, ok, type Result } from '#core';
import type { Executor } from './executor.ts';
import { cutLines, type FilePart, fileRequest } from './file.ts';
import { type Job, type JobQuery, type JobSpec, jobId } from './job.ts';
import type { Json } from './operation.ts';
import { Scheduler } from './scheduler.ts';
import { StorageError } from './storage.ts';
import { JobStore } from './store.ts';

export interface JobServiceOptions {
  /** The folder of the database; in memory where undefined. */
  readonly data?: string | undefined;
  readonly executor: Executor;
  /** The most megabytes of the database. */
  readonly storeMb?: number | undefined;
  /** The first parts of a job of a client, worked out where no request waits for it. */
  readonly begin: (task: { operation: string; request: Json }, owner: string) => Promise<Result<readonly Json[]>>;
  /** Jobs of one client that may run at once. */
  readonly jobsPerClient?: number;
  /** Seconds of one thread that a job may take in all. */
  readonly jobSeconds: number;
  /** Days that ended jobs are kept. */
  readonly keepDays: number;
  readonly now?: () => number;
  readonly onTrouble?: (message: string, details: Json) => void;
}

/** What came of asking for a job: a job, or too many of this client are running. */
export type Created = { readonly job: Job; readonly isNew: boolean } | { readonly running: number };

/** Something that a follower of a job is told. */
export type JobNews =
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
  /** Jobs that clients are about to begin: they count as running. */
  readonly #beginning = new Map<string, number>();

  constructor(options: JobServiceOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.store = new JobStore(options.data, options.storeMb);
    this.#scheduler = new Scheduler({
      store: this.store,
      executor: options.executor,
      jobSeconds: options.jobSeconds,
      now: this.#now,
      onChange: (id) => this.#changes.emit(id),
      onTrouble: options.onTrouble ?? (() => undefined),
    });
    this.#tidy(() => {
      this.store.dropUnfinished();
      this.expire();
    });
    this.#expiry = setInterval(() => this.#tidy(() => this.expire()), EXPIRY_MS).unref();
    for (const job of this.store.list({ states: ['running'], limit: Number.MAX_SAFE_INTEGER }))
      this.#tidy(() => this.#scheduler.start(job));
  }

  /** Does what can wait until there is room. */
  #tidy(write: () => void): void {
    try {
      this.#scheduler.writing(write);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    }
  }

  /** Jobs and parts that are being worked on. */
  get activity(): { readonly jobs: number; readonly parts: number } {
    return { jobs: this.#scheduler.jobs, parts: this.#scheduler.partsOut };
  }

  /** Why nothing can be worked on now, in words; undefined where all is well. */
  trouble(): Complaint | undefined {
    const { pausedBy } = this.#scheduler;
    return pausedBy ? complaintOf(pausedBy) : this.#options.executor.trouble();
  }

  /** Stores a job and begins to work on it; a sentence where the request makes no sense. The same work is one job, which is found before anything is counted. */
  async create(spec: JobSpec, owner: string): Promise<Result<Created>> {
    const id = jobId(spec);
    const known = this.store.get(id);
    if (known) return ok({ job: known, isNew: false });
    return this.#inSlot(owner, async () => {
      const parts = await this.#options.begin({ operation: spec.operation, request: spec.request }, owner);
      if (!parts.ok) return parts;
      if (parts.value.length === 0) return fail(NOTHING);
      const isNew = this.#scheduler.writing(() => this.store.create(id, spec, owner, parts.value, this.#now()));
      return ok({ job: this.#begun(id), isNew });
    });
  }

  /** Takes one of the slots of a client while a job is made; what is being made counts, so that any number of requests at once get no more than there are. */
  async #inSlot(owner: string, create: () => Promise<Result<Created>>): Promise<Result<Created>> {
    const { jobsPerClient = Number.POSITIVE_INFINITY } = this.#options;
    const beginning = this.#beginning.get(owner) ?? 0;
    const running = this.store.running(owner) + beginning;
    if (running >= jobsPerClient) return ok({ running });
    this.#beginning.set(owner, beginning + 1);
    try {
      return await create();
    } finally {
      const left = this.#beginning.get(owner)! - 1;
      if (left > 0) this.#beginning.set(owner, left);
      else this.#beginning.delete(owner);
    }
  }

  /** Stores a job over a file whose lines arrive as a stream, in a memory that does not depend on their number. */
  async createFromLines(fields: Json, lines: AsyncIterable<Uint8Array>, owner: string, label?: string): Promise<Result<Created>> {
    const request = fileRequest(fields);
    if (!request.ok) return request;
    const spec: JobSpec = { operation: 'file', request: request.value, ...(label === undefined ? {} : { label }) };
    const created = await this.#inSlot(owner, () => this.#receive(spec, lines, owner));
    if (!created.ok || !('running' in created.value)) return created;
    // Without a slot nothing is stored, but the file may be one that is known.
    const id = await contentId(spec, cutLines(lines, readingOf(spec)));
    const known = this.store.get(id);
    return known ? ok({ job: known, isNew: false }) : created;
  }

  async #receive(spec: JobSpec, lines: AsyncIterable<Uint8Array>, owner: string): Promise<Result<Created>> {
    const key = `receiving-${randomUUID()}`;
    let count = 0;
    const store = (part: FilePart): void => this.#scheduler.writing(() => this.store.append(key, [part], count++));
    this.#scheduler.writing(() => this.store.receive(key, this.#now()));
    try {
      const id = await contentId(spec, cutLines(lines, readingOf(spec)), store);
      if (count === 0) return fail(NO_PUZZLE);
      const isNew = this.#scheduler.writing(() => this.store.adopt(key, id, spec, owner));
      return ok({ job: this.#begun(id), isNew });
    } finally {
      this.#tidy(() => this.store.remove(key));
    }
  }

  /** Sees to it that a stored job is worked on. */
  #begun(id: string): Job {
    const job = this.store.get(id)!;
    this.#tidy(() => this.#scheduler.start(job));
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
    this.#scheduler.writing(() => this.store.finish(id, 'cancelled', result ? { result } : {}, this.#now()));
    this.#scheduler.stop(id);
    this.#changes.emit(id);
    this.#scheduler.fill();
  }

  /** Forgets a job; one that runs is cancelled first. */
  remove(id: string): boolean {
    this.cancel(id);
    return this.#scheduler.writing(() => this.store.remove(id));
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
  async *follow(id: string, after: number, signal: AbortSignal): AsyncGenerator<JobNews> {
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

/** How the puzzles of a file are read. */
function readingOf({ request }: JobSpec): FilePart['reading'] {
  const { kind, from, ignoreDrawings } = request as FilePart['reading'];
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { from }),
    ...(ignoreDrawings ? { ignoreDrawings } : {}),
  };
}

/** The id of a job over a file, from its parts as they come. */
async function contentId(spec: JobSpec, parts: AsyncIterable<FilePart>, onPart?: (part: FilePart) => void): Promise<string> {
  const content = createHash('sha256');
  for await (const part of parts) {
    content.update(JSON.stringify(part.puzzles));
    onPart?.(part);
  }
  return jobId(spec, content.digest('hex'));
}

const NOTHING = { en: 'there is nothing to do', de: 'es gibt nichts zu tun', fr: 'il n’y a rien à faire' };
const NO_PUZZLE = { en: 'the file holds no puzzle', de: 'die Datei enthält kein Rätsel', fr: 'le fichier ne contient aucune grille' };
