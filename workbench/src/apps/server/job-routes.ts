import type { FastifyReply, FastifyRequest } from 'fastify';
import { complaintOf, type Result, said } from '#core';
import { type Created, type Job, jobOperations, StorageError } from '#jobs';
import { anything, discriminated, flag, list, nothing, object, oneOf, text, textLike, whole } from '#schema';
import type { WebServer } from './app.ts';
import type { Context } from './context.ts';
import { ApiError, apiError, errors } from './errors.ts';
import { flowing } from './flowing.ts';
import { clientOf } from './guard.ts';
import { followJob } from './job-events.ts';
import { jobSchema, jobView } from './job-view.ts';

const JOB_ID = {
  en: 'the 32 hexadecimal digits of a job',
  de: 'die 32 hexadezimalen Ziffern eines Auftrags',
  fr: 'les 32 chiffres hexadécimaux d’une tâche',
};
const CURSOR = { en: 'the "next" of an earlier page', de: 'das "next" einer früheren Seite', fr: 'le "next" d’une page précédente' };

const jobParams = object({ id: textLike(/^[0-9a-f]{32}$/, said(JOB_ID)) });
const label = text(0, 100).optional().describe('Part of the content: a random one makes an id that cannot be guessed.');

const jobBody = discriminated(
  'operation',
  jobOperations.map(({ id, schema, example }) => ({
    word: id,
    schema: object({ operation: oneOf([id]), request: schema, label }).example({ operation: id, request: example }),
  })),
);

const tags = ['jobs'];

/** The stream of a file, which no schema reads. */
const fileBody = anything().describe('Puzzles, one per line.');

/** Jobs: create, look, follow, read, cancel, forget. */
export function jobRoutes(app: WebServer, context: Context): void {
  const routes = [createRoute, fileRoute, listRoute, lookRoute, itemsRoute, eventsRoute, cancelRoute, forgetRoute];
  for (const route of routes) route(app, context);
}

/** Begins a job. */
function createRoute(app: WebServer, context: Context): void {
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
      const spec = { operation, request: fields, ...(mark === undefined ? {} : { label: mark }) };
      return sendCreated(reply, await jobs.create(spec, clientOf(request)).catch(unstored));
    },
  );
}

/** The jobs of a client. */
function listRoute(app: WebServer, context: Context): void {
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
      return { jobs: owned.map(jobView) };
    },
  );
}

/** How far a job is. */
function lookRoute(app: WebServer, context: Context): void {
  app.get(
    '/api/v1/jobs/:id',
    { schema: { operationId: 'getJob', tags, summary: 'How far a job is.', params: jobParams, response: { 200: jobSchema, ...errors } } },
    async (request) => jobView(known(context, request.params.id)),
  );
}

/** Results, page by page. */
function itemsRoute(app: WebServer, context: Context): void {
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
          cursor: textLike(/^$|^[0-9.]{1,2000}:\d{1,9}$/, said(CURSOR))
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

/** Results as they come. Looking on changes nothing, so a client that wants the job to end with the connection has to post. */
function eventsRoute(app: WebServer, context: Context): void {
  const { jobs, underWay } = context;
  const schema = {
    tags,
    description:
      'Server-sent events: "items" as results come, "progress", and "end" at last. Last-Event-ID goes on where a connection broke off.',
    params: jobParams,
    querystring: object({ items: flag().default(true).describe('Whether results are sent; without them the stream is small.') }),
    response: { 200: { description: 'The events.', content: { 'text/event-stream': { schema: text() } } }, ...errors },
  };
  const path = '/api/v1/jobs/:id/events';
  app.get(path, { schema: { ...schema, operationId: 'jobEvents', summary: 'Follow a job.' } }, async (request, reply) => {
    const { id } = known(context, request.params.id);
    await followJob({ id, after: lastSeen(request, request.query.items) }, request, reply, context);
  });
  app.post(
    path,
    { schema: { ...schema, operationId: 'attendJob', summary: 'Follow a job, which is cancelled when this connection goes away.' } },
    async (request, reply) => {
      const { id } = known(context, request.params.id);
      const signal = underWay.streamSignal(reply);
      signal.addEventListener('abort', () => {
        if ((signal.reason as ApiError).code === 'client_gone') jobs.cancel(id);
      });
      await followJob({ id, after: lastSeen(request, request.query.items) }, request, reply, context);
    },
  );
}

/** The number of the last part whose items a follower has. */
function lastSeen({ headers }: Pick<FastifyRequest, 'headers'>, items: boolean): number {
  const last = items ? Number(headers['last-event-id'] ?? 0) : Number.MAX_SAFE_INTEGER;
  return Number.isSafeInteger(last) ? last : 0;
}

/** Ends a job before its time. */
function cancelRoute(app: WebServer, context: Context): void {
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
      written(() => jobs.cancel(id));
      return jobView(known(context, id));
    },
  );
}

/** Forgets a job. */
function forgetRoute(app: WebServer, context: Context): void {
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
      const { id } = known(context, request.params.id);
      written(() => jobs.remove(id));
      return reply.code(204).send(null);
    },
  );
}

/** A file of puzzles, one a line, of any length up to the limit of the service; it is stored as it arrives. */
function fileRoute(app: WebServer, context: Context): void {
  const { jobs, options } = context;
  app.register(async (scope: WebServer) => {
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
          summary: 'Solve, count, check or rate a file of puzzles, one per line, sent as text/plain.',
          consumes: ['text/plain', 'application/octet-stream'],
          body: fileBody,
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
        const { label: mark, ...fields } = request.query;
        const lines = flowing(request.body as AsyncIterable<Uint8Array>, options);
        return sendCreated(reply, await jobs.createFromLines(fields, lines, clientOf(request), mark).catch(unstored));
      },
    );
  });
}

/** Tells of a job that was just begun, or found, and where it is looked at. */
function sendCreated(reply: FastifyReply, created: Result<Created>): FastifyReply {
  if (!created.ok) throw new ApiError('invalid_puzzle', created);
  if ('running' in created.value) throw apiError('too_many_jobs', TOO_MANY, created.value);
  const { job, isNew } = created.value;
  return reply
    .code(isNew ? 201 : 200)
    .header('location', `/api/v1/jobs/${job.id}`)
    .send(jobView(job));
}

/** Does what is stored. */
function written(write: () => void): void {
  try {
    write();
  } catch (error) {
    unstored(error);
  }
}

/** What the disk does not take now may be sent again later. */
function unstored(error: unknown): never {
  throw error instanceof StorageError ? new ApiError('unavailable', complaintOf(error)) : error;
}

/** The job, or an error. */
function known({ jobs }: Context, id: string): Job {
  const job = jobs.get(id);
  if (!job) throw apiError('not_found', NO_JOB, { id });
  return job;
}

const NO_JOB = { en: 'there is no job {id}', de: 'es gibt keinen Auftrag {id}', fr: 'il n’y a pas de tâche {id}' };
const TOO_MANY = {
  en: '{running} of your jobs are running; wait for one, or cancel it',
  de: '{running} Aufträge dieses Clients laufen; bitte einen abwarten oder abbrechen',
  fr: '{running} tâches de ce client sont en cours\u00a0; attendez-en une, ou annulez-la',
};
