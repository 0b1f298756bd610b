import {
  type BudgetEnd,
  type BudgetLimits,
  type Candidates,
  type Cell,
  Deadline,
  type Engine,
  type Grid,
  type Puzzle,
  type Value,
} from '#core';
import { applyDeduction, type Deduction, Desk, inTime, nextDeduction, orderFor, type Technique, type WorkingBoard } from '#techniques';
import { findSolution } from '../solve/solvability.ts';

/** An entry or a note of the player that the solution contradicts. */
export interface Mistake {
  readonly cell: Cell;
  /** The wrong entry; undefined where the notes of a cell lack its value. */
  readonly entry?: Value;
}

/** What a player in progress is told. */
export type FoundHint =
  | { readonly status: 'unsolvable' | 'several' | 'solved' | 'stuck' }
  | { readonly status: 'unknown' | 'late'; readonly end: BudgetEnd }
  | { readonly status: 'mistake'; readonly mistakes: readonly Mistake[] }
  | { readonly status: 'step'; readonly deduction: Deduction };

export interface HintSettings {
  readonly budget: BudgetLimits;
  readonly techniques?: readonly Technique[];
  readonly desk?: Desk;
}

/**
 * The next step for a puzzle in progress. Mistakes come first, because every argument after a mistake is useless. Then the
 * player's own notes are taken as they are: a cell with notes may hold what they say, any other what its peers leave.
 */
export function hintFor(puzzle: Puzzle, engine: Engine, settings: HintSettings): FoundHint {
  const { timeMs } = settings.budget;
  const isLate = timeMs === undefined ? undefined : new Deadline(timeMs).isLate;
  const { solvability, solution, end = 'time' } = findSolution(puzzle, engine, settings.budget);
  if (solvability === 'none') return { status: 'unsolvable' };
  if (solvability === 'unknown') return { status: 'unknown', end };
  if (solvability === 'several') return { status: 'several' };
  const { entries, marks } = puzzle.progress ?? {};
  const mistakes = findMistakes(puzzle, solution!);
  if (mistakes.length > 0) return { status: 'mistake', mistakes };
  const board = (settings.desk ?? new Desk()).lay(puzzle, true);
  board.solution = () => solution;
  if (entries) entries.forEach((value, cell) => void (value !== 0 && board.place(cell, value)));
  if (marks) restrict(board, marks);
  if (board.open === 0) return { status: 'solved' };
  const usable = (settings.techniques ?? orderFor(board.geometry, 'hint')).filter((technique) => !technique.refuses?.(board.geometry));
  const found = inTime(board, isLate, () => ({ deduction: nextDeduction(board, usable) }));
  if (!found) return { status: 'late', end: 'time' };
  return found.deduction ? { status: 'step', deduction: found.deduction } : { status: 'stuck' };
}

/** What the player has wrong: entries first, then notes. */
export function findMistakes({ progress, givens }: Puzzle, solution: Grid): Mistake[] {
  const { entries, marks } = progress ?? {};
  const wrong: Mistake[] = [];
  entries?.forEach((entry, cell) => void (entry !== 0 && entry !== solution[cell] && wrong.push({ cell, entry })));
  for (let cell = 0; marks && cell < solution.length; cell++) {
    const isBlank = givens[cell] === 0 && !entries?.[cell];
    if (isBlank && marks.count(cell) > 0 && !marks.has(cell, solution[cell]!)) wrong.push({ cell });
  }
  return wrong;
}

function restrict(board: WorkingBoard, marks: Candidates): void {
  const remove = [...marks.words.keys()].slice(0, marks.cellCount).flatMap((cell) =>
    marks.count(cell) === 0
      ? []
      : board
          .candidatesOf(cell)
          .filter((value) => !marks.has(cell, value))
          .map((value) => ({ cell, value })),
  );
  applyDeduction(board, { place: [], remove });
}
