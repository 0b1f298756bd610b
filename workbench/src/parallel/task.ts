import type { MessagePort } from 'node:worker_threads';
import type { BudgetLimits, OptionValue, SolveOutcome, TraceEvent } from '#core';
import type { Attempts, AttemptsResult, Made, Order } from '#generator';
import type { PuzzleData } from './puzzle-data.ts';

/** One search that a worker thread is asked for. */
export interface SolveTask {
  readonly puzzle: PuzzleData;
  readonly engine: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly limit: number;
  readonly budget: Pick<BudgetLimits, 'nodes' | 'timeMs' | 'stored'>;
  /** When the time of the budget is over, as `Date.now` tells it: waiting for a thread counts too. */
  readonly deadline?: number;
  readonly keep: number;
  /** Where progress and, if `stream` is set, solutions go while the search runs. */
  readonly port: MessagePort;
  readonly stream: boolean;
  /** How many batches of solutions the receiver has taken; see `Credit`. */
  readonly taken: SharedArrayBuffer;
  /** Events of its trace that are told at the most; no trace where undefined. */
  readonly mostTraced?: number;
  /** Where this search is one of two: what they tell each other, and which of them it is. */
  readonly together?: Together;
}

export interface Together {
  readonly board: SharedArrayBuffer;
  readonly pieces: SharedArrayBuffer;
  readonly is: 'first' | 'second';
  /** One number that becomes 1 when the other has the answer. */
  readonly over: SharedArrayBuffer;
}

/** What a running search tells; `end` is its last message. */
export type SolveMessage =
  | { readonly type: 'progress'; readonly nodes: number; readonly count: number }
  | { readonly type: 'solutions'; readonly grids: readonly Uint8Array[] }
  | ({ readonly type: 'traced' } & Traced)
  | { readonly type: 'end' };

/** What an engine did, event by event, and how many events more there were than are wanted. */
export interface Traced {
  readonly events: readonly TraceEvent[];
  readonly more: number;
}

/** What the thread of one start is told. */
export interface StartTask extends Pick<SolveTask, 'puzzle' | 'engine' | 'options' | 'limit' | 'budget'> {
  /** One 64-bit number: the fewest steps after which any start had an answer. */
  readonly fewest: SharedArrayBuffer;
}

/** What it answers. */
export interface StartAnswer {
  readonly steps: number;
  readonly outcome: SolveOutcome;
  readonly solution?: Uint8Array;
}

/** Attempts that a worker thread is asked for. */
export interface MakeTask {
  readonly order: Order;
  readonly attempts: Attempts;
  /** One number that becomes 1 when the answer is no longer wanted; the thread goes on living. */
  readonly cancelled: SharedArrayBuffer;
}

/** What it answers; puzzles come as data. */
export interface MakeAnswer extends Omit<AttemptsResult, 'made'> {
  readonly made: readonly (Omit<Made, 'puzzle'> & { readonly puzzle: PuzzleData })[];
}

/** Milliseconds between two messages of progress. */
export const PROGRESS_MS = 200;
/** Solutions in one batch, and batches that may wait to be taken: together they bound the memory of a stream. */
export const BATCH = 1000;
export const MOST_WAITING = 4;
