import type { Cell, Value } from '#core';
import { countBits } from './bits.ts';
import type { Board } from './board.ts';

/** Cells in the order of a loop along which two values could be exchanged. */
export interface Loop {
  readonly cells: readonly Cell[];
  readonly values: readonly [Value, Value];
}

/** A search for loops goes through no more cells than this on one board; 9x9 grids stay far below it. */
const MOST_VISITS = 300_000;

/**
 * The loops of a board on which a unique loop may be built: from a cell of two candidates through cells that have both,
 * of which two may have other candidates as well, or more when all have the same one beside. Neighbours share a group and no
 * two steps in a row use the same one. A loop counts when each group of its cells holds exactly one cell at odd and one at even
 * distance, so that an exchange of the values leaves every group as it was.
 */
export function* loopsOf(board: Board): Generator<Loop> {
  const { tables, counts } = board;
  const visits = { left: MOST_VISITS };
  for (let cell = 0; cell < tables.cellCount; cell++) {
    if (counts[cell] !== 2) continue;
    const values = board.candidatesOf(cell) as [Value, Value];
    const found: Cell[][] = [];
    follow(board, cell, values, [], 2, [0, 0], -1, found, visits);
    for (const cells of found) if (keepsGroups(board, cells)) yield { cells, values };
  }
}

function follow(
  board: Board,
  cell: Cell,
  values: readonly [Value, Value],
  loop: Cell[],
  spare: number,
  extras: readonly [low: number, high: number],
  lastGroup: number,
  found: Cell[][],
  visits: { left: number },
): void {
  if (visits.left-- <= 0) return;
  const { tables, counts } = board;
  loop.push(cell);
  let [low, high] = extras;
  for (const group of tables.groupsOf[cell]!) {
    if (group === lastGroup) continue;
    for (const next of tables.groupCells[group]!) {
      if (next === loop[0] && loop.length >= 4) found.push([...loop]);
      else if (counts[next]! >= 2 && board.has(next, values[0]) && board.has(next, values[1]) && !loop.includes(next)) {
        low |= without(board.low[next]!, values, 0);
        high |= without(board.high[next]!, values, 32);
        if (counts[next] !== 2 && countBits(low, high) !== 1 && spare <= 0) continue;
        follow(board, next, values, loop, counts[next] === 2 ? spare : spare - 1, [low, high], group, found, visits);
      }
    }
  }
  loop.pop();
}

function without(word: number, values: readonly Value[], offset: number): number {
  let rest = word;
  for (const value of values) if (value > offset && value <= offset + 32) rest &= ~(1 << (value - 1 - offset));
  return rest;
}

/** Whether each group of the cells holds exactly one of them at an even and one at an odd place. */
function keepsGroups({ tables }: Board, cells: readonly Cell[]): boolean {
  const even = new Set<number>();
  const odd = new Set<number>();
  for (let i = 0; i < cells.length; i++) {
    const visited = i % 2 === 0 ? even : odd;
    for (const group of tables.groupsOf[cells[i]!]!) {
      if (visited.has(group)) return false;
      visited.add(group);
    }
  }
  return even.size === odd.size && [...even].every((group) => odd.has(group));
}
