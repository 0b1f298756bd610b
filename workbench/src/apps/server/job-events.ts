import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JobNews } from '#jobs';
import type { Context } from './context.ts';
import { jobView } from './job-view.ts';

/** Milliseconds of silence after which a comment is sent, so that proxies keep the connection. */
const HEARTBEAT_MS = 15_000;

/** Sends what happens in a job, with the items of parts after a number, as server-sent events until it ends or the client goes away. */
export async function followJob(
  { id, after }: { readonly id: string; readonly after: number },
  request: FastifyRequest,
  reply: FastifyReply,
  { jobs, underWay }: Context,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined));
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const signal = underWay.streamSignal(reply);
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  try {
    for await (const event of jobs.follow(id, after, signal)) {
      // A reader that is slower than the job holds it up here, and nothing piles up.
      if (!raw.write(written(event))) await once(raw, 'drain', { signal });
    }
  } catch (error) {
    if (!signal.aborted) request.log.error({ err: error }, 'following a job failed');
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}

function written(event: JobNews): string {
  const data = event.type === 'items' ? { items: event.items } : jobView(event.job);
  const number = event.type === 'items' ? `id: ${event.seq}\n` : '';
  return `${number}event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`;
}
