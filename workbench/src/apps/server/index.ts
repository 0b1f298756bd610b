import type { AddressInfo } from 'node:net';
import Fastify, { LogController } from 'fastify';
import { type Executor, JobService, redisExecutor, Threads } from '#jobs';
import { type App, readRequest, type SchemaTypes } from './app.ts';
import type { Context } from './context.ts';
import { describeApi } from './describe.ts';
import { handleErrors, pathOf } from './errors.ts';
import { clientOf, guard } from './guard.ts';
import { Here } from './here.ts';
import { inTime } from './in-time.ts';
import { jobRoutes } from './job-routes.ts';
import { Lanes } from './lanes.ts';
import { listRoutes } from './list-routes.ts';
import { Metrics } from './metrics.ts';
import { batchRoute, operationRoutes } from './operation-routes.ts';
import { DEFAULT_OPTIONS, type ServerOptions } from './options.ts';
import { pages } from './pages.ts';
import { photographBodies } from './photograph-bodies.ts';
import { reportRoutes } from './reports.ts';

/** A service that runs. */
export interface RunningServer {
  readonly url: string;
  /** Takes nothing new, lets what is under way finish for a while, stores what jobs have reached, and ends. */
  close(): Promise<void>;
}

/** Starts the service; it listens when this resolves. Whatever is left out is as `DEFAULT_OPTIONS` has it. */
export async function startServer(given: Partial<ServerOptions> & { readonly version?: string } = {}): Promise<RunningServer> {
  const { version = '0.0.0', ...rest } = given;
  const options: ServerOptions = { ...DEFAULT_OPTIONS, ...rest };
  const app: App = Fastify({
    logger: { level: options.logLevel, base: { name: 'ninefold' } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyBytes,
    trustProxy: options.trustProxy,
    requestTimeout: 60_000,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 100 },
  }).withTypeProvider<SchemaTypes>();
  app.setValidatorCompiler(readRequest);
  app.setSerializerCompiler(() => JSON.stringify);

  const lanes = new Lanes(options);
  const { threads, memoryMb, redis, limits } = options;
  const ours = { places: limits.places, memoryMb };
  const executor: Executor =
    redis === undefined ? new Threads({ ...ours, threads, nice: 15 }) : await redisExecutor(redis, () => jobs.wake());
  // A thread of its own for what a job begins with, so that nobody who makes one waits for the parts of others.
  const beginner = new Threads({ ...ours, threads: 1, nice: 10 });
  const jobs: JobService = new JobService({
    data: options.data,
    executor,
    begin: (task) =>
      inTime({ timeMs: limits.timeMs, before: beginner.waiting }, new AbortController().signal, (signal) => beginner.begin(task, signal)),
    jobSeconds: options.jobSeconds,
    keepDays: options.keepDays,
    onTrouble: (message, details) => app.log.warn(details, message),
  });
  const stopping = new AbortController();
  const metrics = new Metrics(jobs, lanes);
  const context: Context = { options, lanes, jobs, metrics, here: new Here(options.limits), stopping: stopping.signal };

  handleErrors(app);
  await guard(app, options);
  await describeApi(app, version);
  watch(app, context);
  health(app, context);
  metrics.serve(app);
  listRoutes(app, context);
  photographBodies(app, context);
  operationRoutes(app, context);
  batchRoute(app, context);
  jobRoutes(app, context);
  reportRoutes(app, context);
  await pages(app, context);
  await lanes.warm();
  await app.listen({ host: options.host, port: options.port });

  const { port, address, family } = app.server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    async close() {
      stopping.abort();
      await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())]);
      // A client that sends half a request and no more would hold the process for ever.
      app.server.closeAllConnections();
      jobs.close();
      await Promise.all([executor.close(), beginner.close(), lanes.close()]);
    },
  };
}

/** Milliseconds that requests under way are given when the service stops. */
const CLOSE_MS = 5000;

/** One line of log for each request, and its time for the metrics. No puzzle is in either. */
function watch(app: App, { metrics }: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observe(route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        client: clientOf(request),
      },
      'request',
    );
  });
}

/** Whether the process lives, and whether it can do its work. */
function health(app: App, { jobs, stopping }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const trouble = stopping.aborted ? 'stopping' : jobs.trouble();
    return trouble === undefined ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', reason: trouble });
  });
}

export { DEFAULT_OPTIONS, type ServerOptions } from './options.ts';
