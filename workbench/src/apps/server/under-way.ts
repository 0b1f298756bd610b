import type { FastifyReply } from 'fastify';
import { GONE } from './body.ts';
import { type ApiError, apiError } from './errors.ts';

/** What is under way: what works for a request asks here whether it is still wanted, and a service that stops waits for all of them. */
export class UnderWay {
  readonly #replies = new Set<FastifyReply>();
  readonly #signals = new Map<FastifyReply, AbortController>();
  readonly #streams = new Set<FastifyReply>();
  #onQuiet: (() => void) | undefined;
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Notes a request until it is answered, or its client is gone. */
  begin(reply: FastifyReply): void {
    this.#replies.add(reply);
    reply.raw.once('close', () => {
      this.#replies.delete(reply);
      this.#streams.delete(reply);
      const controller = this.#signals.get(reply);
      this.#signals.delete(reply);
      if (!reply.raw.writableFinished) controller?.abort(apiError('client_gone', GONE));
      if (this.#replies.size === 0) this.#onQuiet?.();
    });
  }

  /** A signal that is aborted when the client goes away before it has its answer, or the service cannot wait for it; its reason is an `ApiError`. */
  signal(reply: FastifyReply): AbortSignal {
    const controller = this.#signals.get(reply) ?? new AbortController();
    this.#signals.set(reply, controller);
    if (reply.raw.destroyed) controller.abort(apiError('client_gone', GONE));
    return controller.signal;
  }

  /** The same for an answer that has no end of its own: it ends as soon as the service is to stop. */
  streamSignal(reply: FastifyReply): AbortSignal {
    this.#streams.add(reply);
    return this.signal(reply);
  }

  /** Waits for what is under way, for a while; what has no answer by then is told that there will be none. */
  async stop(patienceMs: number, farewellMs: number): Promise<void> {
    this.#isStopping = true;
    for (const stream of this.#streams) this.#signals.get(stream)?.abort(stopping());
    await this.#quiet(patienceMs);
    for (const controller of this.#signals.values()) controller.abort(stopping());
    await this.#quiet(farewellMs);
  }

  #quiet(ms: number): Promise<void> {
    if (this.#replies.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#onQuiet = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Nothing more is begun. */
export function stopping(): ApiError {
  return apiError('unavailable', {
    en: 'the service is stopping; try again in a moment',
    de: 'der Dienst hält gerade an; bitte gleich noch einmal versuchen',
    fr: 'le service s’arrête\u00a0; réessayez dans un instant',
  });
}
