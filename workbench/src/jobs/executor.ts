import type { Complaint } from '#core';
import { anything, list, number, type OutOf, object, record, text } from '#schema';
import type { PartOutcome } from './operation.ts';

/** One part with all that is needed to run it anywhere. What comes from elsewhere is read by this; its operation reads request and data. */
export const partWork = object({
  job: text(1, 100),
  key: text(1, 2000),
  operation: text(1, 40),
  request: record(anything()),
  data: record(anything()),
});
export type PartWork = OutOf<typeof partWork>;

/** The outcome of a part and the milliseconds of one thread that it took. */
export interface PartResult {
  readonly outcome: PartOutcome;
  readonly ms: number;
}

const json = record(anything());
/** Such a result as it comes from elsewhere. */
export const partResult = object({
  outcome: object({
    partial: json,
    items: list(anything()),
    likenesses: list(text()).optional(),
    nodes: number(0),
    rest: list(json).optional(),
    share: number(0).optional(),
    restShares: list(number()).optional(),
  }),
  ms: number(0),
});

/** Runs parts somewhere: on threads of this process, or on other machines. */
export interface Executor {
  /** How many parts may be out at once. */
  slots(): number;
  /** Runs a part; an executor may run it twice, never not at all. Rejects where it failed for good or was aborted. */
  run(work: PartWork, signal: AbortSignal): Promise<PartResult>;
  /** Why no part can be run now, in words; undefined where all is well. */
  trouble(): Complaint | undefined;
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
