import type { Json, PartOutcome } from './operation.ts';

/** One part with all that is needed to run it anywhere. */
export interface PartWork {
  readonly job: string;
  readonly key: string;
  readonly operation: string;
  readonly request: Json;
  readonly data: Json;
}

/** The outcome of a part and the milliseconds of one thread that it took. */
export interface PartResult {
  readonly outcome: PartOutcome;
  readonly ms: number;
}

/** Runs parts somewhere: on threads of this process, or on other machines. */
export interface Executor {
  /** How many parts may be out at once. */
  slots(): number;
  /** Runs a part; an executor may run it twice, never not at all. Rejects where it failed for good or was aborted. */
  run(work: PartWork, signal: AbortSignal): Promise<PartResult>;
  /** Why no part can be run now, in words; undefined where all is well. */
  trouble(): string | undefined;
  close(): Promise<void>;
}

/** What each thread and process is told when it starts. */
export interface WorkerSettings {
  /** Places of a puzzle at most, in jobs. */
  readonly places: number;
  /** How far it stands back behind the thread that takes requests: 0 not at all, 19 as far as can be. */
  readonly nice: number;
}

/** What threads and processes may use. */
export interface ThreadsOptions extends WorkerSettings {
  readonly threads: number;
  /** Megabytes of memory that one thread may use; one that needs more is ended, and its work fails. */
  readonly memoryMb: number;
}
