import { type Cell, type Value, valuesIn } from '#core';
import type { Board } from '../board.ts';
import type { Candidate, Deduction } from '../technique.ts';
import { MOST_LISTED } from './listed.ts';
import type { FilterNet } from './net.ts';
import { rulePartsOf } from './parts.ts';

/** How many ways are gone through, and how many positions that may take, before nothing is listed. */
const MOST_WAYS = 200;
const MOST_POSITIONS = 400;

/** The combinations that a step leaves of a rule, as the part of a deduction that says so; nothing where they are not shown, or there are too many. */
export function leftOf(board: Board, rule: number | undefined, remove: readonly Candidate[]): Listed {
  if (!board.tells || rule === undefined) return {};
  const parts = rulePartsOf(board.tables).filter((part) => part.rule === rule);
  const [part] = parts;
  // A rule that falls apart has no combinations of its own.
  if (!part || parts.length > 1) return {};
  const masks = part.net.masksOf(board);
  for (const { cell, value } of remove) {
    const at = part.net.cells.indexOf(cell);
    if (at >= 0) masks[at]! &= ~(1 << (value - 1));
  }
  const [line, ...more] = part.sequences;
  if (line?.told && more.length === 0) {
    const own = line.cells.map((cell) => masks[part.net.cells.indexOf(cell)]!);
    return listed(line.told.sets(own, areDifferent(board, line.cells)));
  }
  const ways = listed(part.cells.length > MOST_CELLS ? undefined : waysIn(board, part.net, part.cells, masks));
  // A rule may name one cell and speak of those around it.
  const named = new Set(board.geometry.constraints.rules[rule]!.cells);
  const isNamed = part.cells.length === named.size && part.cells.every((cell) => named.has(cell));
  return ways.combinations && !isNamed ? { ...ways, combinedCells: part.cells } : ways;
}

type Listed = Pick<Deduction, 'combinations' | 'combinedCells'>;

/** The combinations of longer rules are not listed. */
const MOST_CELLS = 7;

function listed(combinations: Value[][] | undefined): Listed {
  return combinations && combinations.length > 0 && combinations.length <= MOST_LISTED ? { combinations } : {};
}

function areDifferent({ tables }: Board, cells: readonly Cell[]): boolean {
  return cells.every((a, i) => cells.slice(i + 1).every((b) => tables.sees(a, b)));
}

/** The values of all ways to fill some cells of a net, each way rising; undefined where there are too many. */
function waysIn(board: Board, net: FilterNet, cells: readonly Cell[], masks: Int32Array): Value[][] | undefined {
  const places = cells.map((cell) => net.cells.indexOf(cell));
  const found = new Map<string, Value[]>();
  let [ways, positions] = [0, 0];
  const go = (at: number, left: Int32Array): boolean => {
    board.pulse();
    const place = places[at];
    if (place === undefined) {
      const values = places.map((own) => valuesIn(left[own]!)[0]!).sort((a, b) => a - b);
      found.set(values.join(), values);
      return ++ways <= MOST_WAYS && found.size <= MOST_LISTED;
    }
    for (const value of valuesIn(left[place]!)) {
      const next = left.slice();
      next[place] = 1 << (value - 1);
      if (++positions > MOST_POSITIONS) return false;
      if (net.settle(next, place) && !go(at + 1, next)) return false;
    }
    return true;
  };
  const start = masks.slice();
  if (!net.settle(start)) return [];
  return go(0, start) ? [...found.values()].sort((a, b) => a.join().localeCompare(b.join(), 'en', { numeric: true })) : undefined;
}
