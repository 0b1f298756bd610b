import { type Cell, indices, type Puzzle, type Value } from '#core';
import type { Picture } from '#drawing';
import { type CellNote, valuesOf } from '#session';

/** Values on the board that leave a value one cell, each with the cells that it closes. */
export type Forcing = readonly { readonly from: Cell; readonly to: readonly Cell[] }[];

/**
 * Which values force a single. A value that has one cell left in a house is closed out of the others by the same value elsewhere; a cell that has one
 * value left is closed to the others by what it sees. Undefined where the step is no such single.
 */
export function forcingOf(step: Pick<Picture, 'place' | 'houses'>, puzzle: Puzzle, notes: readonly CellNote[]): Forcing | undefined {
  const [placed] = step.place;
  if (!placed || step.place.length > 1) return undefined;
  const values = valuesOf({ puzzle, notes });
  const { geometry } = puzzle;
  const [house] = step.houses;
  if (house === undefined) return byPeers(puzzle, values, placed.cell, placed.value);
  const blanks = geometry.groups[house]!.cells.filter((cell) => values[cell] === 0 && cell !== placed.cell);
  return closers(puzzle, values, blanks, placed.value);
}

/** The fewest cells with the value that close all of the blanks, the one that closes most first. */
function closers({ geometry }: Puzzle, values: ArrayLike<Value>, blanks: readonly Cell[], value: Value): Forcing {
  const open = new Set(blanks);
  const holders = indices(geometry.cellCount).filter((cell) => values[cell] === value);
  const reach = holders.map((from) => ({ from, to: blanks.filter((cell) => geometry.peersOf(from).includes(cell)) }));
  const chosen: { from: Cell; to: readonly Cell[] }[] = [];
  while (open.size > 0) {
    const next = reach
      .map(({ from, to }) => ({ from, to: to.filter((cell) => open.has(cell)) }))
      .sort((a, b) => b.to.length - a.to.length)[0];
    // What is closed by marks alone is not forced by a value on the board.
    if (!next || next.to.length === 0) break;
    for (const cell of next.to) open.delete(cell);
    chosen.push(next);
  }
  return chosen;
}

/** One cell for each other value that the cell sees. */
function byPeers({ geometry }: Puzzle, values: ArrayLike<Value>, cell: Cell, value: Value): Forcing {
  const seen = new Map<Value, Cell>();
  for (const peer of geometry.peersOf(cell)) {
    const other = values[peer]!;
    if (other !== 0 && other !== value && !seen.has(other)) seen.set(other, peer);
  }
  return [...seen.values()].map((from) => ({ from, to: [cell] }));
}
