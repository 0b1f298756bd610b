import type { MessagePort } from 'node:worker_threads';
import type { Result } from '#core';

/** A benchmark for its thread; what it tells comes on the port. */
export interface BenchTask {
  readonly id: string;
  readonly subjects: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** What was started, for benchmarks of several processes: a thread has a name of its own there. */
  readonly program: string;
  readonly port: MessagePort;
}

export type BenchMessage =
  | { readonly type: 'told'; readonly told: Result<object> }
  | { readonly type: 'begin'; readonly verb: string; readonly unit: string }
  | { readonly type: 'update'; readonly done: number }
  | { readonly type: 'stop' }
  | { readonly type: 'end' };

/** What the thread's module can do. */
export interface BenchModule {
  measure(task: BenchTask): Promise<void>;
}
