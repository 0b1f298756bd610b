import type { BudgetEnd, Result } from '#core';
import type { Answered, AnyOperation } from '#operations';
import { ThreadPool, tryFirst } from '#pools';
import { ApiError } from './errors.ts';
import { inTime } from './in-time.ts';
import type { ServerOptions } from './options.ts';
import type { ReadText } from './request-worker.ts';

/** Milliseconds that a request may take in the quick lane before it goes to the slow one. */
const QUICK_MS = 250;

type Lane = ThreadPool<typeof import('./request-worker.ts')>;

/**
 * Two lanes for requests, each with threads of its own. Everything goes through the quick lane first, where it may take a
 * moment only; what needs longer begins again in the slow lane. So however many long searches wait there, a short one
 * waits for a few moments of the quick lane at most. In the slow lane one client has a few places, and so has everybody.
 */
export class Lanes {
  readonly #quick: Lane;
  readonly #slow: Lane;
  readonly #options: ServerOptions;
  readonly #byClient = new Map<string, number>();

  constructor(options: ServerOptions) {
    this.#options = options;
    const { memoryMb, threads } = options;
    const module = new URL('./request-worker.js', import.meta.url);
    this.#quick = new ThreadPool({ module, memoryMb, threads: 1, settings: { nice: 0 } });
    this.#slow = new ThreadPool({ module, memoryMb, threads, settings: { nice: 10 } });
  }

  /** Long requests that are running or waiting. */
  get slowRequests(): number {
    return [...this.#byClient.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Answers a request; `signal` is aborted when its client goes away. */
  async answer(
    operation: AnyOperation,
    request: Readonly<Record<string, unknown>>,
    client: string,
    signal: AbortSignal,
  ): Promise<Result<Answered>> {
    const { limits } = this.#options;
    const run = (lane: Lane, timeMs: number): Promise<Result<Answered>> =>
      inTime({ timeMs, before: 1 + Math.ceil(lane.waiting / lane.threads) }, signal, (both) =>
        lane.run('answer', { operation: operation.id, request, limits: { ...limits, timeMs } }, { signal: both }),
      );
    const asked = typeof request['timeMs'] === 'number' ? request['timeMs'] : limits.timeMs;
    const answer = await tryFirst<Promise<Result<Answered> | ApiError>>({
      asked: { timeMs: Math.min(asked, limits.timeMs) },
      quick: { timeMs: QUICK_MS },
      here: ({ timeMs }) => run(this.#quick, timeMs!).catch(tooLate),
      endOf,
      handOver: () => this.#inSlowLane(client, () => run(this.#slow, limits.timeMs)),
    });
    if (answer instanceof ApiError) throw answer;
    return answer;
  }

  /** Reads the puzzle in a picture file, which takes longer than a moment. */
  photograph(bytes: Uint8Array, client: string, signal: AbortSignal): Promise<Result<ReadText>> {
    const { timeMs } = this.#options.limits;
    const before = 1 + Math.ceil(this.#slow.waiting / this.#slow.threads);
    return this.#inSlowLane(client, () =>
      inTime({ timeMs, before }, signal, (both) => this.#slow.run('photograph', { bytes }, { signal: both })),
    );
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

  /** Starts what the first request will need. */
  warm(): Promise<void> {
    return this.#quick.run('warm', {});
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close()]);
  }
}

/** Reading alone took too long, or the thread was ended: the time is what ended it. */
function tooLate(error: unknown): ApiError {
  if (error instanceof ApiError && error.code === 'out_of_time') return error;
  throw error;
}

function endOf(answer: Result<Answered> | ApiError): BudgetEnd | undefined {
  if (answer instanceof ApiError) return 'time';
  return answer.ok ? answer.value.ended : undefined;
}
