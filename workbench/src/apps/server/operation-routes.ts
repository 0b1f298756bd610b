import { setImmediate } from 'node:timers/promises';
import type { Json } from '#jobs';
import type { AnyOperation } from '#operations';
import { isDocument, questions } from '#questions';
import { anything, list, object, oneOf, record, text } from '#schema';
import type { WebServer } from './app.ts';
import type { Context } from './context.ts';
import { ApiError, errors } from './errors.ts';
import { clientOf } from './guard.ts';
import { addNotes } from './notes.ts';

/** One route for each operation of the registry. */
export function operationRoutes(app: WebServer, context: Context): void {
  for (const operation of questions) {
    app.post(
      `/api/v1/${operation.id}`,
      {
        schema: {
          operationId: operation.id,
          tags: ['puzzles'],
          summary: `${operation.summary}.`,
          body: operation.request.example(operation.example),
          response: { 200: operation.answer ?? DOCUMENT, ...errors },
        },
      },
      async (request, reply) => {
        const answer = await answerOne(operation, request.body as Json, clientOf(request), () => context.underWay.signal(reply), context);
        if (!isDocument(answer)) return answer;
        addNotes(reply, answer.notes);
        return reply.type(answer.contentType).header('x-ninefold-status', answer.status).send(Buffer.from(answer.bytes));
      },
    );
  }
}

/** A file in place of JSON: a page or a picture. */
const DOCUMENT = {
  description: 'The file.',
  content: Object.fromEntries(
    ['application/pdf', 'image/svg+xml', 'image/png'].map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
  ),
};

/** Here where that is a matter of a moment, else on a thread. */
async function answerOne(
  operation: AnyOperation,
  fields: Json,
  client: string,
  signal: () => AbortSignal,
  context: Context,
): Promise<object> {
  let isHere = true;
  const answer = await context.here.answer(operation, fields, () => {
    isHere = false;
    return context.lanes.answer({ operation, fields, client, signal: signal() });
  });
  if (!answer.ok) throw new ApiError('invalid_puzzle', answer);
  if (isHere) context.metrics.solvedQuickly();
  return answer.value.json;
}

/** Puzzles in one request. */
const MOST_IN_BATCH = 1000;
/** After this many of them others have a turn. */
const YIELD_EVERY = 16;

/** Many small requests in one. */
export function batchRoute(app: WebServer, context: Context): void {
  const verbs = questions.filter(({ overFiles }) => overFiles);
  app.post(
    '/api/v1/batch',
    {
      schema: {
        operationId: 'batch',
        tags: ['puzzles'],
        summary: 'The same operation for many puzzles at once; the answers come in their order.',
        body: object({
          do: oneOf(verbs.map(({ id }) => id)),
          puzzles: list(text(1, 20_000), 1, MOST_IN_BATCH),
          options: record(anything()).default({}).describe('Further fields of each request.'),
        }).example({ do: 'solve', puzzles: ['1...............', '12..............'], options: { kind: 'classic:2x2' } }),
        response: { 200: object({ answers: list(record(anything())) }), ...errors },
      },
    },
    async (request, reply) => {
      const { do: id, puzzles, options } = request.body;
      const operation = verbs.find((verb) => verb.id === id)!;
      const signal = context.underWay.signal(reply);
      const answers: object[] = [];
      for (const [i, puzzle] of puzzles.entries()) {
        // Many quick answers in a row must not keep others waiting, nor go on for a client that has left.
        if (i % YIELD_EVERY === YIELD_EVERY - 1) await setImmediate();
        signal.throwIfAborted();
        const fields = operation.request.read({ ...options, puzzle }, 'options');
        if (!fields.ok) throw new ApiError('invalid_request', fields);
        answers.push(await answerOne(operation, fields.value as Json, clientOf(request), () => signal, context).catch(asItem));
      }
      return { answers };
    },
  );
}

/** One broken puzzle is answered in its place; the others are answered all the same. */
function asItem(error: unknown): object {
  if (error instanceof ApiError && error.code === 'invalid_puzzle') return { status: 'invalid', error: error.message };
  throw error;
}
