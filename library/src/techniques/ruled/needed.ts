import type { Cell, Value } from '#core';
import type { Board } from '../board.ts';
import { Arrangements } from './arrangements.ts';
import { type RulePart, rulePartsOf } from './parts.ts';

/** Rules over more cells than this say little about a single value. */
const MOST_CELLS = 12;
/** How many positions it may take to see that a rule cannot do without a value. */
const MOST_POSITIONS = 60;

/** A value that every way to fill a rule has, and where it may stand there. */
export interface Needed {
  readonly part: RulePart;
  readonly value: Value;
  readonly places: readonly Cell[];
}

/** What is known of the last look at a rule. */
interface Known {
  readonly masks: Int32Array;
  readonly needed: Map<Value, boolean>;
}

/** The values that rules cannot do without, where such a value has two places or more; `isWorth` says of which it is worth asking. */
export function* neededIn(board: Board, isWorth: (places: readonly Cell[], value: Value) => boolean): Generator<Needed> {
  const { tables } = board;
  const known = tables.borrow('needed values', () => new Map<RulePart, Known>());
  for (const part of rulePartsOf(tables)) {
    if (part.cells.length > MOST_CELLS) continue;
    const masks = part.net.masksOf(board);
    let last = known.get(part);
    if (!last?.masks.every((mask, i) => mask === masks[i])) last = { masks, needed: new Map() };
    known.set(part, last);
    for (let value = 1; value <= board.size; value++) {
      const places = part.cells.filter((cell) => board.has(cell, value));
      if (places.length < 2 || part.cells.some((cell) => board.values[cell] === value) || !isWorth(places, value)) continue;
      const isNeeded = last.needed.get(value) ?? !fillsWithout(board, part, masks, value);
      last.needed.set(value, isNeeded);
      if (isNeeded) yield { part, value, places };
    }
  }
}

/** Whether some way to fill the rule may do without a value. */
function fillsWithout(board: Board, { net }: RulePart, masks: Int32Array, value: Value): boolean {
  const without = masks.map((mask, i) => (net.cells[i]! < board.tables.cellCount ? mask & ~(1 << (value - 1)) : mask));
  return !without.includes(0) && new Arrangements(net, { left: MOST_POSITIONS }, board.pulse).one(without) !== undefined;
}
