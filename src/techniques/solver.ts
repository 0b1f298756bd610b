import { isContradictory, type WorkingBoard } from './board.ts';
import type { Deduction, Technique } from './technique.ts';

/** How a run of the logical solver ended. */
export const ENDS = ['solved', 'stuck', 'contradiction'] as const;
export type LogicEnd = (typeof ENDS)[number];

export interface LogicRequest {
  /** What may be used; the first deduction of the first technique that has one is applied. */
  readonly techniques: readonly Technique[];
  /** Called with each deduction before it is applied; false ends the run. */
  readonly onStep: (deduction: Deduction) => boolean;
}

/**
 * Solves by logic as far as it goes: finds a deduction, applies it, begins again with the simplest technique.
 *
 * Every step takes something off the board, so it ends on every board; where a house or a cell has nothing left it ends
 * with `contradiction`. The same position and the same techniques give the same steps.
 */
export function solveByLogic(board: WorkingBoard, { techniques, onStep }: LogicRequest): LogicEnd {
  const usable = techniques.filter((technique) => isUsable(technique, board));
  while (board.open > 0) {
    const deduction = nextDeduction(board, usable);
    if (!deduction) return isContradictory(board) ? 'contradiction' : 'stuck';
    if (!onStep(deduction)) return 'stuck';
    applyDeduction(board, deduction);
  }
  return isConsistent(board) ? 'solved' : 'contradiction';
}

/** Whether the argument of a technique holds for the geometry of a board and what is known of it. */
export function isUsable(technique: Technique, board: Pick<WorkingBoard, 'geometry' | 'unique'>): boolean {
  return (!technique.needsUnique || board.unique) && technique.refuses?.(board.geometry) === undefined;
}

/** The first deduction of the first technique that has one. */
export function nextDeduction(board: WorkingBoard, usable: readonly Technique[]): Deduction | undefined {
  for (const technique of usable) {
    for (const deduction of technique.find(board)) return deduction;
  }
  return undefined;
}

/** Does what a deduction says. */
export function applyDeduction(board: WorkingBoard, { place, remove }: Pick<Deduction, 'place' | 'remove'>): void {
  for (const { cell, value } of remove) board.remove(cell, value);
  for (const { cell, value } of place) board.place(cell, value);
}

/** Whether the placed values differ in every group. */
function isConsistent({ tables, values }: WorkingBoard): boolean {
  return tables.peersOf.every((peers, cell) => peers.every((peer) => values[peer] !== values[cell]));
}
