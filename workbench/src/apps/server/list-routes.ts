import { engineEntries } from '#engines';
import { formats } from '#formats';
import { jobOperations } from '#jobs';
import { exampleKinds, kindFamilies, parseKind } from '#kinds';
import { engineAnswer, formatAnswer, kindAnswer, kindDetails, ruleAnswer, schemasOf, techniqueAnswer } from '#operations';
import { operations } from '#questions';
import { ruleTypes } from '#rules';
import { anything, object, record, text } from '#schema';
import { hintOrder } from '#techniques';
import type { App } from './app.ts';
import type { Context } from './context.ts';
import { ApiError, errorSchema } from './errors.ts';

const list = record(anything());

/** What there is: the registries as lists. */
export function listRoutes(app: App, { options }: Context): void {
  const route = (id: string, summary: string, items: () => readonly unknown[]): void => {
    let known: Record<string, readonly unknown[]> | undefined;
    app.get(`/api/v1/${id}`, { schema: { operationId: id, tags: ['lists'], summary, response: { 200: list } } }, async () => {
      known ??= { [id]: items() };
      return known;
    });
  };
  route('engines', 'The engines that solve, with their settings.', () => engineEntries.map(engineAnswer));
  route('techniques', 'The techniques of hints, explanations and ratings.', () => hintOrder.map(techniqueAnswer));
  route('rules', 'The rules that a puzzle may add to those of its kind, in every language.', () => ruleTypes.map(ruleAnswer));
  route('formats', 'The text formats that are read and written.', () => formats.map(formatAnswer));
  route('operations', 'What can be asked for directly; schemas has the fields.', () =>
    operations.map(({ id, summary, example }) => ({ id, summary, example })),
  );
  route('job-operations', 'What can be asked for as a job.', () =>
    // With the schema, so that a page can offer every field there is.
    jobOperations.map(({ id, summary, example, schema }) => ({ id, summary, example, schema: schema.json })),
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
  const schemas = schemasOf(operations);
  app.get(
    '/api/v1/schemas',
    {
      schema: {
        operationId: 'schemas',
        tags: ['lists'],
        summary: 'The JSON Schemas of all requests and answers, in one document.',
        response: { 200: list },
      },
    },
    async () => schemas,
  );
  const examples = new Set(kindFamilies.flatMap((family) => exampleKinds(family).map(({ spec }) => spec)));
  app.get(
    '/api/v1/kind',
    {
      schema: {
        operationId: 'kind',
        tags: ['lists'],
        summary: 'One kind in full: rules, groups and parts by name.',
        querystring: object({ spec: text(1, 60) }),
        response: { 200: list, '4xx': errorSchema },
      },
    },
    async (request) => {
      const { spec } = request.query;
      const family = kindFamilies.find(({ id }) => id === spec.split(/[:/]/)[0]?.toLowerCase());
      // Building a geometry of any size here would keep everybody waiting.
      if (family && !examples.has(spec) && sizeOf(spec) > 36)
        throw new ApiError(422, 'too_large', `${spec} is larger than is described here`);
      const kind = parseKind(spec, family?.sampleRegions?.(spec));
      if (!kind.ok) throw new ApiError(422, 'invalid_request', kind);
      if (kind.value.geometry.places.length > options.limits.places) throw new ApiError(422, 'too_large', `${spec} has too many places`);
      return { ...kindAnswer(kind.value), ...kindDetails(kind.value) };
    },
  );
}

/** The largest number in a spec that its family could take for a size. */
function sizeOf(spec: string): number {
  const numbers = (spec.match(/\d+/g) ?? []).map(Number);
  return numbers.reduce((product, number) => product * number, 1);
}
