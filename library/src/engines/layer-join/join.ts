import type { Grid, TraceEvent } from '#core';

/** What a join tells its engine, and asks of it. */
export interface JoinHooks {
  /** Before each combination, whole or in part; false stops the join. */
  tryCombination(): boolean;
  /** Before so many solutions of a layer are held against what is set; false stops the join. */
  compare(solutions: number): boolean;
  /** With each solution of the whole; false when no more are wanted. */
  report(solution: Grid): boolean;
  readonly trace?: (event: TraceEvent) => void;
}
