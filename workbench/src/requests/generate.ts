import { z } from 'zod';
import { madeAnswer, readRegions, withTexts } from '#answers';
import { fail, ok, type Result } from '#core';
import { clueSymmetries, kindOfOrder, LEVELS, type Made, Maker, type Order, type Range, refuseOrder } from '#generator';
import { DEFAULT_KIND } from '#kinds';
import { SURVEY_CLASSES } from '#operations';
import { alikeKey } from '#symmetry';
import { techniques } from '#techniques';
import { defineOperation } from './operation.ts';
import type { RequestLimits } from './request.ts';
import { generateResponse } from './responses.ts';

const range = z.strictObject({ from: z.number().min(0).max(1e6), to: z.number().min(0).max(1e6) });
const levels = Object.keys(LEVELS);

/** Cells as text: the largest kind that is taken, with room for spaces. */
const cellsText = z.string().min(1).max(20_000);

/** What is wished of a puzzle that is to be made. */
export const orderFields = {
  kind: z.string().min(1).max(60).default(DEFAULT_KIND).describe('The kind, such as classic:3x3 or solid:3/layers.'),
  minimal: z.boolean().optional().describe('No clue can go.'),
  clues: z
    .union([z.int().min(0).max(1e6), range])
    .optional()
    .describe('How many clues.'),
  difficulty: z
    .union([z.enum(levels), range])
    .optional()
    .describe("A level, or a range of Sudoku Explainer's scale."),
  class: z.enum(SURVEY_CLASSES).optional().describe('A class by clue counts (002, tables I and II).'),
  techniques: z
    .array(z.enum(techniques.map(({ id }) => id)))
    .min(1)
    .max(techniques.length)
    .optional()
    .describe('Solved with these and singles, and not without the last.'),
  symmetry: z
    .enum(clueSymmetries.map(({ id }) => id))
    .default('none')
    .describe('How the clues lie.'),
  pattern: cellsText.optional().describe('Where clues may stand: one character a place, . or 0 for a blank.'),
  solution: cellsText.optional().describe('Dig in this filled grid.'),
  regions: cellsText.optional().describe('The region map of a jigsaw; each puzzle gets its own where it is left out.'),
  few: z.boolean().default(false).describe('Towards as few clues as the rounds allow.'),
  many: z.boolean().default(false).describe('Towards as many clues, each of them needed, as the rounds allow.'),
  rounds: z.int().min(1).max(1_000_000).default(300).describe('Rounds of few and many for each puzzle.'),
  effort: z.int().min(1).max(100_000).optional().describe('Work for the proof that a clue is needed, about milliseconds but counted.'),
  rate: z.boolean().default(true).describe('Rate every puzzle.'),
};

type OrderFields = z.infer<z.ZodObject<typeof orderFields>>;

/** The order of a request as the generator takes it, or a sentence where no try is worth it. */
export function orderOf(fields: OrderFields, seed: number, limits: Pick<RequestLimits, 'places'>): Result<Order> {
  const { kind, minimal, clues, difficulty, class: surveyClass, symmetry, rate, few, many, rounds, effort } = fields;
  if (few && many) return fail`few and many contradict each other`;
  const regions = fields.regions === undefined ? undefined : readRegions(fields.regions);
  const ordered = kindOfOrder({ spec: kind, ...(regions ? { regions } : {}) });
  if (!ordered.ok) return ordered;
  const { spec, geometry } = ordered.value.kind;
  const { length } = geometry.places;
  if (length > limits.places) return fail`${kind} has ${length} places; this service takes at most ${limits.places}`;
  const order: Order = {
    spec: kind,
    ...(regions ? { regions } : {}),
    seed,
    rate,
    ...(effort === undefined ? {} : { effort }),
    wishes: {
      ...(minimal ? { minimal } : {}),
      ...(clues === undefined ? {} : { clues: typeof clues === 'number' ? { from: clues, to: clues } : clues }),
      ...(difficulty === undefined ? {} : { rating: typeof difficulty === 'string' ? (LEVELS[difficulty] as Range) : difficulty }),
      ...(surveyClass ? { surveyClass } : {}),
      ...(fields.techniques ? { techniques: fields.techniques } : {}),
      ...(symmetry === 'none' ? {} : { symmetry }),
      ...(few || many ? { push: { towards: few ? 'few' : 'many', rounds } } : {}),
    },
  };
  const whole = withTexts(order, spec, fields);
  if (!whole.ok) return whole;
  const refusal = refuseOrder(whole.value);
  return refusal === undefined ? whole : fail(refusal);
}

/** A text that two puzzles share just when symmetry and relabelling turn them into each other. */
export function alikeText({ puzzle, solution }: Pick<Made, 'puzzle' | 'solution'>): string {
  return alikeKey(puzzle.geometry, puzzle.givens, solution);
}

export const generate = defineOperation({
  id: 'generate',
  summary: 'Make puzzles of any kind, each with one solution by proof.',
  schema: z.strictObject({
    ...orderFields,
    count: z.int().min(1).max(100).default(1).describe('How many; more than these are a job.'),
    distinct: z.boolean().default(false).describe('No two that symmetry and relabelling turn into each other.'),
    tries: z.int().min(1).max(1_000_000).optional().describe('Give up after so many attempts.'),
    seed: z
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('The same puzzles again; others every time where it is left out.'),
    timeMs: z.int().min(1).max(3_600_000).optional().describe('Give up after so many milliseconds; the service has a limit of its own.'),
  }),
  response: generateResponse,
  example: { kind: 'classic:2x2', count: 2, seed: 1 },
  async answer(request, limits, workshop) {
    const deadline = performance.now() + Math.min(request.timeMs ?? limits.timeMs, limits.timeMs);
    const isLate = (): boolean => performance.now() > deadline;
    const seed = request.seed ?? Math.floor(Math.random() * 2 ** 48);
    const order = orderOf(request, seed, limits);
    if (!order.ok) return order;
    const maker = new Maker(order.value, await workshop.makerParts(), isLate);
    const puzzles: Record<string, unknown>[] = [];
    const seen = new Set<string>();
    const isDone = (): boolean => puzzles.length >= request.count;
    const tries = request.tries ?? Number.POSITIVE_INFINITY;
    let attempts = 0;
    for (; !isDone() && attempts < tries && !isLate(); attempts++) {
      const made = maker.attempt(attempts);
      if (!made) continue;
      const key = request.distinct ? alikeText(made) : String(attempts);
      if (!seen.has(key)) puzzles.push(madeAnswer(made, seed));
      seen.add(key);
    }
    // A walk towards few or many clues that the clock ended has not gone all its rounds.
    const isWhole = isDone() && !((request.few || request.many) && isLate());
    return ok({ status: isWhole ? 'complete' : attempts >= tries ? 'limit' : 'budget', count: puzzles.length, attempts, seed, puzzles });
  },
});
