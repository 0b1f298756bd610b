import type { BudgetEnd, Result } from '#core';
import type { Answered, AnyOperation, Limits } from '#operations';
import { Crowded, FairQueue, ThreadPool, tryFirst } from '#pools';
import { ApiError, apiError } from './errors.ts';
import { withinWall } from './in-time.ts';
import { NICE, type ServerOptions } from './options.ts';
import { type ReadingMark, watchReading } from './reading.ts';
import type { ReadText } from './request-worker.ts';

/** Milliseconds that a request may take in the quick lane before it goes to the slow one. */
const QUICK_MS = 100;
/** Threads of the quick lane that one client may have at once. Each lane has one more than that, so that there is one for a stranger. */
const QUICK_SHARE = 1;
/** What one client, and all of them, may have in the quick lane, running and waiting. */
const QUICK_PER_CLIENT = 64;
const QUICK_MOST = 512;
/** Milliseconds beyond its own limit after which work that does not end is ended with its thread. A thread may have to start first. */
const QUICK_GRACE_MS = 3000;
const SLOW_GRACE_MS = 10_000;
/** Characters of a request that are read in a moment; longer ones go to the slow lane at once. */
const QUICK_TEXT = 20_000;

type Worker = typeof import('./request-worker.ts');

/** Threads with a queue before them in which clients take turns. */
class Lane {
  readonly #threads: ThreadPool<Worker>;
  readonly #queue: FairQueue;
  readonly #graceMs: number;

  constructor(threads: ThreadPool<Worker>, queue: FairQueue, graceMs: number) {
    this.#threads = threads;
    this.#queue = queue;
    this.#graceMs = graceMs;
  }

  get underWay(): number {
    return this.#queue.underWay;
  }

