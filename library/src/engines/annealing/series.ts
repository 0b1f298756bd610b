import { Budget, type BudgetLimits, type OptionValue, type Puzzle, type SolveOutcome } from '#core';
import { annealing } from './index.ts';

/** One temperature of an annealing run, when its chain of swaps had ended. */
export interface SeriesPoint {
  /** Swaps proposed so far. */
  readonly swaps: number;
  readonly temperature: number;
  readonly cost: number;
  /** Swaps taken so far. */
  readonly accepted: number;
  /** How often the run had been heated again. */
  readonly reheats: number;
}

/** Anneals a puzzle and keeps cost and temperature over time. */
export function annealingSeries(
  puzzle: Puzzle,
  options: Readonly<Record<string, OptionValue>>,
  limits: BudgetLimits,
): { readonly outcome: SolveOutcome; readonly points: readonly SeriesPoint[] } {
  const points: SeriesPoint[] = [];
  const outcome = annealing.solve(puzzle, {
    limit: 1,
    budget: new Budget(limits),
    options,
    trace(event) {
      if (event.type !== 'chain') return;
      const { swaps, temperature, cost, accepted } = event.data;
      points.push({ swaps, temperature, cost, accepted, reheats: event.depth });
    },
  });
  return { outcome, points };
}
