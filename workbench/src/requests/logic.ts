import { z } from 'zod';
import { explainAnswer, hintAnswer, NAME_STYLES, rateAnswer, rateOnce, wordsIn } from '#answers';
import { ok } from '#core';
import { explainPuzzle, findSolution, hintFor } from '#operations';
import { hintOrder, ratingOrder, type Technique, techniques } from '#techniques';
import { defineOperation } from './operation.ts';
import { puzzleFields, readySearch, solvingFields } from './request.ts';
import { explainResponse, hintResponse, rateResponse } from './responses.ts';
import { EXAMPLE_PUZZLE } from './solving.ts';

const searching = { ...puzzleFields, ...solvingFields };
const reasoning = {
  ...searching,
  techniques: z
    .array(z.enum(techniques.map(({ id }) => id)))
    .min(1)
    .max(techniques.length)
    .optional()
    .describe('Only these techniques (see techniques).'),
  names: z.enum(NAME_STYLES).default('r4c7').describe('How cells are named.'),
};

function allowed(ids: readonly string[] | undefined): { techniques: readonly Technique[] } | undefined {
  return ids && { techniques: hintOrder.filter(({ id }) => ids.includes(id)) };
}

export const hint = defineOperation({
  id: 'hint',
  summary: 'Say what to look at next in a puzzle in progress; mistakes come first.',
  schema: z.strictObject({
    ...reasoning,
    level: z.int().min(1).max(4).default(1).describe('1 where to look, 2 which technique, 3 which cells, 4 the move.'),
  }),
  response: hintResponse,
  example: { puzzle: EXAMPLE_PUZZLE, level: 4 },
  async answer(request, limits, workshop) {
    const ready = await readySearch(request, limits, workshop);
    if (!ready.ok) return ready;
    const { puzzle, engine, budget } = ready.value;
    const report = hintFor(puzzle, engine, { budget, desk: workshop.desk, ...allowed(request.techniques) });
    return ok(hintAnswer(puzzle, report, request.level, wordsIn(puzzle, request.names)));
  },
});

export const explain = defineOperation({
  id: 'explain',
  summary: 'Solve by logic, step by step, each step with its reason and its evidence.',
  schema: z.strictObject({
    ...reasoning,
    order: z.enum(['hint', 'rating']).default('hint').describe('Look as a person would, or as ratings do.'),
  }),
  response: explainResponse,
  example: { puzzle: '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7' },
  async answer(request, limits, workshop) {
    const ready = await readySearch(request, limits, workshop);
    if (!ready.ok) return ready;
    const { puzzle, engine, budget, deadline } = ready.value;
    const { solvability } = findSolution(puzzle, engine, budget);
    const explanation = explainPuzzle(puzzle, {
      unique: solvability === 'one',
      desk: workshop.desk,
      isCancelled: () => performance.now() > deadline,
      ...(allowed(request.techniques) ?? (request.order === 'rating' ? { techniques: ratingOrder } : {})),
    });
    return ok(explainAnswer(puzzle, explanation, solvability, wordsIn(puzzle, request.names)));
  },
});

export const rate = defineOperation({
  id: 'rate',
  summary: 'Rate a puzzle on the scale of Sudoku Explainer.',
  schema: z.strictObject(searching),
  response: rateResponse,
  example: { puzzle: EXAMPLE_PUZZLE },
  overFiles: true,
  async answer(request, limits, workshop) {
    const ready = await readySearch(request, limits, workshop);
    if (!ready.ok) return ready;
    const { puzzle, engine, budget, deadline } = ready.value;
    const rating = rateOnce(puzzle, engine, { budget: () => budget, desk: workshop.desk, isCancelled: () => performance.now() > deadline });
    return ok(rateAnswer(puzzle, rating));
  },
});
