import type { FastifyReply } from 'fastify';
import type { JobService } from '#jobs';
import type { Here } from './here.ts';
import type { Lanes } from './lanes.ts';
import type { Metrics } from './metrics.ts';
import type { ServerOptions } from './options.ts';

/** What routes work with. */
export interface Context {
  readonly options: ServerOptions;
  readonly lanes: Lanes;
  readonly here: Here;
  readonly jobs: JobService;
  readonly metrics: Metrics;
  /** Aborted when the service stops, so that whoever follows a job is let go. */
  readonly stopping: AbortSignal;
}

/** A signal that is aborted when the client goes away before it has its answer. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
