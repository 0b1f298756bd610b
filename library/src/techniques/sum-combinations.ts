import { type Sum, valuesIn } from '#core';
import { Adding } from './ruled/adding.ts';
import { leftOf } from './ruled/evidence.ts';
import { Idle } from './ruled/idle.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { candidatesOf, struckValues } from './ruled/strike.ts';
import type { Tables } from './tables.ts';
import type { Technique } from './technique.ts';

/**
 * Combinations of a sum: 15 in two cells is 6 and 9 or 7 and 8, and what no combination has falls.
 *
 * Cells that differ are taken together as combinations of which each cell can take a value and each value has a cell; from one such set
 * to the next the sums are carried on, so that arrows, little killers over several boxes and sums with weights are seen as well. Whether a
 * combination can really be dealt out to the cells is left to the table of the rule.
 */
export const sumCombinations: Technique = {
  id: 'sum-combinations',
  words: {
    en: {
      name: 'Combinations of a sum',
      summary: 'What no combination of values with the demanded sum has is eliminated.',
      why: {
        combinations: 'For {rule} only {combinations:or} {combinations|remains|remain}, so {result}.',
        circle: 'In {rule} the shaft adds up to the circle {cell}, which can only be {values:or}, so {result}.',
        sums: 'What is eliminated here is in no set of candidates that adds up as {rule} demands, so {result}.',
      },
    },
    de: {
      name: 'Kombinationen einer Summe',
      summary: 'Was in keiner Kombination mit der verlangten Summe vorkommt, entfällt.',
      why: {
        combinations: 'Für {rule} {combinations|bleibt|bleiben} nur {combinations:or}, also {result}.',
        circle: 'Bei {rule:dative} ergibt der Schaft die Zahl im Kreis {cell}, und die kann nur {values:or} sein, also {result}.',
        sums: 'Was hier entfällt, kommt in keiner Auswahl der Kandidaten vor, deren Summe {rule} verlangt, also {result}.',
      },
    },
    fr: {
      name: 'Combinaisons d’une somme',
      summary: 'Ce qui n’est dans aucune combinaison ayant la somme demandée est éliminé.',
      why: {
        combinations: 'Pour {rule}, il ne reste que {combinations:or}, donc {result}.',
        circle: 'Dans {rule}, la tige a pour somme le cercle {cell}, qui ne peut être que {values:or}, donc {result}.',
        sums: 'Ce qui est éliminé ici n’est dans aucun choix de candidats ayant la somme que demande {rule}, donc {result}.',
      },
    },
  },
  aliases: ['killer combinations', 'arrow', 'little killer', 'cage'],
  rank: 37,
  ratings: [2.0, 2.8],
  refuses: refusesWithoutRules,

  *find(board) {
    const { tables } = board;
    const idle = Idle.of(tables, 'sum-combinations');
    for (const { sum, adding } of tables.borrow('sums', () => plain(tables))) {
      const masks = adding.masksOf(board);
      if (idle.has(sum, masks)) continue;
      const { remove, after } = adding.strike(board, masks);
      if (remove.length === 0) {
        idle.add(sum, masks);
        continue;
      }
      const combinations = after && adding.combinations(after);
      const circle = circleOf(sum);
      const isCircle = !combinations && after !== undefined && circle >= 0;
      const cells = isCircle ? [sum.cells[circle]!, ...sum.cells.filter((_, i) => i !== circle)] : sum.cells;
      yield {
        technique: 'sum-combinations',
        name: 'Combinations of a Sum',
        rating: ratingOf(sum, sum.cells.filter((cell) => board.values[cell] === 0).length),
        place: [],
        remove,
        cells,
        values: isCircle ? valuesIn(after[circle]!) : struckValues(remove),
        houses: [],
        candidates: candidatesOf(board, sum.cells),
        ...(sum.rule === undefined ? {} : { rules: [sum.rule] }),
        ...(combinations ? { combinations } : leftOf(board, sum.rule, remove)),
        form: combinations ? 'combinations' : isCircle ? 'circle' : 'sums',
      };
    }
  },
};

/** The cell against which the others are added up, as the circle of an arrow; -1 where there is none. */
function circleOf({ weights, totals }: Sum): number {
  const circle = weights.indexOf(-1);
  const isArrow = totals.length === 1 && totals[0] === 0 && weights.every((weight, i) => i === circle || weight === 1);
  return isArrow ? circle : -1;
}

/** Two blank cells are done in the head; each further one makes it harder. */
function ratingOf({ weights }: Sum, blanks: number): number {
  const isPlain = weights.every((weight) => weight === 1);
  return Math.min(2.8, 2 + 0.2 * Math.max(0, blanks - 2) + (isPlain ? 0 : 0.2));
}

function plain(tables: Tables): { readonly sum: Sum; readonly adding: Adding }[] {
  return tables.geometry.constraints.sums
    .filter(({ cells }) => cells.every((cell) => cell < tables.cellCount))
    .map((sum) => ({ sum, adding: new Adding(tables, sum) }));
}
