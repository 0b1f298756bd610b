import type { JsonSchema } from '#schema';
import type { AnyOperation } from './operation.ts';

/** The JSON Schemas of the requests and answers of operations, in one document: `solve.request`, `solve.answer` and so on. */
export function schemasOf(operations: readonly AnyOperation[]): JsonSchema {
  const schemas = operations.flatMap(({ id, summary, request, answer, example }) => [
    [`${id}.request`, { title: `${summary}.`, ...request.json, examples: [example] }],
    ...(answer ? [[`${id}.answer`, answer.json]] : []),
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What Ninefold is asked, and what it answers',
    $defs: Object.fromEntries(schemas),
  };
}
