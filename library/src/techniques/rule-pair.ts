import type { Cell } from '#core';
import { Arrangements } from './ruled/arrangements.ts';
import { Idle } from './ruled/idle.ts';
import { Net } from './ruled/net.ts';
import { type RulePart, refusesWithoutRules, rulePartsOf } from './ruled/parts.ts';
import { candidatesOf, cellsOf, struck, valuesOf } from './ruled/strike.ts';
import type { Tables } from './tables.ts';
import type { Technique } from './technique.ts';

/** Two rules that share a cell, as one table. */
interface Pair {
  readonly rules: readonly [number, number];
  readonly net: Net;
  readonly cells: readonly Cell[];
}

const MOST_POSITIONS = 800;
/** More cells than this nobody goes through. */
const MOST_CELLS = 12;

/**
 * Two rules together: where two rules share a cell, only what fits into some way to fill both stays.
 *
 * The table of one rule with a second one beside it: an arrow whose circle is the bulb of a thermometer, two cages on one line. Three rules
 * and more are not looked at, nor two that only see each other.
 */
export const rulePair: Technique = {
  id: 'rule-pair',
  words: {
    en: {
      name: 'Two rules together',
      summary: 'Where two rules share a cell, what stands in no way to fill both is eliminated.',
      why: '{Rules} share a cell. Of all ways to fill both, none has what falls here, so {result}.',
    },
    de: {
      name: 'Zwei Regeln zusammen',
      summary: 'Wo zwei Regeln ein Feld gemeinsam haben, entfällt, was in keiner Füllung beider vorkommt.',
      why: '{Rules} haben ein Feld gemeinsam. Von allen Füllungen beider enthält keine, was hier entfällt, also {result}.',
    },
    fr: {
      name: 'Deux règles ensemble',
      summary: 'Quand deux règles ont une case en commun, ce qui n’est dans aucun remplissage des deux est éliminé.',
      why: '{Rules} ont une case en commun. De tous les remplissages des deux, aucun ne contient ce qui est éliminé ici, donc {result}.',
    },
  },
  rank: 112,
  ratings: [5.6, 5.6],
  refuses: refusesWithoutRules,

  *find(board) {
    const idle = Idle.of(board.tables, 'rule-pair');
    for (const pair of board.tables.borrow('rule pairs', () => pairsOf(board.tables))) {
      const masks = pair.net.masksOf(board);
      if (idle.has(pair, masks)) continue;
      const after = new Arrangements(pair.net, { left: MOST_POSITIONS }, board.pulse).supported(masks);
      const remove = struck(board, pair.net.cells, after);
      if (remove.length === 0) {
        idle.add(pair, masks);
        continue;
      }
      yield {
        technique: 'rule-pair',
        name: 'Two Rules Together',
        rating: 5.6,
        place: [],
        remove,
        cells: cellsOf(remove),
        values: valuesOf(remove),
        houses: [],
        candidates: candidatesOf(board, pair.cells),
        rules: pair.rules,
      };
    }
  },
};

function pairsOf(tables: Tables): Pair[] {
  const parts = rulePartsOf(tables).filter(({ cells }) => cells.length <= MOST_CELLS);
  const byCell = new Map<Cell, RulePart[]>();
  for (const part of parts) for (const cell of part.cells) byCell.set(cell, [...(byCell.get(cell) ?? []), part]);
  return parts.flatMap((a) => {
    const others = new Set(a.cells.flatMap((cell) => byCell.get(cell)!).filter(({ rule }) => rule > a.rule));
    return [...others].flatMap((b): Pair[] => {
      const cells = [...new Set([...a.cells, ...b.cells])].sort((x, y) => x - y);
      if (cells.length > MOST_CELLS) return [];
      const both = <Key extends 'relations' | 'sums' | 'sequences' | 'clauses'>(key: Key): RulePart[Key] => [...a[key], ...b[key]] as never;
      const demands = { relations: both('relations'), sums: both('sums'), sequences: both('sequences'), clauses: both('clauses') };
      return [{ rules: [a.rule, b.rule], net: new Net(tables, demands), cells }];
    });
  });
}
