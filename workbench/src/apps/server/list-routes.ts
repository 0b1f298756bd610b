import type { FastifyReply } from 'fastify';
import { engineEntries } from '#engines';
import { formats } from '#formats';
import { jobOperations } from '#jobs';
import { kindFamilies } from '#kinds';
import { engineAnswer, formatAnswer, ruleAnswers, schemasOf, techniqueAnswer } from '#operations';
import { questions } from '#questions';
import { ruleTypes } from '#rules';
import { anything, list, object, record, text } from '#schema';
import { hintOrder } from '#techniques';
import type { WebServer } from './app.ts';
import type { Context } from './context.ts';
import { ApiError, errors } from './errors.ts';
import { clientOf } from './guard.ts';

const entries = list(record(anything()));
const anyObject = record(anything());

/** Kinds whose description is kept. */
const MOST_KINDS = 100;

/** What there is: the registries as lists. */
export function listRoutes(app: WebServer, context: Context): void {
  const route = (id: string, summary: string, items: () => readonly unknown[]): void => {
    // Written once, because it never changes.
    let known: string | undefined;
    const schema = { operationId: id, tags: ['lists'], summary, response: { 200: object({ [id]: entries }), ...errors } };
    app.get(`/api/v1/${id}`, { schema }, async (_, reply) => {
      known ??= JSON.stringify({ [id]: items() });
      return asJson(reply, known);
    });
  };
  route('engines', 'The engines that solve, with their settings.', () => engineEntries.map(engineAnswer));
  route('techniques', 'The techniques of hints, explanations and ratings.', () => hintOrder.map(techniqueAnswer));
  route('rules', 'The rules that a puzzle may add to those of its kind, in every language.', () => ruleAnswers(ruleTypes));
  route('formats', 'The text formats that are read and written.', () => formats.map(formatAnswer));
  route('operations', 'What can be asked for directly; schemas has the fields.', () =>
    questions.map(({ id, summary, example }) => ({ id, summary, example })),
  );
  route('job-operations', 'What can be asked for as a job.', () =>
    // With the schema, so that a page can offer every field there is.
    jobOperations.map(({ id, summary, words, example, schema }) => ({ id, summary, words, example, schema: schema.json })),
  );
  route('kinds', 'The families of kinds, each with examples.', () =>
    kindFamilies.map(({ id, words, argument, options: choices, examples, needsRegions }) => ({
      id,
      title: words.en.name,
      summary: words.en.summary,
      argument: argument ?? null,
      options: choices,
      examples,
      needsRegions: needsRegions === true,
    })),
  );
  schemasRoute(app);
  kindRoute(app, context);
}

function schemasRoute(app: WebServer): void {
  let known: string | undefined;
  app.get(
    '/api/v1/schemas',
    {
      schema: {
        operationId: 'schemas',
        tags: ['lists'],
        summary: 'The JSON Schemas of all requests and answers, in one document.',
        response: { 200: anyObject, ...errors },
      },
    },
    async (_, reply) => {
      known ??= JSON.stringify(schemasOf(questions));
      return asJson(reply, known);
    },
  );
}

/** One kind in full. Its geometry is built on a thread, since that takes long for large ones, and once. */
function kindRoute(app: WebServer, { lanes, underWay }: Context): void {
  const known = new Map<string, string>();
  app.get(
    '/api/v1/kind',
    {
      schema: {
        operationId: 'kind',
        tags: ['lists'],
        summary: 'One kind in full: rules, groups and parts by name.',
        querystring: object({ spec: text(1, 60) }),
        response: { 200: anyObject, ...errors },
      },
    },
    async (request, reply) => {
      const { spec } = request.query;
      const written = known.get(spec);
      if (written !== undefined) return asJson(reply, written);
      const described = await lanes.describeKind(spec, clientOf(request), underWay.signal(reply));
      if (!described.ok) throw new ApiError('invalid_kind', described);
      const fresh = JSON.stringify(described.value);
      if (known.size >= MOST_KINDS) known.delete(known.keys().next().value!);
      known.set(spec, fresh);
      return asJson(reply, fresh);
    },
  );
}

function asJson(reply: FastifyReply, written: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(written);
}
