import { type Cell, popCount, valuesIn } from '#core';
import type { Board } from './board.ts';
import { combinations } from './combinations.ts';
import { cellsWith, type Guest, guestsOf, keptBy, type Listed, listedOf, masksIn } from './ruled/guests.ts';
import { Idle } from './ruled/idle.ts';
import { MOST_LISTED } from './ruled/listed.ts';
import { maskOf } from './ruled/net.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { candidatesOf, each, struck, struckCells } from './ruled/strike.ts';
import type { Tables } from './tables.ts';
import type { Deduction, Technique } from './technique.ts';

/** Houses without a common cell, all their cells, and what has several of these. */
interface Hall {
  readonly houses: readonly number[];
  readonly cells: readonly Cell[];
  readonly guests: readonly Guest[];
  /** All cells that the argument depends on. */
  readonly touched: readonly Cell[];
}

/** So many values are counted together at most. */
const MOST_VALUES = 3;
/** Lines are taken together up to this many at once. */
const MOST_HOUSES = 3;

/**
 * Values used up by rules: two rows have room for two of each value, and when the rules in them need all of these, the other cells have none.
 *
 * Each cage that lies in a row with some of its cells has sets of values for them; the fewest of some values that any of these sets has is what
 * the cage needs. Cells that can hold nothing else need one each. What rules without a common cell need together cannot be more than the
 * houses have room for; when it is just as much, the rest of the houses loses these values, and a rule loses the sets that have more of them
 * than it needs. For one value in one house this is pointing from a cage, for several houses a fish with cages as its bases.
 */
export const usedUp: Technique = {
  id: 'used-up',
  words: {
    en: {
      name: 'Values used up by rules',
      summary: 'Where the rules in some houses need every cell that the houses have for some values, the other cells there lose them.',
      why: '{Houses} {houses|has|have} room for {room} of {values}, and {rules} {rules|needs|need} all of it, so {result}.',
    },
    de: {
      name: 'Von Regeln verbrauchte Werte',
      summary:
        'Brauchen die Regeln in einigen Häusern alle Plätze, die diese für gewisse Werte haben, so entfallen sie in den anderen Feldern.',
      why: 'In {houses:dative} {room|gibt es einen Platz|gibt es {room} Plätze} für {values}, und {rules} {rules|braucht|brauchen} {room|ihn|sie alle}, also {result}.',
    },
    fr: {
      name: 'Valeurs épuisées par des règles',
      summary:
        'Quand les règles de certaines zones ont besoin de toutes leurs places pour certaines valeurs, les autres cases les perdent.',
      why: '{Houses} {houses|a|ont} {room} {room|place|places} pour {values}, et {rules} {rules|a|ont} besoin {room|de celle-ci|de toutes}, donc {result}.',
    },
  },
  aliases: ['cage fish', 'killer pairs', 'killer triples', 'locked cages'],
  rank: 64,
  ratings: [4.3, 4.3],
  refuses: refusesWithoutRules,

  *find(board) {
    const idle = Idle.of(board.tables, 'used-up');
    for (const hall of board.tables.borrow('halls', () => hallsOf(board.tables))) {
      const masks = masksIn(board, hall.touched);
      if (idle.has(hall, masks)) continue;
      const found = lookAt(board, hall);
      if (found) yield found;
      else idle.add(hall, masks);
    }
  },
  parts: ({ houses, values, total }) => ({ room: total ?? houses.length * values.length }),
};

/** Single houses, pairs of one family, and lines side by side. */
function hallsOf(tables: Tables): Hall[] {
  const { geometry, isHouse, groupCells } = tables;
  const houses = geometry.groups.filter(({ index, family }) => isHouse[index] === 1 && family !== 'rule');
  const isDisjoint = (a: number, b: number): boolean => !groupCells[a]!.some((cell) => groupCells[b]!.includes(cell));
  const sets: number[][] = houses.map(({ index }) => [index]);
  for (const family of new Set(houses.map((house) => house.family))) {
    const own = houses.filter((house) => house.family === family).map(({ index }) => index);
    for (const pair of combinations(own, 2)) if (isDisjoint(pair[0]!, pair[1]!)) sets.push(pair);
    own.forEach((_, i) => {
      const run = own.slice(i, i + MOST_HOUSES);
      if (run.length === MOST_HOUSES && run.every((a, k) => run.slice(k + 1).every((b) => isDisjoint(a, b)))) sets.push(run);
    });
  }
  return sets
    .map((set) => {
      const cells = set.flatMap((house) => [...groupCells[house]!]);
      const guests = guestsOf(tables, cells, true);
      return { houses: set, cells, guests, touched: cellsWith(cells, guests, tables.cellCount) };
    })
    .filter(({ guests }) => guests.length > 0);
}

