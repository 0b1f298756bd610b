import { type BudgetLimits, clueCount, type Engine, type Puzzle } from '#core';
import { findSolution, type RatingReport, ratePuzzle, type Solvability, surveyClasses } from '#operations';
import type { Desk } from '#techniques';

/** A rating, or why there is none: only puzzles of one solution are rated. */
export type Rating = RatingReport | { readonly unrated: Exclude<Solvability, 'one'> };

/** Rates a puzzle; logic that reaches the end has proved that the solution is the only one, and else the engine is asked. */
export function rateOnce(
  puzzle: Puzzle,
  engine: Engine,
  settings: { readonly budget: () => BudgetLimits; readonly desk: Desk; readonly isCancelled: () => boolean },
): Rating {
  let known: Solvability | undefined;
  const solvability = (): Solvability => {
    known ??= findSolution(puzzle, engine, settings.budget()).solvability;
    return known;
  };
  const report = ratePuzzle(puzzle, {
    unique: () => solvability() === 'one',
    desk: settings.desk,
    isCancelled: settings.isCancelled,
  });
  if (report.end === 'solved') return report;
  const found = solvability();
  return found === 'one' ? report : { unrated: found };
}

const NOTHING = { er: null, ep: null, ed: null, hardest: null, technique: null };
const UNRATED = {
  none: { status: 'complete', count: 0, ...NOTHING },
  several: { status: 'limit', count: 2, ...NOTHING },
  unknown: { status: 'budget', ...NOTHING },
} as const;

/** A rating with what the tables of the survey say. */
export function rateAnswer(puzzle: Puzzle, rating: Rating): Record<string, unknown> {
  const { byClues, byLines } = surveyClasses(puzzle);
  const about = {
    kind: puzzle.kind.spec,
    clues: clueCount(puzzle),
    blanks: puzzle.geometry.cellCount - clueCount(puzzle),
    class: { byClues: byClues ?? null, byLines: byLines ?? null },
  };
  if ('unrated' in rating) return { ...UNRATED[rating.unrated], ...about };
  const { end, er, ep, ed, hardest, technique, steps, shares } = rating;
  return {
    status: end === 'solved' ? 'complete' : 'budget',
    er,
    ep,
    ed,
    hardest,
    technique,
    steps,
    shares,
    solved: end === 'solved',
    ...about,
  };
}
