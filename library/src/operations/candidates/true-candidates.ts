import {
  Budget,
  type BudgetEnd,
  type BudgetLimits,
  Candidates,
  type Engine,
  type Grid,
  makePuzzle,
  openCandidates,
  type Puzzle,
  type SolveStatus,
} from '#core';

/** Which candidates occur in some solution. */
export interface TrueCandidates {
  /** Those that were seen in a solution. */
  readonly candidates: Candidates;
  /** `complete` when all others are proved to occur in none; `budget` when some are not decided. */
  readonly status: Extract<SolveStatus, 'complete' | 'budget'>;
  readonly nodes: number;
  /** Which bound left some undecided. */
  readonly end?: BudgetEnd;
}

/**
 * Finds the candidates that occur in some solution. Each search is asked for a solution with one candidate that none has
 * shown yet, and each solution found settles one candidate in every cell, so there are far fewer searches
 * than candidates.
 */
export function trueCandidates(puzzle: Puzzle, engine: Engine, limits: BudgetLimits): TrueCandidates {
  const { geometry, kind } = puzzle;
  const open = openCandidates(puzzle);
  const seen = Candidates.none(geometry.cellCount, geometry.size);
  const whole = new Budget(limits);
  let end: BudgetEnd | undefined;
  const note = (solution: Grid): void => {
    solution.forEach((value, cell) => {
      seen.add(cell, value);
    });
  };
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    for (const value of open.values(cell)) {
      if (seen.has(cell, value)) continue;
      const restrictions = open.clone();
      restrictions.keepOnly(cell, value);
      const budget = new Budget({ ...limits, nodes: whole.nodesLeft, timeMs: whole.timeLeftMs });
      const { status, count } = engine.solve(makePuzzle(kind, new Uint8Array(geometry.cellCount), { restrictions }), {
        limit: 1,
        budget,
        onSolution: note,
      });
      whole.spend(budget.nodes);
      if (status === 'budget') {
        end = budget.end;
        // Nothing more is decided without time, and to begin each of the searches that are left takes some.
        if (end === 'time') return { candidates: seen, status, nodes: whole.nodes, end };
      }
      // A puzzle without any solution has no candidate that occurs in one; the first search says so.
      if (status !== 'budget' && count === 0n && seen.words.every((word) => word === 0) && open.count(cell) === 1)
        return { candidates: seen, status: 'complete', nodes: whole.nodes };
    }
  }
  return { candidates: seen, status: end ? 'budget' : 'complete', nodes: whole.nodes, ...(end ? { end } : {}) };
}
