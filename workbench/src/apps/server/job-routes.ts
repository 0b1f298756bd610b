import type { FastifyRequest } from 'fastify';
import { said } from '#core';
import { type Job, jobOperations } from '#jobs';
import { anything, discriminated, flag, list, nothing, object, oneOf, text, textLike, whole } from '#schema';
import type { App } from './app.ts';
import { type Context, goneSignal } from './context.ts';
import { ApiError, errorSchema } from './errors.ts';
import { clientOf } from './guard.ts';
import { followJob } from './job-events.ts';
import { jobSchema, shown } from './job-view.ts';

const errors = { '4xx': errorSchema, '5xx': errorSchema };
const jobParams = object({ id: textLike(/^[0-9a-f]{32}$/, said('the 32 hexadecimal digits of a job')) });
const label = text(0, 100).optional().describe('Part of the content: a random one makes an id that nobody can guess.');

const jobBody = discriminated(
  'operation',
  jobOperations.map(({ id, schema, example }) => ({
    word: id,
    schema: object({ operation: oneOf([id]), request: schema, label }).example({ operation: id, request: example }),
  })),
);

const tags = ['jobs'];

/** Jobs: create, look, follow, read, cancel, forget. */
export function jobRoutes(app: App, context: Context): void {
  const routes = [createRoute, fileRoute, listRoute, lookRoute, itemsRoute, eventsRoute, cancelRoute, forgetRoute];
  for (const route of routes) route(app, context);
}

