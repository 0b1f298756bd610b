import type { Cell, Value } from '#core';
import type { Board } from '../board.ts';
import { Arrangements } from './arrangements.ts';
import { refusesWithoutRules, rulePartsOf } from './parts.ts';

/** How many positions it may take to see that one rule alone forbids a value. */
const MOST_POSITIONS = 200;

/** A rule that by itself, on this board, leaves a cell no way to hold a value; undefined where none does. */
export function forbiddingRule(board: Board, cell: Cell, value: Value): number | undefined {
  const mask = board.geometry.constraints.masks.find((one) => one.cell === cell && !one.values.includes(value));
  if (mask?.rule !== undefined) return mask.rule;
  if (refusesWithoutRules(board.geometry)) return undefined;
  return rulePartsOf(board.tables).find(({ net, cells }) => {
    if (!cells.includes(cell)) return false;
    const masks = net.masksOf(board);
    masks[net.cells.indexOf(cell)] = 1 << (value - 1);
    return new Arrangements(net, { left: MOST_POSITIONS }, board.pulse).one(masks) === undefined;
  })?.rule;
}

/** A rule that on this board cannot be kept any more, whatever else its cells hold; undefined where none is seen to be so. */
export function brokenRule(board: Board): number | undefined {
  if (refusesWithoutRules(board.geometry)) return undefined;
  return rulePartsOf(board.tables).find(
    ({ net }) => new Arrangements(net, { left: MOST_POSITIONS }, board.pulse).one(net.masksOf(board)) === undefined,
  )?.rule;
}
