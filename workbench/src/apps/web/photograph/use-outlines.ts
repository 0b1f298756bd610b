import { useState } from 'react';
import type { Cell } from '#core';
import { type OutlinedCells, withCell, withoutCell } from './correct.ts';

/** Cages or regions while they are drawn. */
interface Outlines<T extends OutlinedCells> {
  readonly all: readonly T[];
  change(to: (now: readonly T[]) => readonly T[]): void;
  /** Takes a cell into the outline of another; its first cell then. */
  takeIn(from: Cell, to: Cell): Cell;
  takeOut(cell: Cell): void;
}

export function useOutlines<T extends OutlinedCells>(read: () => readonly T[], fresh: T): Outlines<T> {
  const [all, change] = useState(read);
  return {
    all,
    change,
    takeIn(from, to) {
      const changed = withCell(all, from, to, fresh);
      // A pointer may be two cells further before the page is drawn again.
      change((now) => withCell(now, from, to, fresh));
      return changed.find(({ cells }) => cells.includes(to))!.cells[0]!;
    },
    takeOut: (cell) => change((now) => withoutCell(now, cell)),
  };
}
