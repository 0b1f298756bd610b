import type { Cell } from '#core';
import { Arrangements } from './ruled/arrangements.ts';
import { leftOf } from './ruled/evidence.ts';
import { derivedSums } from './ruled/forty-five.ts';
import { Idle } from './ruled/idle.ts';
import { FilterNet } from './ruled/net.ts';
import { refusesWithoutRules, rulePartsOf } from './ruled/parts.ts';
import { aboutStruck, struck } from './ruled/strike.ts';
import type { Tables } from './tables.ts';
import type { Technique } from './technique.ts';

/** One rule with a house that it runs through, or with two of them that cross; or a sum by the rule of 45 with one house. */
interface RuleInHouse {
  readonly rules: readonly number[];
  /** The cells of the rule. */
  readonly cells: readonly Cell[];
  /** The house or the houses that are looked at, then those that the sum rests on. */
  readonly houses: readonly number[];
  readonly isCrossing: boolean;
  readonly isDerived: boolean;
  readonly net: FilterNet;
}

const MOST_POSITIONS = 2000;
/** Rules over more cells than this are not gone through. */
const MOST_CELLS = 16;
/** The same for sums by the rule of 45, of which there are many. */
const MOST_DERIVED = 5;

/**
 * Rule and house: all ways to fill one rule are gone through together with one house that it runs through, and what stands in none falls.
 *
 * The table of a rule asks only that its own cells differ. Here the rest of the house has its say: a thermometer that would take both places of
 * a value, a cage whose combination leaves two cells of the box with one value, and cells of the house beside the rule that lose what the rule
 * is bound to take. One rule and one house, so it is a table and not a trial; what takes more positions than are allowed stays. A second
 * house that crosses the first is looked at as well, as with locked candidates, but then a value is only followed by what it leaves of the rule and the two, and nothing is
 * tried on top.
 */
export const ruleInHouse: Technique = {
  id: 'rule-in-house',
  words: {
    en: {
      name: 'Rule and house',
      summary: 'What is in no way to fill a rule together with one house that it runs through is eliminated.',
      why: {
        rule: 'All ways to fill {rule} that leave room for the values of {houses} have something else there, so {result}.',
        derived:
          'By the rule of 45 {shown} have a known sum. All ways to reach it that leave room for the values of {house} have something else there, so {result}.',
      },
    },
    de: {
      name: 'Regel und Haus',
      summary: 'Was in keiner Füllung einer Regel zusammen mit einem Haus vorkommt, durch das sie läuft, entfällt.',
      why: {
        rule: 'Alle Füllungen von {rule:dative}, bei denen die Werte von {houses:dative} ihren Platz finden, haben dort etwas anderes, also {result}.',
        derived:
          'Nach der Regel der 45 ist die Summe von {shown} bekannt. Alle Wege zu ihr, bei denen die Werte von {house:dative} ihren Platz finden, haben dort etwas anderes, also {result}.',
      },
    },
    fr: {
      name: 'Règle et zone',
      summary: 'Ce qui n’est dans aucun remplissage d’une règle avec une zone qu’elle traverse est éliminé.',
      why: {
        rule: 'Tous les remplissages {rule:of} qui laissent leurs places aux valeurs {houses:of} y ont autre chose, donc {result}.',
        derived:
          'Par la règle des 45, la somme de {shown} est connue. Toutes les façons de l’obtenir qui laissent leurs places aux valeurs {house:of} y ont autre chose, donc {result}.',
      },
    },
  },
  aliases: ['rule and region'],
  rank: 67,
  ratings: [4.6, 5],
  refuses: refusesWithoutRules,

  *find(board) {
    const idle = Idle.of(board.tables, 'rule-in-house');
    for (const one of board.tables.borrow('rules in houses', () => meetings(board.tables))) {
      const { net, cells: own, rules, houses, isCrossing, isDerived } = one;
      const masks = net.masksOf(board);
      if (net.isKept(masks) || idle.has(one, masks)) continue;
      const after = new Arrangements(net, { left: isCrossing ? 0 : MOST_POSITIONS }, board.pulse).supported(masks);
      const remove = struck(board, net.cells, after);
      if (remove.length === 0) {
        idle.add(one, masks);
        continue;
      }
      yield {
        technique: 'rule-in-house',
        name: 'Rule and House',
        rating: isCrossing ? 5 : isDerived ? 4.8 : 4.6,
        ...aboutStruck(board, own, houses, remove),
        rules,
        ...(isDerived ? {} : leftOf(board, rules[0], remove)),
        form: isDerived ? 'derived' : 'rule',
      };
    }
  },
  parts: ({ candidates }, names) => ({ shown: names.cells([...new Set(candidates.map(({ cell }) => cell))]) }),
};

