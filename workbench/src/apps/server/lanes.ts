import type { Result } from '#core';
import { type Json, Threads } from '#jobs';
import type { Answered, AnyOperation, Limits } from '#operations';
import { ApiError } from './errors.ts';
import type { ServerOptions } from './options.ts';

/** Milliseconds that a request may take in the quick lane before it goes to the slow one. */
const QUICK_MS = 250;
/** Milliseconds beyond its own limit after which an answer that does not come is cut off, with its thread. */
const GRACE_MS = 10_000;

/**
 * Two lanes for requests, each with threads of its own. Everything goes through the quick lane first, where it may take a
 * moment only; what needs longer begins again in the slow lane. So however many long searches wait there, a short one
 * waits for a few moments of the quick lane at most. In the slow lane one client has a few places, and so has everybody.
 */
export class Lanes {
  readonly #quick: Threads;
  readonly #slow: Threads;
  readonly #options: ServerOptions;
  readonly #byClient = new Map<string, number>();

  constructor(options: ServerOptions) {
    this.#options = options;
    const { memoryMb, limits } = options;
    this.#quick = new Threads({ threads: 1, memoryMb, places: limits.places, nice: 0 });
    this.#slow = new Threads({ threads: options.threads, memoryMb, places: limits.places, nice: 10 });
  }

  /** Long requests that are running or waiting. */
  get slowRequests(): number {
    return [...this.#byClient.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Answers a request; `signal` is aborted when its client goes away. */
  async answer(operation: AnyOperation, request: Json, client: string, signal: AbortSignal): Promise<object> {
    const asked = typeof request['timeMs'] === 'number' ? request['timeMs'] : Number.POSITIVE_INFINITY;
    const { limits } = this.#options;
    const quick = { ...limits, timeMs: Math.min(limits.timeMs, QUICK_MS) };
    const first = await this.#run(this.#quick, operation, request, quick, signal).catch((error: unknown) => {
      // Reading alone took too long, or the thread was ended: the slow lane decides.
      if (error instanceof ApiError && error.code === 'out_of_time' && asked > QUICK_MS) return undefined;
      throw error;
    });
    if (first && !(isCutShort(first) && Math.min(asked, limits.timeMs) > QUICK_MS)) return unwrap(first);
    return this.#inSlowLane(client, async () => unwrap(await this.#run(this.#slow, operation, request, limits, signal)));
  }

  /** The first parts of a job. */
  async begin(task: { operation: string; request: Json }): Promise<Result<readonly Json[]>> {
    return this.#guard(this.#slow, this.#options.limits.timeMs, AbortSignal.any([]), (signal) => this.#slow.begin(task, signal));
  }

  async #inSlowLane<T>(client: string, work: () => Promise<T>): Promise<T> {
    const { requestsPerClient, requestsWaiting } = this.#options;
    const mine = this.#byClient.get(client) ?? 0;
    if (mine >= requestsPerClient) {
      throw new ApiError(429, 'too_many_at_once', `${mine} long requests of yours are under way; wait for one, or make a job of it`);
    }
    if (this.slowRequests >= requestsWaiting)
      throw new ApiError(503, 'busy', 'too many long requests are under way; try again in a moment');
    this.#byClient.set(client, mine + 1);
    try {
      return await work();
    } finally {
      const left = this.#byClient.get(client)! - 1;
      if (left > 0) this.#byClient.set(client, left);
      else this.#byClient.delete(client);
    }
  }

  #run(lane: Threads, operation: AnyOperation, request: Json, limits: Limits, signal: AbortSignal): Promise<Result<Answered>> {
    const task = { operation: operation.id, request, limits };
    return this.#guard(lane, limits.timeMs, signal, (both) => lane.answer(task, both));
  }

  /** Ends work that does not keep to its time, counting from when a thread could have begun it. */
  async #guard<T>(lane: Threads, timeMs: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    // Those who run now, those who wait before this one, and this one itself.
    const queued = 2 + Math.ceil(lane.waiting / lane.slots());
    const late = AbortSignal.timeout(timeMs * queued + GRACE_MS);
    try {
      return await work(AbortSignal.any([signal, late]));
    } catch (error) {
      if (signal.aborted) throw new ApiError(499, 'invalid_request', 'the client went away');
      if (late.aborted) throw new ApiError(503, 'out_of_time', `no answer within ${(timeMs / 1000).toFixed(1)} seconds; make a job of it`);
      if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new ApiError(503, 'out_of_memory', 'the answer needs more memory than one request may have');
      throw error;
    }
  }

  /** Starts what the first request will need. */
  warm(): Promise<void> {
    return this.#quick.warm();
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close()]);
  }
}

/** Whether more time might give a better answer. */
function isCutShort(answer: Result<Answered>): boolean {
  return answer.ok && answer.value.ended === 'time';
}

function unwrap(answer: Result<Answered>): object {
  if (answer.ok) return answer.value.json;
  throw new ApiError(422, 'invalid_puzzle', answer.error);
}
