import type { Grid } from '#core';
import { isContradictory, OutOfTime, type WorkingBoard } from './board.ts';
import { keepsRules } from './ruled/keeps.ts';
import type { Deduction, Technique } from './technique.ts';

/** How a run of the logical solver ended. */
export const ENDS = ['solved', 'stuck', 'contradiction', 'budget'] as const;
export type LogicEnd = (typeof ENDS)[number];

export interface LogicRequest {
  /** What may be used; the first deduction of the first technique that has one is applied. */
  readonly techniques: readonly Technique[];
  /**
   * Whether the puzzle has exactly one solution, where the board does not know it yet. Asked only when simpler techniques
   * have failed: a puzzle that they solve needs no proof that its solution is the only one.
   */
  readonly isUnique?: () => boolean;
  /** The one solution, where a search has proved it. Asked only when nothing but guessing is left, which then needs no search of its own. */
  readonly solution?: () => Grid | undefined;
  /** Called with each deduction before it is applied; false ends the run. */
  readonly onStep: (deduction: Deduction) => boolean;
  /** Asked between steps and inside long searches; true ends the run with `budget`. */
  readonly isCancelled?: () => boolean;
}

/**
 * Solves by logic as far as it goes: finds a deduction, applies it, begins again with the simplest technique.
 *
 * Every step takes something off the board, so it ends on every board; where a house or a cell has nothing left it ends
 * with `contradiction`. The same position and the same techniques give the same steps.
 */
export function solveByLogic(board: WorkingBoard, { isCancelled, ...request }: LogicRequest): LogicEnd {
  return inTime(board, isCancelled, () => solve(board, request)) ?? 'budget';
}

/** Runs a search on a board; undefined where it was cancelled before it ended. */
export function inTime<Found>(board: WorkingBoard, isCancelled: (() => boolean) | undefined, search: () => Found): Found | undefined {
  if (!isCancelled) return search();
  const before = board.pulse;
  board.pulse = () => {
    if (isCancelled()) throw new OutOfTime();
  };
  try {
    return search();
  } catch (error) {
    if (error instanceof OutOfTime) return undefined;
    throw error;
  } finally {
    board.pulse = before;
  }
}

function solve(board: WorkingBoard, { techniques, onStep, isUnique, solution }: LogicRequest): LogicEnd {
  if (solution) board.solution = solution;
  const usable = techniques.filter((technique) => !technique.refuses?.(board.geometry));
  // Clues that clash leave something without a place at once, and steps from there would say nothing.
  if (isContradictory(board)) return 'contradiction';
  while (board.open > 0) {
    const deduction = nextDeduction(board, usable, isUnique);
    if (!deduction) return isContradictory(board) ? 'contradiction' : 'stuck';
    if (!onStep(deduction)) return 'stuck';
    applyDeduction(board, deduction);
  }
  return isConsistent(board) ? 'solved' : 'contradiction';
}

/** The first deduction of the first technique that has one. */
export function nextDeduction(board: WorkingBoard, usable: readonly Technique[], isUnique = () => false): Deduction | undefined {
  for (const technique of usable) {
    board.pulse();
    if (technique.needsUnique && !board.unique) {
      board.unique = isUnique();
      if (!board.unique) continue;
    }
    for (const deduction of technique.find(board)) return deduction;
  }
  return undefined;
}

/** Does what a deduction says. */
export function applyDeduction(board: WorkingBoard, { place, remove }: Pick<Deduction, 'place' | 'remove'>): void {
  for (const { cell, value } of remove) board.remove(cell, value);
  for (const { cell, value } of place) board.place(cell, value);
}

/** Whether the placed values differ in every group and keep the rules. */
function isConsistent(board: WorkingBoard): boolean {
  const { tables, values } = board;
  return tables.peersOf.every((peers, cell) => peers.every((peer) => values[peer] !== values[cell])) && keepsRules(board);
}
