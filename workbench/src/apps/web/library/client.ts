import { ComplaintError, complain, foreign } from '#core';
import type { InputOf, LibraryAnswer, OperationName } from './operations.ts';
import type { Request, Response } from './worker.ts';

/** Workers kept for the next question; a worker that has loaded the kernels answers at once. */
const MOST_IDLE = 2;

interface CallOptions {
  /** Ends the work: the worker is ended with it, whatever it does. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: unknown) => void;
}

/** What a call that was ended is rejected with. */
export class Cancelled extends Error {
  constructor() {
    super('the work was ended');
    this.name = 'Cancelled';
  }
}

/** Asks the library in workers. Every open question has a worker of its own, so none waits for another and each can be ended. */
export class LibraryClient {
  readonly #idle: Worker[] = [];
  readonly #start: () => Worker;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Asks one question; rejects with `Cancelled` when its signal says so, and with the library's words when it fails. */
  call<Name extends OperationName>(
    name: Name,
    input: InputOf<Name>,
    { signal, onProgress }: CallOptions = {},
  ): Promise<LibraryAnswer<Name>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(new Cancelled());
        return;
      }
      const worker = this.#idle.pop() ?? this.#start();
      const stop = (): void => {
        // What it has sent already is not wanted any more either.
        worker.onmessage = null;
        worker.terminate();
        reject(new Cancelled());
      };
      const leave = (): void => {
        signal?.removeEventListener('abort', stop);
        worker.onmessage = null;
        worker.onerror = null;
        if (this.#idle.length < MOST_IDLE) this.#idle.push(worker);
        else worker.terminate();
      };
      signal?.addEventListener('abort', stop, { once: true });
      worker.onmessage = ({ data }: MessageEvent<Response>) => {
        if (data.type === 'progress') {
          onProgress?.(data.progress);
          return;
        }
        leave();
        if (data.type === 'answer') resolve(data.answer as LibraryAnswer<Name>);
        else reject(new ComplaintError(data.complaint));
      };
      worker.onerror = (event) => {
        signal?.removeEventListener('abort', stop);
        worker.terminate();
        reject(new ComplaintError(event.message ? foreign(event.message) : complain('the worker could not be started')));
      };
      worker.postMessage({ name, input } satisfies Request);
    });
  }
}

/** The library as the page uses it. */
export const library = new LibraryClient(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ninefold' }));
