import {
  assertSolution,
  Budget,
  type BudgetEnd,
  type BudgetLimits,
  type Counters,
  describeClash,
  type Engine,
  type Exchange,
  findClashes,
  type Grid,
  type OptionValue,
  type Puzzle,
  type Said,
  type SolveStatus,
  said,
  type TraceEvent,
  type Words,
} from '#core';

export interface SolveSettings {
  /** Infinity for all. */
  readonly limit: number;
  readonly budget: BudgetLimits;
  /** How many solutions the report keeps; the others are only counted and streamed. */
  readonly keep: number;
  readonly onSolution?: (solution: Grid) => void;
  readonly trace?: (event: TraceEvent) => void;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly exchange?: Exchange;
}

/** What came of solving one puzzle. */
export interface SolveReport {
  readonly status: SolveStatus;
  readonly count: bigint;
  /** The first solutions, as many as were to be kept. */
  readonly solutions: readonly Grid[];
  readonly engine: string;
  readonly counters: Counters;
  readonly elapsedMs: number;
  /** Which bound ended the search, where the status is `budget`. */
  readonly end?: BudgetEnd;
  /** Sentences for people: clashes among the givens, how far a stopped run came. */
  readonly notes: readonly Said[];
}

/** The most solutions that a report keeps in memory and prints in one object. */
export const MOST_KEPT = 1000;

/**
 * Runs an engine on a puzzle. Givens that clash need no search: the answer is that there is no solution, with the
 * clash named. A puzzle that the engine refuses is an error, because an engine was asked for something it cannot do.
 * Every grid that is kept or handed on is judged by the checker; those that are only counted are not.
 */
export function solvePuzzle(puzzle: Puzzle, engine: Engine, settings: SolveSettings): SolveReport {
  const start = performance.now();
  if (findClashes(puzzle).length > 0) return clashReport(puzzle, engine.id, start);
  const solutions: Grid[] = [];
  const { keep, onSolution, trace, options, exchange } = settings;
  const outcome = engine.solve(puzzle, {
    limit: settings.limit,
    budget: new Budget(settings.budget),
    ...(keep > 0 || onSolution
      ? {
          onSolution(solution: Grid) {
            if (solutions.length === keep && !onSolution) return;
            assertSolution(puzzle, solution, engine.id);
            if (solutions.length < keep) solutions.push(solution);
            onSolution?.(solution);
          },
        }
      : {}),
    ...(trace ? { trace } : {}),
    ...(options ? { options } : {}),
    ...(exchange ? { exchange } : {}),
  });
  return {
    status: outcome.status,
    count: outcome.count,
    solutions,
    engine: engine.id,
    counters: outcome.counters,
    elapsedMs: performance.now() - start,
    ...(outcome.end ? { end: outcome.end } : {}),
    notes: [...(outcome.end ? [endNote(outcome.end)] : []), ...(outcome.notes ?? [])],
  };
}

/** The answer for givens that clash: there is no solution, and these are the clashes. `start` is when the asking began. */
export function clashReport(puzzle: Puzzle, engine: string, start: number): SolveReport {
  return {
    status: 'complete',
    count: 0n,
    solutions: [],
    engine,
    counters: { nodes: 0 },
    elapsedMs: performance.now() - start,
    notes: findClashes(puzzle).map((clash) => describeClash(puzzle, clash)),
  };
}

/** What ended a search, for people. */
export function endNote(end: BudgetEnd): Said {
  return said(ENDS[end]);
}

const ENDS: Readonly<Record<BudgetEnd, Words<string>>> = {
  nodes: { en: 'stopped at its node budget', de: 'an der Knotengrenze abgebrochen', fr: 'arrêté à sa limite de nœuds' },
  time: { en: 'stopped at its time limit', de: 'an der Zeitgrenze abgebrochen', fr: 'arrêté à sa limite de temps' },
  stored: { en: 'stopped at its memory budget', de: 'an der Speichergrenze abgebrochen', fr: 'arrêté à sa limite de mémoire' },
  cancelled: { en: 'was cancelled', de: 'wurde abgebrochen', fr: 'a été annulé' },
  tries: { en: 'used up its tries', de: 'hat alle Versuche verbraucht', fr: 'a épuisé ses essais' },
};
