import type { Board } from '../board.ts';
import type { Tables } from '../tables.ts';
import type { Deduction } from '../technique.ts';
import { leftOf } from './evidence.ts';
import { partners } from './filter.ts';
import { maskOf, masksOfRelation } from './net.ts';
import type { RulePart } from './parts.ts';
import { aboutStruck, struck } from './strike.ts';

/** What falls when all pairs of a rule are followed together: the parts of a deduction that do not depend on how it is said. */
export function followPairs(board: Board, part: RulePart): Omit<Deduction, 'technique' | 'name' | 'rating'> | undefined {
  const masks = Int32Array.from(part.cells, (cell) => maskOf(board, cell));
  const remove = struck(board, part.cells, follow(part, board.tables, masks));
  if (remove.length === 0) return undefined;
  return {
    ...aboutStruck(board, part.cells, [], remove),
    rules: [part.rule],
    ...leftOf(board, part.rule, remove),
  };
}

/** Strikes pair by pair until nothing more falls; undefined where a cell has nothing left. */
function follow({ relations, cells }: RulePart, tables: Tables, masks: Int32Array): Int32Array | undefined {
  const at = new Map(cells.map((cell, i) => [cell, i]));
  for (let again = true; again; ) {
    again = false;
    for (const {
      cells: [first, second],
      table,
    } of relations) {
      const [forth, back] = masksOfRelation(tables, table);
      const [a, b] = [at.get(first)!, at.get(second)!];
      const [wasA, wasB] = [masks[a]!, masks[b]!];
      masks[b] = wasB & partners(wasA, forth);
      masks[a] = wasA & partners(masks[b]!, back);
      if (masks[a] === 0 || masks[b] === 0) return undefined;
      if (masks[a] !== wasA || masks[b] !== wasB) again = true;
    }
  }
  return masks;
}
