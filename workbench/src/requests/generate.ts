import { z } from 'zod';
import { madeAnswer } from '#answers';
import { ok } from '#core';
import { clueSymmetries, LEVELS, type Made, generate as makePuzzles, orderOf } from '#generator';
import { DEFAULT_KIND } from '#kinds';
import { SURVEY_CLASSES } from '#operations';
import { techniques } from '#techniques';
import { defineOperation } from './operation.ts';
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
    const timeMs = Math.min(request.timeMs ?? limits.timeMs, limits.timeMs);
    const seed = request.seed ?? Math.floor(Math.random() * 2 ** 48);
    const order = orderOf({ ...request, seed }, limits);
    if (!order.ok) return order;
    const { count, distinct, tries } = request;
    const puzzles: Record<string, unknown>[] = [];
    const onMade = (made: Made): unknown => puzzles.push(madeAnswer(made, seed));
    const { end, attempts } = await makePuzzles({ order: order.value, count, distinct, tries, timeMs, onMade }, workshop.makers);
    const status = end === 'done' ? 'complete' : end === 'tries' ? 'limit' : 'budget';
    return ok({ status, count: puzzles.length, attempts, seed, puzzles });
  },
});