  /** Answers when a thread is free; the time counts from then on. */
  run(request: LaneRequest, limits: Limits): Promise<Result<Answered>> {
    const { operation, fields, client, signal } = request;
    return this.#queue
      .run(client, signal, () =>
        withinWall({ timeMs: limits.timeMs, graceMs: this.#graceMs }, signal, (both) =>
          watchReading(both, (mark: ReadingMark, wall) =>
            this.#threads.run('answer', { operation: operation.id, request: fields, limits, mark }, { signal: wall }),
          ),
        ),
      )
      .catch(toldCrowded);
  }

  /** What is known of a kind. */
  describeKind(spec: string, { places, timeMs }: Limits, client: string, signal: AbortSignal): Promise<Result<object>> {
    return this.#queue
      .run(client, signal, () =>
        withinWall({ timeMs, graceMs: this.#graceMs }, signal, (both) =>
          this.#threads.run('describeKind', { spec, places }, { signal: both }),
        ),
      )
      .catch(toldCrowded);
  }

  photograph(bytes: Uint8Array, timeMs: number, client: string, signal: AbortSignal): Promise<Result<ReadText>> {
    return this.#queue
      .run(client, signal, () =>
        withinWall({ timeMs, graceMs: this.#graceMs }, signal, (both) => this.#threads.run('photograph', { bytes }, { signal: both })),
      )
      .catch(toldCrowded);
  }

  warm(): Promise<void> {
    return this.#threads.run('warm', {});
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

/** What a lane is asked, by whom; `signal` is aborted when it is no longer waited for. */
interface LaneRequest {
  readonly operation: AnyOperation;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly client: string;
  readonly signal: AbortSignal;
}

/**
 * Two lanes for requests, each with threads and a queue of its own. Everything goes through the quick lane first, where it may take a
 * moment only; what needs longer, or is long to read, begins again in the slow lane. Clients take turns in both, and none of them may have
 * all threads, so whatever one client sends, the others do not wait.
 */
export class Lanes {
  readonly #quick: Lane;
  readonly #slow: Lane;
  readonly #limits: Limits;

  constructor({ memoryMb, threads, requestsPerClient, requestsWaiting, limits }: ServerOptions) {
    const module = new URL('./request-worker.js', import.meta.url);
    const lane = (share: number, nice: number, graceMs: number, room: { perClient: number; most: number }): Lane => {
      const places = share + 1;
      const pool = new ThreadPool<Worker>({ module, memoryMb, threads: places, settings: { nice } });
      return new Lane(pool, new FairQueue({ places, share, ...room }), graceMs);
    };
    this.#limits = limits;
    this.#quick = lane(QUICK_SHARE, 0, QUICK_GRACE_MS, { perClient: QUICK_PER_CLIENT, most: QUICK_MOST });
    this.#slow = lane(threads, NICE.slow, SLOW_GRACE_MS, { perClient: requestsPerClient, most: requestsWaiting });
  }

  /** Long requests that are running or waiting. */
  get slowRequests(): number {
    return this.#slow.underWay;
  }

  /** Short requests that are running or waiting. */
  get quickRequests(): number {
    return this.#quick.underWay;
  }

  /** Answers a request. */
  async answer(request: LaneRequest): Promise<Result<Answered>> {
    const { fields } = request;
    const inSlowLane = (): Promise<Result<Answered>> => this.#slow.run(request, this.#limits);
    if (String(fields['puzzle'] ?? '').length > QUICK_TEXT) return inSlowLane();
    const asked = typeof fields['timeMs'] === 'number' ? fields['timeMs'] : this.#limits.timeMs;
    const answer = await tryFirst<Promise<Result<Answered> | ApiError>>({
      asked: { timeMs: Math.min(asked, this.#limits.timeMs) },
      quick: { timeMs: QUICK_MS },
      here: ({ timeMs }) => this.#quick.run(request, { ...this.#limits, timeMs: timeMs! }).catch(tooLate),
      endOf,
      handOver: inSlowLane,
    });
    if (answer instanceof ApiError) throw answer;
    return answer;
  }

  /** One kind in full; building its geometry may take a while. */
  describeKind(spec: string, client: string, signal: AbortSignal): Promise<Result<object>> {
    return this.#quick.describeKind(spec, this.#limits, client, signal);
  }

  /** Reads the puzzle in a picture file, which takes longer than a moment. */
  photograph(bytes: Uint8Array, client: string, signal: AbortSignal): Promise<Result<ReadText>> {
    return this.#slow.photograph(bytes, this.#limits.timeMs, client, signal);
  }

  /** Starts what the first request will need. */
  warm(): Promise<void> {
    return this.#quick.warm();
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close()]);
  }
}

/** No room is a matter of the client where it has taken its share, else of the service. */
export function toldCrowded(error: unknown): never {
  if (!(error instanceof Crowded)) throw error;
  if (error.whose === 'client') throw apiError('too_many_at_once', YOURS, { requests: error.count });
  throw apiError('busy', ALL);
}

const YOURS = {
  en: '{requests} requests of yours are under way; wait for one, or make a job of it',
  de: '{requests} Anfragen dieses Clients sind unterwegs; bitte eine abwarten oder einen Auftrag daraus machen',
  fr: '{requests} requêtes de ce client sont en cours\u00a0; attendez-en une, ou faites-en une tâche',
};
const ALL = {
  en: 'too many requests are under way; try again in a moment',
  de: 'zu viele Anfragen sind unterwegs; bitte gleich noch einmal versuchen',
  fr: 'trop de requêtes sont en cours\u00a0; réessayez dans un instant',
};

/** The thread was ended because the time was over: as if the search had been. */
function tooLate(error: unknown): ApiError {
  if (error instanceof ApiError && error.code === 'out_of_time') return error;
  throw error;
}

function endOf(answer: Result<Answered> | ApiError): BudgetEnd | undefined {
  if (answer instanceof ApiError) return 'time';
  return answer.ok ? answer.value.ended : undefined;
}
