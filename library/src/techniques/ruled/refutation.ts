import type { Cell } from '#core';
import type { Board } from '../board.ts';
import type { Tables } from '../tables.ts';
import { FilterNet } from './net.ts';
import { rulePartsOf } from './parts.ts';
import { unitsOf } from './units.ts';

/** What a trial rests on: how many rules and sums of houses, and how many groups beside these. */
export interface Refutation {
  readonly rules: number;
  readonly groups: number;
}

/** Something that strikes within its own cells, hidden ones included. */
interface Piece {
  readonly isRule: boolean;
  readonly cells: readonly Cell[];
  narrow(masks: Int32Array): boolean;
}

/**
 * The smallest trial of a position: of all candidates that fall when they are followed to the end by single pieces, the one that needs the fewest
 * rules and groups at once. It measures what the techniques lack; undefined where no candidate falls that way, so that only a search
 * over several cells leads on.
 */
export function smallestRefutation(board: Board): Refutation | undefined {
  const { tables } = board;
  const pieces = tables.borrow('pieces', () => piecesOf(tables));
  const start = Int32Array.from({ length: tables.cellCount }, (_, cell) =>
    board.values[cell] !== 0 ? 1 << (board.values[cell]! - 1) : board.low[cell]!,
  );
  let best: readonly Piece[] | undefined;
  for (let cell = 0; cell < tables.cellCount; cell++) {
    for (const value of board.candidatesOf(cell)) {
      const all = refute(board, start, cell, value, pieces);
      if (!all) continue;
      let needed = [...all];
      for (const piece of all) {
        if (!needed.includes(piece)) continue;
        const fewer = refute(
          board,
          start,
          cell,
          value,
          needed.filter((other) => other !== piece),
        );
        if (fewer) needed = [...fewer];
      }
      if (!best || needed.length < best.length) best = needed;
    }
  }
  return best && { rules: best.filter(({ isRule }) => isRule).length, groups: best.filter(({ isRule }) => !isRule).length };
}

/** The pieces that a contradiction was met with; undefined where none was. */
function refute(board: Board, start: Int32Array, cell: Cell, value: number, pieces: readonly Piece[]): Set<Piece> | undefined {
  board.pulse();
  const masks = start.slice();
  masks[cell] = 1 << (value - 1);
  const used = new Set<Piece>();
  for (let again = true; again; ) {
    again = false;
    for (const piece of pieces) {
      const own = Int32Array.from(piece.cells, (one) => masks[one]!);
      const isFilled = piece.narrow(own);
      let isChanged = !isFilled;
      for (let i = 0; isFilled && i < own.length; i++) if (own[i] !== masks[piece.cells[i]!]) isChanged = true;
      if (!isChanged) continue;
      used.add(piece);
      if (!isFilled) return used;
      for (let i = 0; i < own.length; i++) masks[piece.cells[i]!] = own[i]!;
      again = true;
    }
  }
  return undefined;
}

function piecesOf(tables: Tables): Piece[] {
  const { groupCells, cellCount, geometry } = tables;
  const none = { relations: [], sums: [], sequences: [], clauses: [] };
  const groups = groupCells.map((cells): Piece => {
    const net = new FilterNet(tables, none, [...cells]);
    return { isRule: false, cells: net.cells, narrow: (masks) => net.settle(masks) };
  });
  const parts = rulePartsOf(tables).map(({ net, cells }): Piece => {
    const hidden = net.cells.slice(cells.length).map((cell) => (1 << geometry.constraints.hidden[cell - cellCount]!) - 1);
    // What hidden cells may hold is not carried from piece to piece.
    return {
      isRule: true,
      cells,
      narrow(masks) {
        const all = Int32Array.from([...masks, ...hidden]);
        const isFilled = net.settle(all);
        masks.set(all.subarray(0, masks.length));
        return isFilled;
      },
    };
  });
  const sums = unitsOf(tables)
    .all.slice(parts.length)
    .map(({ cells, narrow }): Piece => ({ isRule: true, cells, narrow }));
  return [...groups, ...parts, ...sums];
}
