import { ok } from '#core';
import { formatLine } from '#formats';
import { type Made, Maker } from '#generator';
import { flag, list, number, object, whole } from '#schema';
import { endedField, statusField } from '../answer-fields.ts';
import { freshSeed } from '../fresh-seed.ts';
import { jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { noPuzzle } from '../subject.ts';
import { beginClock } from '../tools.ts';
import { alikeText, madeJson, madeSchema } from './made.ts';
import { orderFields, orderOf } from './order.ts';

/** What was made of an order. */
export interface GenerateReport {
  readonly made: readonly Made[];
  readonly attempts: number;
  readonly seed: number;
  readonly status: 'complete' | 'limit' | 'budget';
}

export const generate = defineOperation({
  id: 'generate',
  summary: 'Make puzzles of any kind, each with one solution by proof',
  subject: noPuzzle,
  fields: {
    ...orderFields,
    count: whole(1, 100).default(1).describe('How many; more than these are a job.'),
    distinct: flag().default(false).describe('No two that symmetry and relabelling turn into each other.'),
    tries: whole(1, 1_000_000).optional().describe('Give up after so many attempts.'),
    seed: whole().optional().describe('The same puzzles again; others every time where it is left out.'),
    timeMs: whole(1, 3_600_000).optional().describe('Give up after so many milliseconds; a service has a limit of its own.'),
  },
  answer: object({
    status: statusField,
    count: number().describe('How many were made.'),
    attempts: number(),
    seed: number(),
    puzzles: list(madeSchema),
    ended: endedField,
  }),
  listed: 'puzzles',
  example: { kind: 'classic:2x2', count: 2, seed: 1 },
  async run(_, request, { workshop, limits }) {
    const { isLate } = beginClock(request, limits);
    const { count, distinct, few, many, tries = Number.POSITIVE_INFINITY, seed = freshSeed() } = request;
    const order = orderOf(request, seed, limits);
    if (!order.ok) return order;
    const maker = new Maker(order.value, await workshop.makerParts(), isLate);
    const made: Made[] = [];
    const seen = new Set<string>();
    let attempts = 0;
    for (; made.length < count && attempts < tries && !isLate(); attempts++) {
      const one = maker.attempt(attempts);
      if (!one) continue;
      const key = distinct ? alikeText(one) : String(attempts);
      if (!seen.has(key)) made.push(one);
      seen.add(key);
    }
    // A walk towards few or many clues that the clock ended has not gone all its rounds.
    const isWhole = made.length >= count && !((few || many) && isLate());
    return ok<GenerateReport>({ made, attempts, seed, status: isWhole ? 'complete' : attempts >= tries ? 'limit' : 'budget' });
  },
  json: (_, { made, attempts, seed, status }) => ({
    status,
    count: made.length,
    attempts,
    seed,
    puzzles: made.map((one) => madeJson(one, seed)),
    ...jsonEnd(status === 'budget' ? 'time' : undefined),
  }),
  lines: (_, { made }) => made.map(({ puzzle }) => formatLine(puzzle)).join('\n'),
  verdict: ({ status }) => (status === 'complete' ? 'answered' : 'budget'),
  ended: ({ status }) => (status === 'budget' ? 'time' : undefined),
});
