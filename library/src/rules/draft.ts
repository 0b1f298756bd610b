import type { Cell, Words } from '#core';

/** Primitives as rules state them: in the numbers that people write, and by functions. `compile.ts` makes tables of them. */
export type Draft =
  | { readonly type: 'group'; readonly cells: readonly Cell[] }
  | { readonly type: 'mask'; readonly cell: Cell; readonly allows: (number: number) => boolean }
  | { readonly type: 'relation'; readonly cells: readonly [Cell, Cell]; readonly allows: (a: number, b: number) => boolean }
  | { readonly type: 'sum'; readonly cells: readonly Cell[]; readonly weights: readonly number[]; readonly totals: readonly number[] }
  | { readonly type: 'sequence'; readonly cells: readonly Cell[]; readonly machine: Machine }
  | { readonly type: 'clause'; readonly literals: readonly DraftLiteral[] };

interface DraftLiteral {
  readonly cell: Cell;
  readonly number: number;
  readonly holds: boolean;
}

/**
 * An automaton by its moves. States are whatever tells two situations apart; only those that are reached are ever made. A machine has the key
 * of another only if it says the same over as many cells of the same numbers, since machines are unrolled once and kept.
 */
export interface Machine {
  readonly key: string;
  readonly start: DraftState;
  /** The state behind a number at a position from 0; undefined where it must not stand there. */
  step(state: DraftState, number: number, position: number): DraftState | undefined;
  accepts(state: DraftState): boolean;
  /** What people list of such lines: which numbers on the way count for the clue, and how that is said of `{sets}`. */
  readonly told?: { counts(state: DraftState, number: number, position: number): boolean; readonly words: Words<string> };
}
export type DraftState = number | string;

/** The cells hold different numbers. */
export function differ(cells: readonly Cell[]): Draft {
  return { type: 'group', cells };
}

/** A cell holds certain numbers only. */
export function only(cell: Cell, allows: (number: number) => boolean): Draft {
  return { type: 'mask', cell, allows };
}

/** Two cells hold certain pairs of numbers only. */
export function relation(a: Cell, b: Cell, allows: (a: number, b: number) => boolean): Draft {
  return { type: 'relation', cells: [a, b], allows };
}

/** The cells add up to one of the totals. */
export function sum(cells: readonly Cell[], totals: readonly number[], weights: readonly number[] = cells.map(() => 1)): Draft {
  return { type: 'sum', cells, weights, totals };
}

/** Two lists of cells add up to the same. */
export function equalSums(left: readonly Cell[], right: readonly Cell[]): Draft {
  return sum([...left, ...right], [0], [...left.map(() => 1), ...right.map(() => -1)]);
}

/** The numbers along the cells are accepted by a machine. */
export function sequence(cells: readonly Cell[], machine: Machine): Draft {
  return { type: 'sequence', cells, machine };
}

/** At least one of the literals is true. */
export function clause(...literals: readonly DraftLiteral[]): Draft {
  return { type: 'clause', literals };
}
export function holds(cell: Cell, number: number): DraftLiteral {
  return { cell, number, holds: true };
}
export function lacks(cell: Cell, number: number): DraftLiteral {
  return { cell, number, holds: false };
}

/** What no grid can keep. */
export const IMPOSSIBLE: Draft = { type: 'clause', literals: [] };

/** Every two of the cells. */
export function everyTwo(cells: readonly Cell[]): [Cell, Cell][] {
  return cells.flatMap((a, i) => cells.slice(i + 1).map((b): [Cell, Cell] => [a, b]));
}