/** Each rule with each house that has two cells of it or more, but not all the house; then sums by the rule of 45; then rules with two that cross. */
function meetings(tables: Tables): RuleInHouse[] {
  const { groupCells, groupsOf, size } = tables;
  const isHouse = (group: number): boolean => tables.isHouse[group] === 1;
  const cellsIn = (some: readonly number[]): Cell[] => some.flatMap((house) => [...groupCells[house]!]);
  /** How many of some cells are in each house that has one of them, in the order in which houses are looked at. */
  const order = new Map([...tables.scan].filter(isHouse).map((house, i) => [house, i]));
  const counts = (cells: readonly Cell[]): Map<number, number> => {
    const all = new Map<number, number>();
    for (const cell of cells) for (const house of groupsOf[cell]!) if (order.has(house)) all.set(house, (all.get(house) ?? 0) + 1);
    return new Map([...all].sort(([a], [b]) => order.get(a)! - order.get(b)!));
  };
  const common = new Map([...order.keys()].map((house) => [house, counts([...groupCells[house]!])]));
  const met = rulePartsOf(tables).flatMap((part): RuleInHouse[] => {
    if (part.net.cells.length > MOST_CELLS) return [];
    const shared = counts(part.cells);
    const single = [...shared].flatMap(([house, cells]) => (cells > 1 && cells < size ? [[house]] : []));
    // Both have cells of the rule, or one has several and shares cells with the other as box and line do.
    const crosses = (a: number, b: number, cells: number): boolean =>
      a !== b && ((shared.has(a) && shared.has(b)) || (Math.max(shared.get(a) ?? 0, shared.get(b) ?? 0) > 1 && cells > 1));
    const crossing = [...shared.keys()]
      .flatMap((a) =>
        [...common.get(a)!].flatMap(([b, cells]) => (crosses(a, b, cells) ? [order.get(a)! < order.get(b)! ? [a, b] : [b, a]] : [])),
      )
      .sort(([a, b], [c, d]) => order.get(a!)! - order.get(c!)! || order.get(b!)! - order.get(d!)!)
      .filter(([a, b], i, all) => i === 0 || a !== all[i - 1]![0] || b !== all[i - 1]![1]);
    return [...single, ...crossing].map((some) => ({
      rules: [part.rule],
      cells: part.cells,
      houses: some,
      isCrossing: some.length > 1,
      isDerived: false,
      net: new FilterNet(tables, part, cellsIn(some)),
    }));
  });
  const derived = derivedSums(tables).flatMap(({ adding: { cells, sum }, rules, houses: by }): RuleInHouse[] => {
    if (cells.length > MOST_DERIVED) return [];
    return [...counts(cells)]
      .filter(([, own]) => own > 1 && own < size)
      .map(([house]) => ({
        rules,
        cells,
        houses: [...new Set([house, ...by])],
        isCrossing: false,
        isDerived: true,
        net: new FilterNet(tables, { relations: [], sums: [sum], sequences: [], clauses: [] }, cellsIn([house])),
      }));
  });
  return [...met.filter(({ isCrossing }) => !isCrossing), ...derived, ...met.filter(({ isCrossing }) => isCrossing)];
}
