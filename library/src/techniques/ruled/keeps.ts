import { NO_STATE } from '#core';
import type { Board } from '../board.ts';
import { Arrangements } from './arrangements.ts';
import { MOST_VALUES } from './net.ts';
import { rulePartsOf } from './parts.ts';

/** How many ways to fill hidden cells are tried at most. */
const MOST_POSITIONS = 10_000;

/** Whether a board that is full keeps what rules demand beyond groups. */
export function keepsRules(board: Board): boolean {
  const { values, size, tables, geometry } = board;
  const { relations, sums, sequences, clauses, hidden } = geometry.constraints;
  const isSeen = (cells: readonly number[]): boolean => cells.every((cell) => cell < tables.cellCount);
  const isKept =
    relations.every(({ cells: [a, b], table }) => !isSeen([a, b]) || table[(values[a]! - 1) * size + values[b]! - 1] === 1) &&
    sums.every(
      ({ cells, weights, totals }) =>
        !isSeen(cells) || totals.includes(cells.reduce((all, cell, i) => all + weights[i]! * values[cell]!, 0)),
    ) &&
    sequences.every(({ cells, layers }) => {
      if (!isSeen(cells)) return true;
      let state = 0;
      return cells.every((cell, i) => {
        state = layers[i]![state * size + values[cell]! - 1]!;
        return state !== NO_STATE;
      });
    }) &&
    clauses.every(({ literals }) =>
      literals.some(({ cell, value, holds }) => cell >= tables.cellCount || (values[cell] === value) === holds),
    );
  if (!isKept || hidden.length === 0 || size > MOST_VALUES) return isKept;
  return rulePartsOf(tables).every(
    ({ net }) =>
      net.cells.every((cell) => cell < tables.cellCount) ||
      new Arrangements(net, { left: MOST_POSITIONS }, board.pulse).one(net.masksOf(board)) !== undefined,
  );
}
