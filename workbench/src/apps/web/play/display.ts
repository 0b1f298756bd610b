import type { Cell, Puzzle, Value } from '#core';
import type { Picture } from '#drawing';
import type { CellNote } from '#session';
import type { AidState } from './aid.ts';
import { type Forcing, forcingOf } from './forcing.ts';
import { candidatesInPlay, positionBefore } from './replay.ts';

/** What an aid shows on the board: perhaps another position than the player's, candidates, and a picture. */
export interface Display {
  readonly puzzle: Puzzle;
  /** Undefined: the player's own notes. */
  readonly notes?: readonly CellNote[];
  readonly candidates?: (cell: Cell) => readonly Value[] | undefined;
  readonly picture?: Picture;
  /** The values that force one, and the cells that each of them closes. */
  readonly forcing?: Forcing;
  /** A cell that should come into view. */
  readonly focus?: Cell;
  /** Whether the board shows another position than the player's, so that nothing is entered meanwhile. */
  readonly isElsewhere?: boolean;
}

const EMPTY: Picture = { place: [], remove: [], cells: [], houses: [], candidates: [] };

/** The scene of an aid; undefined where the board shows the game as it is. */
export function displayOf(state: AidState, puzzle: Puzzle, notes: readonly CellNote[], isComplete: boolean): Display | undefined {
  switch (state.kind) {
    case 'hint':
      return state.answer.status === 'step' ? hintDisplay(state.answer.step, state.level, puzzle, notes, isComplete) : undefined;
    case 'walk':
      return stepDisplay(puzzle, state.answer.steps, state.index);
    case 'why':
      return whyDisplay(state, puzzle);
    default:
      return undefined;
  }
}

function hintDisplay(step: Picture, level: number, puzzle: Puzzle, notes: readonly CellNote[], isComplete: boolean): Display {
  if (level < 3)
    return {
      puzzle,
      picture: { ...EMPTY, ...whereToLook(step) },
    };
  const all = candidatesInPlay(puzzle, notes, isComplete);
  const shown = new Set([...step.cells, ...[...step.candidates, ...step.remove].map(({ cell }) => cell)]);
  const candidates = (cell: Cell): readonly Value[] | undefined => (shown.has(cell) ? all[cell] : undefined);
  const picture =
    level === 3 ? { ...EMPTY, cells: step.cells, houses: step.houses, rules: step.rules ?? [], candidates: step.candidates } : step;
  const forcing = forcingOf(step, puzzle, notes);
  return { puzzle, candidates, picture, ...(forcing ? { forcing } : {}), ...focusOf(step) };
}

/** The first thing that an argument is about: a rule, a house, else a cell. */
function whereToLook({ rules = [], houses, cells }: Picture): Partial<Picture> {
  if (rules.length > 0) return { rules: rules.slice(0, 1) };
  return houses.length > 0 ? { houses: houses.slice(0, 1) } : { cells: cells.slice(0, 1) };
}

function stepDisplay(puzzle: Puzzle, steps: readonly Picture[], index: number): Display {
  const position = positionBefore(puzzle, steps, index);
  const step = steps[index];
  return {
    puzzle,
    isElsewhere: true,
    notes: step ? withPlaced(position.notes, step) : position.notes,
    candidates: (cell) => position.candidates[cell],
    ...(step ? { picture: step, ...focusOf(step) } : {}),
  };
}

/** A value that is placed in this step is drawn inside its double ring. */
function withPlaced(notes: readonly CellNote[], { place }: Picture): readonly CellNote[] {
  const shown = [...notes];
  for (const { cell, value } of place) shown[cell] = { ...shown[cell]!, value };
  return shown;
}

function whyDisplay({ answer, cell, value, index }: Extract<AidState, { kind: 'why' }>, puzzle: Puzzle): Display | undefined {
  if (answer.because === 'peer') return { puzzle, picture: { ...EMPTY, cells: [cell, answer.peer], houses: [answer.house] }, focus: cell };
  if (answer.because === 'rule') return { puzzle, picture: { ...EMPTY, cells: [cell], rules: [answer.rule] }, focus: cell };
  if (answer.because !== 'contradiction') return undefined;
  const givens = puzzle.givens.slice();
  givens[cell] = value;
  const assumed: Puzzle = { ...puzzle, givens };
  if (index < answer.steps.length) return stepDisplay(assumed, answer.steps, index);
  const scene = stepDisplay(assumed, answer.steps, answer.steps.length);
  const { fault } = answer;
  if ('cell' in fault) return { ...scene, picture: { ...EMPTY, cells: [fault.cell] }, focus: fault.cell };
  if ('house' in fault) {
    const { cells } = puzzle.geometry.groups[fault.house]!;
    return { ...scene, picture: { ...EMPTY, houses: [fault.house] }, focus: cells[0]! };
  }
  const { cells } = puzzle.rules[fault.rule]!;
  return { ...scene, picture: { ...EMPTY, cells, rules: [fault.rule] }, focus: cells[0]! };
}

function focusOf({ place, remove, cells }: Picture): { focus?: Cell } {
  const focus = cells[0] ?? place[0]?.cell ?? remove[0]?.cell;
  return focus === undefined ? {} : { focus };
}
