import { type Cell, valuesIn } from '#core';
import type { Board } from './board.ts';
import { canHold } from './ruled/crossing.ts';
import { cellsWith, type Guest, guestsOf, keptBy, type Listed, listedOf, masksIn } from './ruled/guests.ts';
import { Idle } from './ruled/idle.ts';
import { MOST_LISTED } from './ruled/listed.ts';
import { maskOf } from './ruled/net.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { aboutStruck, each, struck } from './ruled/strike.ts';
import type { Tables } from './tables.ts';
import type { Deduction, Technique } from './technique.ts';

/** A house and the guests that have two cells in it or more. */
interface Host {
  readonly house: number;
  readonly guests: readonly Guest[];
  /** All cells that the argument depends on. */
  readonly touched: readonly Cell[];
}

/** How many choices of shares are gone through in one house. */
const MOST_CHOICES = 20_000;

/**
 * Shares of a house: each rule that runs through a house takes a set of its values there; such sets have to be disjoint, and what they leave must
 * do for the other cells of the house.
 *
 * For each rule with two cells in the house or more its sets are listed, as one lists the combinations of a cage, with what the
 * rest of the rule allows. Then choices of one set for each rule are gone through, for rules that have no cell in common. Sets and not
 * placements are compared, and nothing beyond the house and the rules, each by itself, is asked; so it is a table of combinations. Rules with too
 * many ways are left out, which only makes it miss something.
 */
export const sharesInHouse: Technique = {
  id: 'shares-in-house',
  words: {
    en: {
      name: 'Shares of a house',
      summary: 'Rules that run through a house take disjoint sets of its values; what is in no such choice of sets is eliminated.',
      why: {
        listed:
          'In {house}, {rules} need disjoint sets of values that leave room for the rest. In {combined} only {combinations:or} can stand, so {result}.',
        many: 'In {house}, {rules} need disjoint sets of values that leave room for the rest. What falls here is in none of them, so {result}.',
      },
    },
    de: {
      name: 'Anteile an einem Haus',
      summary: 'Regeln, die durch ein Haus laufen, nehmen getrennte Mengen seiner Werte; was in keiner solchen Wahl vorkommt, entfällt.',
      why: {
        listed:
          'In {house:dative} brauchen {rules} getrennte Mengen von Werten, die den Rest übrig lassen. In {combined} {combinations|kann|können} nur {combinations:or} stehen, also {result}.',
        many: 'In {house:dative} brauchen {rules} getrennte Mengen von Werten, die den Rest übrig lassen. Was hier entfällt, kommt in keiner davon vor, also {result}.',
      },
    },
    fr: {
      name: 'Parts d’une zone',
      summary:
        'Les règles qui traversent une zone y prennent des ensembles disjoints de valeurs ; ce qui n’est dans aucun choix est éliminé.',
      why: {
        listed:
          'Dans {house}, {rules} ont besoin d’ensembles disjoints de valeurs qui laissent de la place au reste. Dans {combined}, il ne peut y avoir que {combinations:or}, donc {result}.',
        many: 'Dans {house}, {rules} ont besoin d’ensembles disjoints de valeurs qui laissent de la place au reste. Ce qui est éliminé ici n’est dans aucun, donc {result}.',
      },
    },
  },
  aliases: ['disjoint combinations', 'cage combinations'],
  rank: 68,
  ratings: [4.7, 4.7],
  refuses: refusesWithoutRules,

  *find(board) {
    const idle = Idle.of(board.tables, 'shares-in-house');
    for (const host of board.tables.borrow('hosts', () => hostsOf(board.tables))) {
      const masks = masksIn(board, host.touched);
      if (idle.has(host, masks)) continue;
      const found = lookAt(board, host);
      if (found) yield found;
      else idle.add(host, masks);
    }
  },
};

function hostsOf(tables: Tables): Host[] {
  return [...tables.scan]
    .filter((house) => tables.isHouse[house] === 1)
    .map((house) => {
      const cells = [...tables.groupCells[house]!];
      const guests = guestsOf(tables, cells, false);
      return { house, guests, touched: cellsWith(cells, guests, tables.cellCount) };
    })
    .filter(({ guests }) => guests.length > 0);
}

function lookAt(board: Board, { house, guests }: Host): Deduction | undefined {
  const listed = listedOf(board, guests);
  const seen = new Set<string>();
  for (const [i, first] of listed.entries()) {
    const family = [i];
    const taken = new Set(first.guest.cells);
    for (const [k, { guest }] of listed.entries()) {
      if (guest.cells.some((cell) => taken.has(cell))) continue;
      for (const cell of guest.cells) taken.add(cell);
      family.push(k);
    }
    const key = family.sort((a, b) => a - b).join();
    if (seen.has(key)) continue;
    seen.add(key);
    const found = choose(
      board,
      house,
      family.map((k) => listed[k]!),
    );
    if (found) return found;
  }
  return undefined;
}

/** Goes through all choices of one share for each guest, and strikes what is in none. */
function choose(board: Board, house: number, family: readonly Listed[]): Deduction | undefined {
  const { tables, size } = board;
  const taken = new Set(family.flatMap(({ guest }) => guest.cells));
  const rest = [...tables.groupCells[house]!].filter((cell) => !taken.has(cell));
  const restMasks = rest.map((cell) => maskOf(board, cell));
  const all = (1 << size) - 1;
  const kept = family.map(({ shares }) => new Uint8Array(shares.length));
  const left = new Int32Array(rest.length);
  let choices = MOST_CHOICES;
  const go = (at: number, used: number): boolean => {
    if (choices-- <= 0) return false;
    if (at === family.length) {
      if (!canHold(restMasks, all & ~used)) return false;
      for (let i = 0; i < left.length; i++) left[i]! |= restMasks[i]! & ~used;
      return true;
    }
    let isKept = false;
    family[at]!.shares.forEach(({ mask }, i) => {
      if ((mask & used) !== 0 || !go(at + 1, used | mask)) return;
      kept[at]![i] = 1;
      isKept = true;
    });
    return isKept;
  };
  const isPossible = go(0, 0);
  if (choices <= 0) return undefined;
  const after = [
    ...family.flatMap((one, at) =>
      keptBy(
        one,
        one.shares.filter((_, i) => kept[at]![i] === 1),
        tables.cellCount,
      ),
    ),
    ...rest.map((cell, i) => ({ cell, mask: left[i]! })),
  ];
  const remove = each(
    struck(
      board,
      after.map(({ cell }) => cell),
      isPossible ? Int32Array.from(after, ({ mask }) => mask) : undefined,
    ),
  );
  if (remove.length === 0) return undefined;
  // The guest that loses something is named first, since its sets are listed.
  const lost = family.findIndex(({ guest }) => remove.some(({ cell }) => guest.net.cells.includes(cell)));
  const first = family[Math.max(0, lost)]!;
  const sets = first.shares.filter((_, i) => kept[Math.max(0, lost)]![i] === 1);
  const rules = [...new Set([first, ...family].flatMap(({ guest }) => guest.rules))];
  const isListed = lost >= 0 && sets.length > 0 && sets.length <= MOST_LISTED;
  return {
    technique: 'shares-in-house',
    name: 'Shares of a House',
    rating: 4.7,
    ...aboutStruck(board, [...taken], [...new Set([house, ...family.flatMap(({ guest }) => guest.houses)])], remove),
    rules,
    ...(isListed ? { combinations: sets.map(({ mask }) => valuesIn(mask)), combinedCells: first.guest.cells } : {}),
    form: isListed ? 'listed' : 'many',
  };
}
