import { type Cell, said, type Value, type Words } from '#core';
import type { FillingGrid } from './filling-grid.ts';
import type { SearchRun } from './run.ts';

/** How a search through blank squares ended. */
export interface Filled {
  /** Everything was tried; false where the limit or the budget ended it. */
  readonly isExhausted: boolean;
  readonly backtracks: number;
  /** The furthest square that was reached, counted from 1. */
  readonly furthest: number;
}

/**
 * Plain backtracking: goes through blank squares in order, puts the lowest value that stands and goes on to the next
 * square; where none stands it comes back to the square before and raises that. Every value of every square is tried
 * under every beginning that stands, so each solution comes exactly once. A node is one square that is taken up on the
 * way forward. A loop and not a recursion, since a cube has more squares than a call stack has frames.
 */
export function fillInOrder(
  run: SearchRun,
  board: FillingGrid,
  blanks: readonly Cell[],
  allows: (cell: Cell, value: Value) => boolean = () => true,
): Filled {
  const { size } = board.geometry;
  let depth = 0;
  let backtracks = 0;
  let furthest = 0;
  let goesForward = true;
  while (depth >= 0) {
    if (goesForward && depth === blanks.length) {
      if (!run.report(board.grid, depth)) return { isExhausted: false, backtracks, furthest };
      goesForward = false;
      depth--;
      continue;
    }
    if (goesForward) {
      if (!run.budget.spend()) return { isExhausted: false, backtracks, furthest };
      furthest = Math.max(furthest, depth + 1);
    }
    const cell = blanks[depth]!;
    const tried: Value = goesForward ? 0 : board.grid[cell]!;
    if (tried > 0) {
      board.take(cell);
      run.trace?.({ type: 'remove', depth, cell, value: tried });
    }
    let value: Value = tried + 1;
    while (value <= size && !(allows(cell, value) && board.stands(cell, value))) {
      run.trace?.({
        type: 'cut',
        depth,
        cell,
        value,
        note: allows(cell, value) ? board.whyNot(cell, value) : said(STRUCK_BEFORE),
      });
      value++;
    }
    goesForward = value <= size;
    if (goesForward) {
      board.place(cell, value);
      run.trace?.({ type: 'place', depth, cell, value });
      depth++;
    } else {
      backtracks++;
      depth--;
    }
  }
  return { isExhausted: true, backtracks, furthest };
}

/** The blank cells of a board in order. */
export function blankCells(board: FillingGrid): Cell[] {
  return [...board.grid.keys()].filter((cell) => board.grid[cell] === 0);
}

const STRUCK_BEFORE: Words<string> = { en: 'struck out before', de: 'vorher gestrichen', fr: 'déjà éliminé' };
