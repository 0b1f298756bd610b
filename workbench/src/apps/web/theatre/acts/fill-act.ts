import type { Cell, Puzzle, TraceEvent } from '#core';
import type { Shot } from '../../library/theatre.ts';
import type { Act, Caption } from '../act.ts';

export interface FillState {
  readonly puzzle: Puzzle;
  readonly grid: Uint8Array;
  /** The cells that a rule wrote, which are never taken back. */
  readonly written: Set<Cell>;
  cell: Cell | undefined;
  isBack: boolean;
  rounds: number;
  struck: number;
  backtracks: number;
  isGuessing: boolean;
  solutions: number;
}

/** Methods that fill cell by cell: by rules, and by trying. */
export const fillAct: Act<FillState, TraceEvent> = {
  begin: (puzzle) => ({
    puzzle,
    grid: puzzle.givens.slice(),
    written: new Set(),
    cell: undefined,
    isBack: false,
    rounds: 0,
    struck: 0,
    backtracks: 0,
    isGuessing: false,
    solutions: 0,
  }),
  apply(state, { type, cell, value }) {
    state.cell = cell;
    state.isBack = type === 'remove';
    if (type === 'round') state.rounds++;
    if (type === 'strike') state.struck++;
    if (type === 'backtracking') state.isGuessing = true;
    if (type === 'solution') state.solutions++;
    if (type === 'place') {
      state.grid[cell!] = value!;
      if (state.rounds > 0 && !state.isGuessing) state.written.add(cell!);
    }
    if (type === 'remove') {
      state.grid[cell!] = 0;
      state.backtracks++;
    }
  },
  caption: (state, shot) => captionOf(state, shot),
  counts: (_, shot) => [['nodes', shot?.nodes ?? 0]],
  isChapter: ({ type }) => type === 'round' || type === 'backtracking' || type === 'solution',
};

function captionOf(state: FillState, { type, cell = 0, value = 1 }: Shot): Caption {
  const holes = { cell: { cell }, value: { value } };
  if (type === 'round') return { key: 'duel.round', holes: { number: state.rounds } };
  if (type === 'backtracking') return { key: 'duel.backtracking' };
  if (type === 'strike') return { key: 'duel.strike', holes };
  if (type === 'solution') return { key: 'duel.solution' };
  if (type === 'remove') return { key: 'duel.remove', holes };
  if (type === 'dead') return { key: 'duel.dead' };
  return { key: state.written.has(cell) ? 'duel.written' : 'duel.tried', holes };
}
