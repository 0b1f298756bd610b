import { z } from 'zod';
import { candidatesAnswer, checkAnswer, solveAnswer } from '#answers';
import { ok, openCandidates, type Result } from '#core';
import { checkPuzzle, solvePuzzle, trueCandidates } from '#operations';
import { type Answer, defineOperation } from './operation.ts';
import { limitField, limitOf, puzzleFields, type RequestLimits, readPuzzle, readySearch, solvingFields } from './request.ts';
import { candidatesResponse, checkResponse, solveResponse } from './responses.ts';
import type { Workshop } from './workshop.ts';

export const EXAMPLE_PUZZLE = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

const searching = { ...puzzleFields, ...solvingFields };

/** A search up to a number of solutions: `solve` and `count` differ in how many they look for unless told. */
async function searched(request: SearchRequest, limits: RequestLimits, workshop: Workshop): Promise<Result<Answer>> {
  const ready = await readySearch(request, limits, workshop);
  if (!ready.ok) return ready;
  const { puzzle, engine, budget } = ready.value;
  return ok(solveAnswer(puzzle, solvePuzzle(puzzle, engine, { limit: limitOf(request.limit), budget, keep: limits.solutions })));
}

const searchSchema = (limit: number | 'all') =>
  z.strictObject({ ...searching, limit: limitField.default(limit).describe('Stop after so many solutions.') });
type SearchRequest = z.infer<ReturnType<typeof searchSchema>>;

export const solve = defineOperation({
  id: 'solve',
  summary: 'Find solutions, and say whether the first is the only one.',
  schema: searchSchema(2),
  response: solveResponse,
  example: { puzzle: EXAMPLE_PUZZLE },
  overFiles: true,
  answer: searched,
});

export const count = defineOperation({
  id: 'count',
  summary: 'Count solutions; the count is a proof where the status is complete.',
  schema: searchSchema('all'),
  response: solveResponse,
  example: { puzzle: '1...............', kind: 'classic:2x2' },
  overFiles: true,
  answer: searched,
});

export const check = defineOperation({
  id: 'check',
  summary: 'Say whether a puzzle is valid, unique and minimal, and which names and classes it has.',
  schema: z.strictObject(searching),
  response: checkResponse,
  example: { puzzle: EXAMPLE_PUZZLE },
  overFiles: true,
  async answer(request, limits, workshop) {
    const ready = await readySearch(request, limits, workshop);
    if (!ready.ok) return ready;
    const { puzzle, engine, budget } = ready.value;
    // Three long questions share the time: how many solutions, is each clue needed, does logic suffice.
    const timeMs = budget.timeMs! / 3;
    return ok(checkAnswer(puzzle, checkPuzzle(puzzle, engine, { budget: { ...budget, timeMs }, minimalityMs: timeMs })));
  },
});

export const candidates = defineOperation({
  id: 'candidates',
  summary: 'What each cell may hold: what no given forbids, or what it holds in some solution.',
  schema: z.strictObject({
    ...searching,
    true: z.boolean().default(false).describe('Only the candidates that occur in some solution.'),
  }),
  response: candidatesResponse,
  example: { puzzle: '1...............', kind: 'classic:2x2', true: true },
  async answer(request, limits, workshop) {
    if (!request.true) {
      const puzzle = readPuzzle(request, limits, workshop);
      return puzzle.ok ? ok(candidatesAnswer(puzzle.value, openCandidates(puzzle.value), 'complete')) : puzzle;
    }
    const ready = await readySearch(request, limits, workshop);
    if (!ready.ok) return ready;
    const { puzzle, engine, budget } = ready.value;
    const found = trueCandidates(puzzle, engine, budget);
    return ok(candidatesAnswer(puzzle, found.candidates, found.status));
  },
});
