import { ok } from '#core';
import type { GenerationEnd } from '#generator';
import { flag, list, number, type OutOf, object, whole } from '#schema';
import { endedField, statusField } from '../answer-fields.ts';
import { freshSeed } from '../fresh-seed.ts';
import { jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { noPuzzle } from '../subject.ts';
import { beginClock } from '../tools.ts';
import { madeJson, madeSchema } from './made.ts';
import { makePuzzles } from './make.ts';
import { orderFields } from './order.ts';

/** What was made of an order. */
export interface GenerateReport {
  readonly puzzles: readonly OutOf<typeof madeSchema>[];
  readonly attempts: number;
  readonly seed: number;
  readonly end: GenerationEnd;
}

export const generate = defineOperation({
  id: 'generate',
  summary: 'Make puzzles of any kind, each proved to have one solution',
  subject: noPuzzle,
  fields: {
    ...orderFields,
    count: whole(1, 100).default(1).describe('How many; more than these are a job.'),
    distinct: flag().default(false).describe('No two that symmetry and relabelling turn into each other.'),
    tries: whole(1, 1_000_000).optional().describe('Give up after N attempts.'),
    seed: whole().optional().describe('The same seed gives the same puzzles; by default they differ every time.'),
    timeMs: whole(1).optional().describe('Give up after N milliseconds; a service has a limit of its own.'),
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
    const { seed = freshSeed() } = request;
    const puzzles: OutOf<typeof madeSchema>[] = [];
    const made = await makePuzzles(
      { ...request, seed },
      {
        makers: workshop.makers,
        places: limits.places,
        timeMs: beginClock(request, limits).timeMs,
        onMade: (one) => puzzles.push(madeJson(one, seed)),
      },
    );
    return made.ok ? ok<GenerateReport>({ puzzles, attempts: made.value.attempts, seed, end: made.value.end }) : made;
  },
  json: (_, { puzzles, attempts, seed, end }) => ({
    status: end === 'done' ? ('complete' as const) : end === 'tries' ? ('limit' as const) : ('budget' as const),
    count: puzzles.length,
    attempts,
    seed,
    puzzles,
    ...jsonEnd(ENDED[end]),
  }),
  lines: (_, { puzzles }) => puzzles.map(({ puzzle }) => puzzle).join('\n'),
  verdict: ({ end }) => (end === 'done' ? 'answered' : 'budget'),
  ended: ({ end }) => ENDED[end],
});

const ENDED = {
  done: undefined,
  none: 'tries',
  tries: 'tries',
  time: 'time',
  patience: 'time',
  reach: 'tries',
  cancelled: 'cancelled',
} as const;
