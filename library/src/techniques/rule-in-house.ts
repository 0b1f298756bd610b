import { Arrangements } from './ruled/arrangements.ts';
import { Idle } from './ruled/idle.ts';
import { Net } from './ruled/net.ts';
import { type RulePart, refusesWithoutRules, rulePartsOf } from './ruled/parts.ts';
import { candidatesOf, cellsOf, struck, valuesOf } from './ruled/strike.ts';
import type { Tables } from './tables.ts';
import type { Technique } from './technique.ts';

/** One rule with a house that it runs through, or with two of them that cross. */
interface RuleInHouse {
  readonly part: RulePart;
  readonly houses: readonly number[];
  readonly net: Net;
}

const MOST_POSITIONS = 2000;
/** Rules over more cells than this are not gone through. */
const MOST_CELLS = 16;

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
      why: 'All ways to fill {rule} that leave the values of {houses} their places have something else there, so {result}.',
    },
    de: {
      name: 'Regel und Haus',
      summary: 'Was in keiner Füllung einer Regel zusammen mit einem Haus vorkommt, durch das sie läuft, entfällt.',
      why: 'Alle Füllungen von {rule:dative}, bei denen die Werte von {houses:dative} ihren Platz finden, haben dort etwas anderes, also {result}.',
    },
    fr: {
      name: 'Règle et zone',
      summary: 'Ce qui n’est dans aucun remplissage d’une règle avec une zone qu’elle traverse est éliminé.',
      why: 'Tous les remplissages {rule:of} qui laissent leurs places aux valeurs {houses:of} y ont autre chose, donc {result}.',
    },
  },
  aliases: ['rule and region'],
  rank: 67,
  ratings: [4.6, 5],
  refuses: refusesWithoutRules,

  *find(board) {
    const idle = Idle.of(board.tables, 'rule-in-house');
    for (const one of board.tables.borrow('rules in houses', () => meetings(board.tables))) {
      const { net, part, houses } = one;
      const masks = net.masksOf(board);
      if (idle.has(one, masks)) continue;
      const after = new Arrangements(net, { left: houses.length > 1 ? 0 : MOST_POSITIONS }, board.pulse).supported(masks);
      const remove = struck(board, net.cells, after);
      if (remove.length === 0) {
        idle.add(one, masks);
        continue;
      }
      yield {
        technique: 'rule-in-house',
        name: 'Rule and House',
        rating: houses.length > 1 ? 5 : 4.6,
        place: [],
        remove,
        cells: cellsOf(remove),
        values: valuesOf(remove),
        houses,
        candidates: candidatesOf(board, part.cells),
        rules: [part.rule],
      };
    }
  },
};

/** Each rule with each house that has two cells of it or more, but not all the house; then with two that cross. */
function meetings(tables: Tables): RuleInHouse[] {
  const { groupCells, size } = tables;
  const make = (part: RulePart, houses: readonly number[]): RuleInHouse => {
    const cells = houses.flatMap((house) => [...groupCells[house]!]);
    return { part, houses, net: new Net(tables, part, cells) };
  };
  const houses = [...tables.scan].filter((group) => tables.isHouse[group] === 1);
  const common = (a: number, b: number): number => groupCells[a]!.filter((cell) => groupCells[b]!.includes(cell)).length;
  const met = rulePartsOf(tables).flatMap((part) => {
    if (part.net.cells.length > MOST_CELLS) return [];
    const own = new Set(part.cells);
    const shared = (house: number): number => groupCells[house]!.filter((cell) => own.has(cell)).length;
    const single = houses.filter((house) => shared(house) > 1 && shared(house) < size);
    // Both have cells of the rule, or one has several and shares cells with the other as box and line do.
    const crosses = (a: number, b: number): boolean =>
      shared(a) > 0 && shared(b) > 0 ? common(a, b) > 0 : Math.max(shared(a), shared(b)) > 1 && common(a, b) > 1;
    const crossing = houses.flatMap((a, i) => houses.slice(i + 1).flatMap((b) => (crosses(a, b) ? [[a, b]] : [])));
    return [...single.map((house) => make(part, [house])), ...crossing.map((pair) => make(part, pair))];
  });
  return met.sort((a, b) => a.houses.length - b.houses.length);
}