/** Begins a job. */
function createRoute(app: App, context: Context): void {
  const { jobs } = context;
  app.post(
    '/api/v1/jobs',
    {
      schema: {
        operationId: 'createJob',
        tags,
        summary: 'Begin long work. The id comes from the content: the same work is one job.',
        body: jobBody,
        response: { 200: jobSchema, 201: jobSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { operation, request: fields, label: mark } = request.body;
      requireRoom(context, request);
      const created = await jobs.create({ operation, request: fields, ...(mark === undefined ? {} : { label: mark }) }, clientOf(request));
      if (!created.ok) throw new ApiError(422, 'invalid_puzzle', created);
      return reply
        .code(created.value.isNew ? 201 : 200)
        .headers(placeOf(created.value.job))
        .send(shown(created.value.job));
    },
  );
}

/** The jobs of a client. */
function listRoute(app: App, context: Context): void {
  const { jobs } = context;
  app.get(
    '/api/v1/jobs',
    {
      schema: {
        operationId: 'listJobs',
        tags,
        summary: 'Your jobs, the newest first.',
        querystring: object({
          limit: whole(1, 100).default(20),
          before: whole().optional().describe('Only jobs that were created before this time.'),
        }),
        response: { 200: object({ jobs: list(jobSchema) }), ...errors },
      },
    },
    async (request) => {
      const { limit, before } = request.query;
      const owned = jobs.list({ owner: clientOf(request), limit, ...(before === undefined ? {} : { before }) });
      return { jobs: owned.map(shown) };
    },
  );
}

/** How far a job is. */
function lookRoute(app: App, context: Context): void {
  app.get(
    '/api/v1/jobs/:id',
    { schema: { operationId: 'getJob', tags, summary: 'How far a job is.', params: jobParams, response: { 200: jobSchema, ...errors } } },
    async (request) => shown(known(context, request.params.id)),
  );
}

/** Results, page by page. */
function itemsRoute(app: App, context: Context): void {
  const { jobs } = context;
  app.get(
    '/api/v1/jobs/:id/items',
    {
      schema: {
        operationId: 'jobItems',
        tags,
        summary: 'Results one by one, in an order that does not change; while the job runs, those before the first gap.',
        params: jobParams,
        querystring: object({
          cursor: textLike(/^$|^[0-9.]{1,2000}:\d{1,9}$/, said('the "next" of an earlier page'))
            .default('')
            .describe('The "next" of an earlier page.'),
          limit: whole(1, 1000).default(100),
        }),
        response: { 200: object({ items: list(anything()), next: text(), isLast: flag() }), ...errors },
      },
    },
    async (request) => {
      const { items, ...page } = jobs.page(known(context, request.params.id), request.query.cursor, request.query.limit);
      return { items: [...items], ...page };
    },
  );
}

/** Results as they come. */
function eventsRoute(app: App, context: Context): void {
  const { jobs } = context;
  app.get(
    '/api/v1/jobs/:id/events',
    {
      schema: {
        operationId: 'jobEvents',
        tags,
        summary: 'Follow a job: server-sent events "items" as results come, "progress", and "end" at last.',
        description: 'Last-Event-ID goes on where a connection broke off.',
        params: jobParams,
        querystring: object({
          attached: flag().default(false).describe('Cancel the job when this connection goes away.'),
          items: flag().default(true).describe('Whether results are sent; without them the stream is small.'),
        }),
        produces: ['text/event-stream'],
        response: { ...errors },
      },
    },
    async (request, reply) => {
      const { id } = known(context, request.params.id);
      const gone = goneSignal(reply);
      if (request.query.attached) gone.addEventListener('abort', () => jobs.cancel(id));
      const last = request.query.items ? Number(request.headers['last-event-id'] ?? 0) : Number.MAX_SAFE_INTEGER;
      await followJob({ id, after: Number.isSafeInteger(last) ? last : 0 }, request, reply, gone, context);
    },
  );
}

/** Ends a job before its time. */
function cancelRoute(app: App, context: Context): void {
  const { jobs } = context;
  app.post(
    '/api/v1/jobs/:id/cancel',
    {
      schema: {
        operationId: 'cancelJob',
        tags,
        summary: 'End a job before its time; what was found stays.',
        params: jobParams,
        response: { 200: jobSchema, ...errors },
      },
    },
    async (request) => {
      const { id } = known(context, request.params.id);
      jobs.cancel(id);
      return shown(known(context, id));
    },
  );
}

/** Forgets a job. */
function forgetRoute(app: App, context: Context): void {
  const { jobs } = context;
  app.delete(
    '/api/v1/jobs/:id',
    {
      schema: {
        operationId: 'deleteJob',
        tags,
        summary: 'Forget a job and all its results; one that runs is cancelled.',
        params: jobParams,
        response: { 204: nothing(), ...errors },
      },
    },
    async (request, reply) => {
      jobs.remove(known(context, request.params.id).id);
      return reply.code(204).send(null);
    },
  );
}

/** A file of puzzles, one a line, of any length up to the limit of the service; it is stored as it arrives. */
function fileRoute(app: App, context: Context): void {
  const { jobs, options } = context;
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      ['text/plain', 'application/octet-stream'],
      async (_: FastifyRequest, payload: AsyncIterable<Uint8Array>) => payload,
    );
    scope.post(
      '/api/v1/jobs/file',
      {
        bodyLimit: options.fileBytes,
        schema: {
          operationId: 'createFileJob',
          tags,
          summary: 'Solve, count, check or rate a file of puzzles, one a line, sent as text/plain.',
          consumes: ['text/plain'],
          querystring: object({
            do: text(0, 20).describe('solve, count, check or rate.'),
            kind: text(0, 60).optional(),
            from: text(0, 20).optional(),
            label,
          }),
          response: { 200: jobSchema, 201: jobSchema, ...errors },
        },
      },
      async (request, reply) => {
        requireRoom(context, request);
        const { label: mark, ...fields } = request.query;
        const lines = limited(request.body as AsyncIterable<Uint8Array>, options.fileBytes);
        const created = await jobs.createFromLines(fields, lines, clientOf(request), mark);
        if (!created.ok) throw new ApiError(422, 'invalid_request', created);
        return reply
          .code(created.value.isNew ? 201 : 200)
          .headers(placeOf(created.value.job))
          .send(shown(created.value.job));
      },
    );
  });
}

/** Where a job that was just begun is looked at. */
function placeOf({ id }: Job): { readonly location: string } {
  return { location: `/api/v1/jobs/${id}` };
}

/** A stream that ends in an error where it is too long. */
async function* limited(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw new ApiError(413, 'too_large', `the file is longer than ${most} bytes`);
    yield chunk;
  }
}

/** The job, or an error. */
function known({ jobs }: Context, id: string): Job {
  const job = jobs.get(id);
  if (!job) throw new ApiError(404, 'not_found', `there is no job ${id}`);
  return job;
}

/** Refuses one job too many of a client. */
function requireRoom({ jobs, options }: Context, request: FastifyRequest): void {
  const running = jobs.store.running(clientOf(request));
  if (running >= options.jobsPerClient)
    throw new ApiError(429, 'too_many_jobs', `${running} of your jobs are running; wait for one, or cancel it`);
}
