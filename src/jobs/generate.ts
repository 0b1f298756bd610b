import { z } from 'zod';
import { madeAnswer } from '#answers';
import { ok } from '#core';
import { Maker } from '#generator';
import { orderFields, orderOf } from '#requests';
import { defineJob, type Json } from './operation.ts';

/** Attempts `from` to `from + attempts`, or all that follow from there on. */
interface AttemptsPart extends Json {
  readonly from: number;
  readonly attempts: number;
  /** A part that only stands for those that follow: where it comes to its turn it is cut into parts of this size and a new rest. */
  readonly isRest: boolean;
}

/** Parts that a rest is cut into; each rest has parts of twice the size of the one before, up to a limit. */
const FAN_OUT = 16;
const FIRST_ATTEMPTS = 1;
const MOST_ATTEMPTS = 256;
const MOST = 10_000_000;

/** How many attempts it will take is not known, so parts are made as they are needed. */
export const generate = defineJob({
  id: 'generate',
  summary: 'Make any number of puzzles, each with one solution by proof.',
  schema: z.strictObject({
    ...orderFields,
    count: z.int().min(1).max(MOST).describe('How many.'),
    seed: z
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .default(1)
      .describe('The same seed gives the same puzzles on any number of machines.'),
  }),
  example: { kind: 'classic:2x2', count: 5, seed: 1 },
  async begin(request, tools) {
    const order = orderOf(request, request.seed, tools);
    return order.ok ? ok([{ from: 0, attempts: FIRST_ATTEMPTS, isRest: true }]) : order;
  },
  async run(part: AttemptsPart, request, tools) {
    const { from, attempts, isRest } = part;
    if (isRest) {
      const parts = Array.from({ length: FAN_OUT }, (_, i): AttemptsPart => ({ from: from + i * attempts, attempts, isRest: false }));
      const rest: AttemptsPart = { from: from + FAN_OUT * attempts, attempts: Math.min(2 * attempts, MOST_ATTEMPTS), isRest: true };
      return { split: [...parts, rest], nodes: 0 };
    }
    const order = orderOf(request, request.seed, tools);
    if (!order.ok) throw new Error(order.error);
    const maker = new Maker(order.value, await tools.workshop.makerParts());
    const items: Json[] = [];
    for (let attempt = from; attempt < from + attempts; attempt++) {
      const made = maker.attempt(attempt);
      if (made) items.push(madeAnswer(made, request.seed));
    }
    return { partial: { made: items.length }, items, nodes: attempts };
  },
  nothing: { made: 0 },
  add: (total, partial) => ({ made: total.made + Number(partial['made']) }),
  mostItems: ({ count }) => count,
  finish: (total, { count }, end) => ({ status: end === 'budget' ? 'budget' : 'complete', count: Math.min(total.made, count) }),
});
