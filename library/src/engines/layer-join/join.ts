import type { Cell, EventOf, Grid, Value } from '#core';
import type { RunEvent } from '../run.ts';

interface OfLayer {
  readonly block: number;
}

/** What the join tells: the solutions of each layer, what it sets, what is left, what it combines. */
export type LayerEvent =
  | RunEvent
  | EventOf<'layer', OfLayer & { data: { readonly blanks: readonly Cell[]; readonly count: number } }>
  | EventOf<'place', OfLayer & { data: { readonly row: number; readonly values: readonly Value[] } }>
  /** How many solutions of each layer still fit, and the first of them. */
  | EventOf<'sift', { data: { readonly counts: readonly number[]; readonly alive: readonly (readonly number[])[] } }>
  | EventOf<'combine', { data: { readonly chosen: readonly number[] } }>;

/** What a join tells its engine, and asks of it. */
export interface JoinHooks {
  /** Before each combination, whole or in part; false stops the join. */
  tryCombination(): boolean;
  /** Before this many solutions of a layer are held against what is set; false stops the join. */
  compare(solutions: number): boolean;
  /** With each solution of the whole; false when no more are wanted. */
  report(solution: Grid): boolean;
  readonly trace?: (event: LayerEvent) => void;
}
