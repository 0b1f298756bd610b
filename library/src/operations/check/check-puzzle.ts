import { type BudgetEnd, type BudgetLimits, type Clash, clueCount, type Engine, findClashes, type Puzzle, type SolveStatus } from '#core';
import { isSatisfactory, type SurveyReport, surveyClasses, surveyNames } from '#logic';
import { type MinimalityReport, testMinimality } from '../minimal/test-minimality.ts';
import { type Solvability, solvabilityOf } from '../solve/solvability.ts';
import { solvePuzzle } from '../solve/solve-puzzle.ts';
import { type Conflict, findConflict } from './conflict.ts';
import { type RulesReport, testRules } from './needed-rules.ts';

/** All that `check` says of a puzzle. */
export interface CheckReport {
  readonly clues: number;
  readonly clashes: readonly Clash[];
  readonly status: SolveStatus;
  readonly solvability: Solvability;
  /** Undefined where the puzzle does not have exactly one solution, so that the question has no meaning. */
  readonly minimality?: MinimalityReport;
  /** Which rules are needed; undefined where there are none, or the puzzle does not have exactly one solution. */
  readonly rules?: RulesReport;
  /** What contradicts each other, where the puzzle has no solution. */
  readonly conflict?: Conflict;
  /** Solved without trial and error (002); undefined where that is not known or the puzzle does not have exactly one solution. */
  readonly satisfactory?: boolean;
  readonly survey: SurveyReport;
  readonly names: readonly string[];
  readonly nodes: number;
  /** Which bound left one of the questions open. */
  readonly ended?: BudgetEnd;
}

export interface CheckSettings {
  readonly budget: BudgetLimits;
  /** Milliseconds for each of the long questions: whether every clue and every rule is needed, what contradicts what, and whether logic suffices. */
  readonly patienceMs: number;
}

/** Looks at a puzzle from every side: clashes, number of solutions, minimality, classes and names of the survey. */
export function checkPuzzle(puzzle: Puzzle, engine: Engine, settings: CheckSettings): CheckReport {
  const clashes = findClashes(puzzle);
  const { status, count, counters, end } = solvePuzzle(puzzle, engine, { limit: 2, budget: settings.budget, keep: 0 });
  const solvability = solvabilityOf({ status, count });
  const { nodes: nodesPerClue } = settings.budget;
  const minimality =
    solvability === 'one'
      ? testMinimality(puzzle, engine, { timeMs: settings.patienceMs, ...(nodesPerClue === undefined ? {} : { nodesPerClue }) })
      : undefined;
  const rules =
    solvability === 'one' && puzzle.rules.length > 0
      ? testRules(puzzle, engine, { timeMs: settings.patienceMs, ...(nodesPerClue === undefined ? {} : { nodesPerRule: nodesPerClue }) })
      : undefined;
  const conflict = solvability === 'none' ? findConflict(puzzle, engine, { ...settings.budget, timeMs: settings.patienceMs }) : undefined;
  const satisfactory = solvability === 'one' ? isSatisfactory(puzzle, settings.patienceMs) : undefined;
  const ended =
    end ?? minimality?.end ?? rules?.end ?? conflict?.end ?? (solvability === 'one' && satisfactory === undefined ? 'time' : undefined);
  return {
    clues: clueCount(puzzle),
    clashes,
    status,
    solvability,
    ...(minimality ? { minimality } : {}),
    ...(rules ? { rules } : {}),
    ...(conflict ? { conflict } : {}),
    ...(satisfactory === undefined ? {} : { satisfactory }),
    survey: surveyClasses(puzzle),
    names: surveyNames(puzzle, {
      unique: solvability === 'one',
      minimal: minimality?.minimal === true,
      satisfactory: satisfactory === true,
    }),
    nodes: counters.nodes,
    ...(ended ? { ended } : {}),
  };
}
