import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { round } from '#core';
import { type Executor, JobService, redisExecutor, Threads } from '#jobs';
import { FairQueue } from '#pools';
import { readRequest, type SchemaTypes, type WebServer } from './app.ts';
import { readBodies } from './body.ts';
import type { Context } from './context.ts';
import { deliver } from './delivery.ts';
import { describeApi } from './describe.ts';
import { ApiError, handleErrors, pathOf, refuseSocket, requestId, sendError } from './errors.ts';
import { fileBodies } from './file-bodies.ts';
import { clientOf, guard } from './guard.ts';
import { Here } from './here.ts';
import { withinWall } from './in-time.ts';
import { jobRoutes } from './job-routes.ts';
import { Lanes, toldCrowded } from './lanes.ts';
import { listRoutes } from './list-routes.ts';
import { Metrics } from './metrics.ts';
import { batchRoute, operationRoutes } from './operation-routes.ts';
import { DEFAULT_OPTIONS, NICE, type ServerOptions } from './options.ts';
import { pages } from './pages.ts';
import { reportRoutes } from './reports.ts';
import { stopping, UnderWay } from './under-way.ts';

/** A service that runs. */
export interface RunningServer {
  readonly url: string;
  /** Takes nothing new, lets what is under way finish for a while, stores what jobs have reached, and ends. */
  close(): Promise<void>;
}

/** Milliseconds that requests under way are given when the service stops, and those for telling the others that there is no answer. */
const CLOSE_MS = 5000;
const FAREWELL_MS = 500;
/** Milliseconds in which the headers of a request have to come. Bodies have times of their own. */
const HEADERS_MS = 20_000;
/** Milliseconds beyond its time after which the beginning of a job is ended with its thread. */
const BEGIN_GRACE_MS = 5000;
/** Threads for the beginnings of jobs; a client has one of them, and this many may wait. */
const BEGINNERS = 2;
const BEGINNINGS_PER_CLIENT = 64;
const BEGINNINGS = 256;

/** Starts the service; it listens when this resolves. Whatever is left out is as `DEFAULT_OPTIONS` has it. */
export async function startServer(given: Partial<ServerOptions> & { readonly version?: string } = {}): Promise<RunningServer> {
  const { version = '0.0.0', ...rest } = given;
  const options: ServerOptions = { ...DEFAULT_OPTIONS, ...rest };
  const app = makeApp(options);
  const lanes = new Lanes(options);
  const { jobs, close: closeJobs } = await startJobs(options, app);
  const metrics = new Metrics(jobs, lanes);
  const underWay = new UnderWay();
  const context: Context = { options, lanes, jobs, metrics, here: new Here(options.limits), underWay };

  handleErrors(app);
  readBodies(app, options.bodyBytes);
  watch(app, context);
  await guard(app, options);
  deliver(app);
  await describeApi(app, version);
  health(app, context);
  metrics.serve(app);
  listRoutes(app, context);
  fileBodies(app, context);
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
      await underWay.stop(CLOSE_MS, FAREWELL_MS);
      const closed = app.close();
      // A client that sends half a request and no more would hold the process for ever.
      app.server.closeAllConnections();
      await closed;
      await Promise.all([closeJobs(), lanes.close()]);
    },
  };
}

function makeApp({ logLevel, bodyBytes, trustProxy }: ServerOptions): WebServer {
  const app: WebServer = Fastify({
    logger: { level: logLevel, base: { name: 'ninefold' } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // Each line says by itself which request it is about, so none needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    bodyLimit: bodyBytes,
    // Without a proxy the address of a client is that of its socket, and nothing is to be looked for.
    trustProxy:
      trustProxy === 0 ? false : typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : [...trustProxy],
    requestTimeout: 0,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // A request that comes when it stops is told in the form of all errors.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    // Named here and not set later, so that Fastify does not load the compilers that it would use otherwise.
    schemaController: { compilersFactory: { buildValidator: () => readRequest as never, buildSerializer: () => () => JSON.stringify } },
    clientErrorHandler: refuseSocket,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  }).withTypeProvider<SchemaTypes>();
  app.server.headersTimeout = HEADERS_MS;
  return app;
}

/** Stored jobs, and who works on them. */
async function startJobs(
  options: ServerOptions,
  app: WebServer,
): Promise<{ readonly jobs: JobService; readonly close: () => Promise<void> }> {
  const { threads, memoryMb, redis, limits, data, storeMb, jobsPerClient, jobSeconds, keepDays } = options;
  const ours = { places: limits.places, memoryMb };
  const executor: Executor =
    redis === undefined ? new Threads({ ...ours, threads, nice: NICE.jobs }) : await redisExecutor(redis, () => jobs.wake());
  // Threads of their own for what a job begins with, so that making one does not wait for the parts of others, or for another client.
  const beginners = new Threads({ ...ours, threads: BEGINNERS, nice: NICE.slow });
  const beginnings = new FairQueue({ places: BEGINNERS, share: 1, perClient: BEGINNINGS_PER_CLIENT, most: BEGINNINGS });
  const jobs: JobService = new JobService({
    data,
    storeMb,
    executor,
    begin(task, owner) {
      // A client that asks for a job and goes away has asked for it all the same.
      const wanted = new AbortController().signal;
      const wall = { timeMs: limits.timeMs, graceMs: BEGIN_GRACE_MS };
      return beginnings.run(owner, wanted, () => withinWall(wall, wanted, (signal) => beginners.begin(task, signal))).catch(toldCrowded);
    },
    jobsPerClient,
    jobSeconds,
    keepDays,
    onTrouble: (message, details) => app.log.warn(details, message),
  });
  const close = async (): Promise<void> => {
    jobs.close();
    await Promise.all([executor.close(), beginners.close()]);
  };
  return { jobs, close };
}

/** Notes each request while it is under way; when it is answered, one line of log, and its time for the metrics. No puzzle is in either. */
function watch(app: WebServer, { metrics, underWay }: Context): void {
  app.addHook('onRequest', (_, reply, done) => {
    underWay.begin(reply);
    if (!underWay.isStopping) return done();
    reply.header('connection', 'close');
    return done(stopping());
  });
  const logs = app.log.level === 'info' || app.log.level === 'debug';
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observe(route, reply.statusCode, reply.elapsedTime / 1000);
    if (logs) logAnswer(request, reply);
    done();
  });
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const ms = round(reply.elapsedTime, 1);
  const { id: requestId, method } = request;
  request.log.info({ requestId, method, path: pathOf(request), status: reply.statusCode, ms, client: clientOf(request) }, 'request');
}

/** Whether the process lives, and whether it can do its work. */
function health(app: WebServer, { jobs }: Context): void {
  const schema = { hide: true } as const;
  app.get('/healthz', { schema }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema }, async () => {
    const trouble = jobs.trouble();
    if (trouble) throw new ApiError('unavailable', trouble);
    return { status: 'ready' };
  });
}

export { isLoopback } from './guard.ts';
export { DEFAULT_OPTIONS, type ServerOptions } from './options.ts';
