import { popCount } from '#core';
import type { Board } from '../board.ts';
import { Arrangements } from './arrangements.ts';
import type { FilterNet } from './net.ts';

/** A set of values that a rule may have in some of its cells. */
export interface ValueShare {
  readonly mask: number;
  /** What each variable of its net may hold then. */
  readonly all: Int32Array;
}

/** More ways than this are not listed. */
const MOST_WAYS = 600;
/** What it may cost to see whether the rest of the rule goes with one of them. */
const MOST_POSITIONS = 40;

/**
 * The sets of values that the variables of a net at some places may hold together, by the net alone; undefined where there are too many ways.
 * A way counts unless it is known that the rest of the net cannot be filled beside it.
 */
export function sharesOf(board: Board, net: FilterNet, places: readonly number[], masks: Int32Array): ValueShare[] | undefined {
  const shares = new Map<number, Int32Array>();
  let ways = 0;
  const isListed = (at: number, left: Int32Array): boolean => {
    if (at === places.length) {
      const rest = new Arrangements(net, { left: MOST_POSITIONS }, board.pulse).one(left.slice());
      if (rest === undefined) return true;
      if (++ways > MOST_WAYS) return false;
      const mask = places.reduce((all, place) => all | left[place]!, 0);
      const all = shares.get(mask);
      if (all) for (let i = 0; i < all.length; i++) all[i]! |= left[i]!;
      else shares.set(mask, left.slice());
      return true;
    }
    for (let rest = left[places[at]!]!; rest !== 0; rest &= rest - 1) {
      const next = left.slice();
      next[places[at]!] = rest & -rest;
      if (net.settle(next, places[at]!) && !isListed(at + 1, next)) return false;
    }
    return true;
  };
  if (!isListed(0, masks.slice())) return undefined;
  return [...shares].map(([mask, all]) => ({ mask, all })).filter(({ mask }) => popCount(mask) === places.length);
}

/** Whether cells can hold different values of a set, one for each. */
export function canHold(masks: readonly number[], values: number): boolean {
  const holder = new Map<number, number>();
  const find = (cell: number, seen: { mask: number }): boolean => {
    for (let rest = masks[cell]! & values & ~seen.mask; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if ((seen.mask & bit) !== 0) continue;
      seen.mask |= bit;
      const other = holder.get(bit);
      if (other !== undefined && !find(other, seen)) continue;
      holder.set(bit, cell);
      return true;
    }
    return false;
  };
  return masks.every((_, cell) => find(cell, { mask: 0 }));
}
