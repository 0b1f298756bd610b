import type { Said } from '#core';
import { readEvents } from './events.ts';
import type {
  AnswerOf,
  ItemPage,
  JobEvent,
  JobOperationView,
  JobRequest,
  JobView,
  OperationId,
  PrintedFile,
  PrintRequest,
  RequestOf,
} from './types.ts';

export type {
  AnswerOf,
  ItemPage,
  JobEvent,
  JobOperationView,
  JobRequest,
  JobView,
  OperationId,
  PrintedFile,
  PrintRequest,
  RequestOf,
} from './types.ts';

export interface ClientOptions {
  /** Where the service is, such as `http://127.0.0.1:8080`; in a page of the service, an empty text. */
  readonly url: string;
  readonly token?: string;
  /** The language of what the service says of problems: en, de or fr. */
  readonly language?: string;
  /** Instead of the `fetch` of this place. */
  readonly fetch?: typeof globalThis.fetch;
}

/** What the service says when it cannot answer: a code for programs and a sentence for people. */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;
  /** The sentence as data, to be spoken in another language; undefined where there is none. */
  readonly said: Said | undefined;
  /** The id of the request, by which it is found in the log of the service. */
  readonly requestId: string | undefined;

  constructor(status: number, code: string, message: string, more: { readonly said?: Said; readonly requestId?: string } = {}) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.said = more.said;
    this.requestId = more.requestId;
  }
}

interface Aborting {
  /** Aborting it ends the work at the service too. */
  readonly signal?: AbortSignal;
}

/** How often a broken connection to the events of a job is made again before the error is told, and the milliseconds between. */
const RECONNECTS = 20;
const RECONNECT_MS = 500;

/** A method for each operation; one whose fields may all be left out needs no request. */
export type OperationMethods = {
  readonly [Id in OperationId]: (
    ...args: object extends RequestOf<Id> ? [request?: RequestOf<Id>, options?: Aborting] : [request: RequestOf<Id>, options?: Aborting]
  ) => Promise<AnswerOf<Id>>;
};

