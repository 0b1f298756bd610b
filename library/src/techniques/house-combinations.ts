import type { Cell } from '#core';
import { Arrangements } from './ruled/arrangements.ts';
import { leftOf } from './ruled/evidence.ts';
import { derivedSums } from './ruled/forty-five.ts';
import { Idle } from './ruled/idle.ts';
import { type Demands, FilterNet } from './ruled/net.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { aboutStruck, struck } from './ruled/strike.ts';
import type { Tables } from './tables.ts';
import type { Technique } from './technique.ts';

/** A house with the rules that meet it, as one table. */
interface HouseTable {
  readonly house: number;
  readonly rules: readonly number[];
  readonly net: FilterNet;
}

const MOST_POSITIONS = 1500;

/**
 * Combinations in one house: the rules that lie in a house share its values, so their combinations have to be disjoint, and what they leave
 * must do for the rest of the house.
 *
 * Only rules that lie in the house as a whole. All ways to fill the house are gone through as in the table of one rule: for each candidate one
 * way is looked for, and where that takes too many positions the candidate stays. Sums that the rule of 45 finds in the house count like
 * stated ones. Rules that reach out of the house would make it a search over several rules, which is a trial; one at a time they are looked at
 * as rule and house.
 */
export const houseCombinations: Technique = {
  id: 'house-combinations',
  words: {
    en: {
      name: 'Combinations in one house',
      summary: 'Rules in one house share its values; what fits into no filling of the house that keeps them all is eliminated.',
      why: 'In {house} the combinations of {rules} have to go together and leave room for the other values. None that does has what falls here, so {result}.',
    },
    de: {
      name: 'Kombinationen in einem Haus',
      summary: 'Regeln in einem Haus teilen sich seine Werte; was in keine Füllung des Hauses passt, die alle einhält, entfällt.',
      why: 'In {house:dative} müssen die Kombinationen von {rules:dative} zusammenpassen und Platz für die übrigen Werte lassen. Keine, die das tut, enthält, was hier entfällt, also {result}.',
    },
    fr: {
      name: 'Combinaisons dans une zone',
      summary: 'Les règles d’une zone se partagent ses valeurs ; ce qui n’est dans aucun remplissage qui les respecte toutes est éliminé.',
      why: 'Dans {house}, les combinaisons {rules:of} doivent aller ensemble et laisser de la place aux autres valeurs. Aucune de celles-ci ne contient ce qui est éliminé ici, donc {result}.',
    },
  },
  aliases: ['disjoint combinations', 'killer'],
  rank: 66,
  ratings: [4.4, 4.4],
  refuses: refusesWithoutRules,

  *find(board) {
    const idle = Idle.of(board.tables, 'house-combinations');
    for (const table of board.tables.borrow('house tables', () => houseTables(board.tables))) {
      const masks = table.net.masksOf(board);
      if (idle.has(table, masks)) continue;
      const after = new Arrangements(table.net, { left: MOST_POSITIONS }, board.pulse).supported(masks);
      const remove = struck(board, table.net.cells, after);
      if (remove.length === 0) {
        idle.add(table, masks);
        continue;
      }
      yield {
        technique: 'house-combinations',
        name: 'Combinations in One House',
        rating: 4.4,
        ...aboutStruck(
          board,
          table.net.cells.filter((cell) => cell < board.tables.cellCount),
          [table.house],
          remove,
        ),
        rules: table.rules,
        ...leftOf(board, table.rules[0], remove),
      };
    }
  },
};

/** Each house with the rules inside. */
function houseTables(tables: Tables): HouseTable[] {
  const houses = [...tables.scan].filter((group) => tables.isHouse[group] === 1);
  return houses.flatMap((house) => tableOf(tables, house) ?? []);
}

function tableOf(tables: Tables, house: number): HouseTable | undefined {
  const { relations, sums, sequences, clauses } = tables.geometry.constraints;
  const inside = new Set<Cell>(tables.groupCells[house]);
  const lies = (cells: readonly Cell[]): boolean => cells.every((cell) => inside.has(cell));
  const derived = derivedSums(tables).filter(
    (one) => one.outside.length === 0 && one.houses.includes(house) && one.inside.every((cell) => inside.has(cell)),
  );
  const demands: Demands = {
    relations: relations.filter(({ cells }) => lies(cells)),
    sums: [
      ...sums.filter(({ cells }) => lies(cells)),
      ...derived.map(({ inside: cells, total }) => ({ cells, weights: cells.map(() => 1), totals: [total] })),
    ],
    sequences: sequences.filter(({ cells }) => lies(cells)),
    clauses: clauses.filter(({ literals }) => lies(literals.map(({ cell }) => cell))),
  };
  const used = [...demands.relations, ...demands.sums, ...demands.sequences, ...demands.clauses].flatMap(({ rule }) => rule ?? []);
  if (used.length === 0) return undefined;
  return { house, rules: [...new Set(used)], net: new FilterNet(tables, demands, [...inside]) };
}
