import { type BudgetEnd, ok, type Puzzle, type Result, type Said } from '#core';
import type { OutOfFields } from '#schema';
import { limitField, limitOf, searchFields } from '../fields.ts';
import type { Verdict } from '../operation.ts';
import { beginSearch, type Tools } from '../tools.ts';
import { type SolveReport, solvePuzzle } from './solve-puzzle.ts';

/** The fields of a search up to a number of solutions; `solve` and `count` differ in how many they look for unless told. */
export function limitedFields(limit: number | 'all') {
  return { ...searchFields, limit: limitField.default(limit).describe('Stop after N solutions.') };
}
export type LimitedFields = OutOfFields<ReturnType<typeof limitedFields>>;

/** How often a listener is told of solutions. */
const TELL_EVERY = 1000;

export function runSearch(puzzle: Puzzle, fields: LimitedFields, tools: Tools): Result<SolveReport> {
  const search = beginSearch(puzzle, fields, tools);
  if (!search.ok) return search;
  const { onProgress } = tools;
  let found = 0;
  const watched = {
    onSolution() {
      if (++found % TELL_EVERY === 0) onProgress?.({ found });
    },
  };
  const { engine, budget } = search.value;
  return ok(
    solvePuzzle(puzzle, engine, {
      limit: limitOf(fields.limit),
      budget: budget(),
      keep: tools.limits.solutions,
      ...(onProgress ? watched : {}),
    }),
  );
}

export function searchVerdict({ status, count }: SolveReport): Verdict {
  return status === 'budget' ? 'budget' : count === 0n ? 'unsolvable' : 'answered';
}

export function searchEnded({ end }: SolveReport): BudgetEnd | undefined {
  return end;
}

/** Where there is no solution a person wants to know which givens clash. */
export function searchRemarks(_: Puzzle, { count, notes }: SolveReport): readonly Said[] {
  return count === 0n ? notes : [];
}