/** The methods that are no operations; a name that is none of these is the operation of that name. */
class ServiceClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = { ...options, url: options.url.replace(/\/+$/, '') };
    // biome-ignore lint/correctness/noConstructorReturn: the methods of operations are made when they are called, so that this file holds none of the library
    return new Proxy(this, {
      get(client, name) {
        const own: unknown = Reflect.get(client, name, client);
        // `await` asks a client for `then`.
        if (own !== undefined || typeof name === 'symbol' || name === 'then') return typeof own === 'function' ? own.bind(client) : own;
        return (request: object = {}, aborting?: Aborting) => client.#post(name, request, aborting);
      },
    });
  }

  /** Puzzles on paper or as a picture; the type of the blob is that of the file, and its notes are what a person should know about it. */
  async print(request: PrintRequest, options: Aborting = {}): Promise<PrintedFile> {
    const init = { ...options, body: JSON.stringify(request), headers: { 'content-type': 'application/json' } };
    const answer = await this.#send('POST', 'print', init);
    const notes = JSON.parse(answer.headers.get('x-ninefold-notes') ?? '[]') as readonly string[];
    return Object.assign(await answer.blob(), { notes });
  }

  /** The same operation for many puzzles at once; the answers come in their order. */
  async batch<Answer = AnswerOf<'solve'>>(
    what: string,
    puzzles: readonly string[],
    options: Readonly<Record<string, unknown>> = {},
    aborting?: Aborting,
  ): Promise<readonly Answer[]> {
    const { answers } = await this.#post<{ answers: Answer[] }>('batch', { do: what, puzzles, options }, aborting);
    return answers;
  }

  /** A list of what there is: kinds, rules, engines, techniques, formats, operations, job-operations. */
  async list(name: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const answer = (await this.#json('GET', name)) as Record<string, readonly Readonly<Record<string, unknown>>[]>;
    return answer[name] ?? [];
  }

  /** Begins a job, or finds the one that has the same content. */
  createJob(job: JobRequest): Promise<JobView> {
    return this.#post('jobs', job);
  }

  /** Begins a job over a file of puzzles of any length, which is sent as it is read. */
  createFileJob(
    what: string,
    file: Blob | string,
    options: { readonly kind?: string; readonly from?: string; readonly label?: string } = {},
  ): Promise<JobView> {
    const query = new URLSearchParams({ do: what, ...options });
    return this.#json('POST', `jobs/file?${query}`, { body: file, headers: { 'content-type': 'text/plain' } }) as Promise<JobView>;
  }

  job(id: string): Promise<JobView> {
    return this.#json('GET', `jobs/${id}`) as Promise<JobView>;
  }

  /** Your jobs, the newest first; `before` is the time of creation of the last one that was seen. */
  async jobs(options: { readonly limit?: number; readonly before?: number } = {}): Promise<readonly JobView[]> {
    const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
    return ((await this.#json('GET', `jobs?${query}`)) as { jobs: JobView[] }).jobs;
  }

  /** What can be asked for as a job, each with the JSON Schema of its request. */
  jobOperations(): Promise<readonly JobOperationView[]> {
    return this.list('job-operations') as Promise<readonly unknown[]> as Promise<readonly JobOperationView[]>;
  }

  cancelJob(id: string): Promise<JobView> {
    return this.#post(`jobs/${id}/cancel`, {});
  }

  async deleteJob(id: string): Promise<void> {
    await this.#json('DELETE', `jobs/${id}`);
  }

  /**
   * Tells what happens in a job until it ends; a broken connection is made again and goes on where it broke. With `items: false`
   * only how far it is, for those who read results page by page. With `attached: true` the job is cancelled when you leave.
   */
  async *follow(
    id: string,
    { attached = false, items = true, ...options }: Aborting & { readonly attached?: boolean; readonly items?: boolean } = {},
  ): AsyncGenerator<JobEvent> {
    let last = '0';
    for (let left = RECONNECTS; ; left--) {
      try {
        const init = { ...options, headers: { 'last-event-id': last } };
        const answer = await this.#send(attached ? 'POST' : 'GET', `jobs/${id}/events?items=${items}`, init);
        for await (const event of readEvents(answer.body!)) {
          left = RECONNECTS;
          const data = JSON.parse(event.data) as unknown;
          if (event.id !== undefined) last = event.id;
          if (event.type === 'items') yield { type: 'items', items: (data as { items: unknown[] }).items };
          else if (event.type === 'progress') yield { type: 'progress', job: data as JobView };
          else if (event.type === 'end') {
            yield { type: 'end', job: data as JobView };
            return;
          }
        }
      } catch (error) {
        if (options.signal?.aborted || left <= 0 || (error instanceof ServiceError && error.status < 500)) throw error;
      }
      if (options.signal?.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
  }

  /** Waits until a job has ended; a job that failed or was cancelled is an error. */
  async result(id: string, options: Aborting = {}): Promise<Readonly<Record<string, unknown>>> {
    for await (const event of this.follow(id, options)) {
      if (event.type !== 'end') continue;
      const { state, result, error } = event.job;
      if (state === 'done') return result ?? {};
      throw new ServiceError(200, state, error ?? `the job was ${state}`);
    }
    throw new ServiceError(404, 'not_found', `there is no job ${id}`);
  }

  /** Results from a cursor on, in their order; while the job runs, those that nothing can come before any more. */
  itemPage<Item = unknown>(id: string, cursor = '', limit = 100): Promise<ItemPage<Item>> {
    const query = new URLSearchParams({ cursor, limit: String(limit) });
    return this.#json('GET', `jobs/${id}/items?${query}`) as Promise<ItemPage<Item>>;
  }

  /** All results of a job, page by page, in their order; of one that runs, as they come. */
  async *items<Item = unknown>(id: string): AsyncGenerator<Item> {
    for (let cursor = ''; ; ) {
      const page = await this.itemPage<Item>(id, cursor, 1000);
      yield* page.items;
      if (page.isLast) return;
      if (page.next === cursor) await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      cursor = page.next;
    }
  }

  /** Reports of `ninefold experiment` that the service keeps, each with the experiments it has data of. */
  async reports(): Promise<readonly { readonly name: string; readonly experiments: readonly string[] }[]> {
    const { reports } = (await this.#json('GET', 'reports')) as { reports: { name: string; experiments: string[] }[] };
    return reports;
  }

  /** The data of one experiment of a report, as NAME.json has it. */
  report(name: string, experiment: string): Promise<unknown> {
    return this.#json('GET', `reports/${encodeURIComponent(name)}/${encodeURIComponent(experiment)}`);
  }

  /** Why the service cannot work on jobs now, such as that Redis does not answer; undefined where it can. */
  async trouble(): Promise<string | undefined> {
    const { url, fetch = globalThis.fetch } = this.#options;
    const answer = await fetch(`${url}/readyz`, { headers: this.#languages() });
    return answer.ok ? undefined : (await problemOf(answer)).message;
  }

  #post<Answer>(path: string, body: unknown, options: Aborting = {}): Promise<Answer> {
    return this.#json('POST', path, {
      ...options,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }) as Promise<Answer>;
  }

  async #json(method: string, path: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await this.#send(method, path, init);
    return answer.status === 204 ? undefined : answer.json();
  }

  async #send(method: string, path: string, init: RequestInit): Promise<Response> {
    const { url, token, fetch = globalThis.fetch } = this.#options;
    const headers = {
      ...(init.headers as Record<string, string>),
      ...this.#languages(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}/api/v1/${path}`, { ...init, method, headers });
    if (answer.ok) return answer;
    throw await problemOf(answer);
  }

  #languages(): Record<string, string> {
    const { language } = this.#options;
    return language === undefined ? {} : { 'accept-language': language };
  }
}

/** What an answer that is none says (RFC 9457). */
async function problemOf(answer: Response): Promise<ServiceError> {
  const body = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string; said?: Said; requestId?: string };
  return new ServiceError(answer.status, body.code ?? 'unknown', body.detail ?? `the service answered ${answer.status}`, body);
}

/**
 * Talks to a Ninefold service, in Node and in a page; it needs nothing but `fetch`.
 */
export const NinefoldClient = ServiceClient as unknown as new (options: ClientOptions) => NinefoldClient;
export type NinefoldClient = ServiceClient & OperationMethods;
