import type { Puzzle } from '#core';
import { type BlankMatrix, blankMatrix, sortByCount } from '../path-tree/index.ts';
import { applyConstraints } from './apply-constraints.ts';

/** P on its way through algorithm 1: figures 8(a), 8(b) and 9 of 000. */
export const MATRIX_STAGES = ['initial', 'sorted', 'reduced'] as const;
export type MatrixStage = (typeof MATRIX_STAGES)[number];

/** P as first written down, sorted by count, and after the five constraints, sorted again. */
export function matrixStages(puzzle: Puzzle): Readonly<Record<MatrixStage, BlankMatrix>> {
  const initial = blankMatrix(puzzle);
  const sorted = sortByCount(initial);
  const reduced = sortByCount(applyConstraints(puzzle.geometry, puzzle.givens, sorted));
  return { initial, sorted, reduced };
}
