import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Json } from '#jobs';
import { type Answer, isDocument, type Operation, operations } from '#requests';
import type { App } from './app.ts';
import { type Context, goneSignal } from './context.ts';
import { ApiError, errorSchema } from './errors.ts';
import { clientOf } from './guard.ts';

/** One route for each operation of the registry. */
export function operationRoutes(app: App, context: Context): void {
  for (const operation of operations) {
    app.post(
      `/api/v1/${operation.id}`,
      {
        schema: {
          operationId: operation.id,
          tags: ['puzzles'],
          summary: operation.summary,
          body: operation.schema.meta({ examples: [operation.example] }),
          response: { 200: operation.response ?? z.string().describe('The file.'), '4xx': errorSchema, '5xx': errorSchema },
        },
      },
      async (request, reply) => {
        const body = request.body as Json;
        const quick = operation.id === 'solve' ? context.quick.answer(body) : undefined;
        if (quick) {
          context.metrics.solvedQuickly();
          return quick;
        }
        const answer = await context.lanes.answer(operation, body, clientOf(request), goneSignal(reply));
        if (!isDocument(answer)) return answer;
        return reply.type(answer.contentType).header('x-ninefold-status', answer.status).send(Buffer.from(answer.bytes));
      },
    );
  }
}

/** Puzzles in one request. */
const MOST_IN_BATCH = 1000;
/** After so many of them others have a turn. */
const YIELD_EVERY = 16;

/** Many small requests in one. */
export function batchRoute(app: App, context: Context): void {
  const verbs = operations.filter(({ overFiles }) => overFiles);
  app.post(
    '/api/v1/batch',
    {
      schema: {
        operationId: 'batch',
        tags: ['puzzles'],
        summary: 'The same operation for many puzzles at once; the answers come in their order.',
        body: z
          .strictObject({
            do: z.enum(verbs.map(({ id }) => id)),
            puzzles: z.array(z.string().min(1).max(20_000)).min(1).max(MOST_IN_BATCH),
            options: z.record(z.string().max(40), z.unknown()).default({}).describe('Further fields of each request.'),
          })
          .meta({ examples: [{ do: 'solve', puzzles: ['1...............', '12..............'], options: { kind: 'classic:2x2' } }] }),
        response: { 200: z.object({ answers: z.array(z.looseObject({})) }), '4xx': errorSchema, '5xx': errorSchema },
      },
    },
    async (request, reply) => {
      const { do: id, puzzles, options } = request.body;
      const operation = verbs.find((verb) => verb.id === id)!;
      const gone = goneSignal(reply);
      const answers: Answer[] = [];
      for (const [i, puzzle] of puzzles.entries()) {
        // Many quick answers in a row must not keep others waiting, nor go on for somebody who has left.
        if (i % YIELD_EVERY === YIELD_EVERY - 1) await setImmediate();
        if (gone.aborted) throw new ApiError(499, 'invalid_request', 'the client went away');
        const fields = operation.schema.safeParse({ ...options, puzzle });
        if (!fields.success) throw new ApiError(400, 'invalid_request', `options: ${fields.error.issues[0]?.message}`);
        answers.push(await answerOne(operation, fields.data as Json, clientOf(request), gone, context));
      }
      return { answers: answers as Json[] };
    },
  );
}

async function answerOne(operation: Operation, fields: Json, client: string, gone: AbortSignal, context: Context): Promise<Answer> {
  const quick = operation.id === 'solve' ? context.quick.answer(fields) : undefined;
  if (quick) return quick;
  try {
    return await context.lanes.answer(operation, fields, client, gone);
  } catch (error) {
    // One broken puzzle is answered in its place; the others are answered all the same.
    if (error instanceof ApiError && error.code === 'invalid_puzzle') return { status: 'invalid', error: error.message };
    throw error;
  }
}