/** Sets of values that are counted together, small ones first. */
function valueSets(size: number): { readonly values: number; readonly count: number }[] {
  const all = Array.from({ length: size }, (_, v) => 1 << v);
  return Array.from({ length: Math.min(MOST_VALUES, size - 1) }, (_, i) => i + 1).flatMap((count) =>
    [...combinations(all, count)].map((bits) => ({ values: bits.reduce((union, bit) => union | bit, 0), count })),
  );
}

function lookAt(board: Board, hall: Hall): Deduction | undefined {
  const { size } = board;
  const sets = board.tables.borrow('value sets', () => valueSets(size));
  // Of a rule about the whole board most pairs need nothing, and they are hundreds in a house.
  const listed = listedOf(board, hall.guests).filter((one) => needsOf(one, sets).some((need) => need > 0));
  if (listed.length === 0) return undefined;
  const masks = hall.cells.map((cell) => maskOf(board, cell));
  const tight = masks.filter((mask) => popCount(mask) <= MOST_VALUES);
  const needs = listed.map((one) => needsOf(one, sets));
  for (let at = 0; at < sets.length; at++) {
    const { values, count } = sets[at]!;
    // Most sets of values are out by this bound, which counts cells twice that several rules have.
    let bound = 0;
    for (let i = 0; i < needs.length; i++) bound += needs[i]![at]!;
    if (bound === 0) continue;
    for (let i = 0; i < tight.length; i++) if ((tight[i]! & ~values) === 0) bound++;
    if (bound < count * hall.houses.length) continue;
    const found = tally(
      board,
      hall,
      masks,
      listed.map((one, i) => ({ ...one, need: needs[i]![at]! })),
      values,
      count,
    );
    if (found) return found;
  }
  return undefined;
}

/** For each set of values the fewest of them that any set of a guest has. */
function needsOf({ shares, notes }: Listed, sets: readonly { readonly values: number }[]): Uint8Array {
  notes.needs ??= Uint8Array.from(sets, ({ values }) => {
    let least = 32;
    for (const { mask } of shares) least = Math.min(least, popCount(mask & values));
    return least;
  });
  return notes.needs;
}

/** Whether all room for some values is used up, and what falls then. */
function tally(
  board: Board,
  { houses, cells }: Hall,
  masks: readonly number[],
  listed: readonly (Listed & { readonly need: number })[],
  values: number,
  count: number,
): Deduction | undefined {
  const room = count * houses.length;
  const needs = listed
    .filter(({ need }) => need > 0)
    // Much in few cells first: what a rule needs beyond its cells that can hold nothing else is what counts.
    .sort((a, b) => b.need - a.need || a.guest.cells.length - b.guest.cells.length);
  const taken = new Set<Cell>();
  const chosen: (Listed & { readonly need: number })[] = [];
  let needed = 0;
  for (const one of needs) {
    if (one.guest.cells.some((cell) => taken.has(cell))) continue;
    for (const cell of one.guest.cells) taken.add(cell);
    chosen.push(one);
    needed += one.need;
  }
  const single = cells.filter((cell, i) => !taken.has(cell) && (masks[i]! & ~values) === 0);
  needed += single.length;
  if (needed < room) return undefined;
  const rest = cells.filter((cell) => !taken.has(cell) && !single.includes(cell));
  const inRules = chosen.flatMap((one) =>
    keptBy(
      one,
      one.shares.filter(({ mask }) => popCount(mask & values) === one.need),
      board.tables.cellCount,
    ),
  );
  const after = [...rest.map((cell) => ({ cell, mask: ~values })), ...inRules];
  const remove = each(
    struck(
      board,
      after.map(({ cell }) => cell),
      needed > room ? undefined : Int32Array.from(after, ({ mask }) => mask),
    ),
  );
  if (remove.length === 0) return undefined;
  const first = chosen[0]!;
  const sets = first.shares.filter(({ mask }) => popCount(mask & values) === first.need);
  return {
    technique: 'used-up',
    name: 'Values Used Up by Rules',
    rating: 4.3,
    place: [],
    remove,
    cells: struckCells(remove),
    values: valuesIn(values),
    houses: [...new Set([...houses, ...chosen.flatMap(({ guest }) => guest.houses)])],
    candidates: candidatesOf(board, [...taken, ...single]).filter(({ value }) => (values & (1 << (value - 1))) !== 0),
    rules: [...new Set(chosen.flatMap(({ guest }) => guest.rules))],
    total: room,
    ...(sets.length <= MOST_LISTED && sets.length > 0
      ? { combinations: sets.map(({ mask }) => valuesIn(mask)), combinedCells: first.guest.cells }
      : {}),
  };
}
