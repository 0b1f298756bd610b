import type { Cell } from '#core';
import type { Board } from './board.ts';
import { leftOf } from './ruled/evidence.ts';
import { neededIn } from './ruled/needed.ts';
import { maskOf } from './ruled/net.ts';
import { type RulePart, refusesWithoutRules } from './ruled/parts.ts';
import { aboutValue } from './ruled/strike.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/**
 * Locked in a rule: when every way to fill the cells of a rule has a value, cells that see all its cells there lose it.
 *
 * A cage whose combinations all have a 9, a renban line that must run through 5, the cells round a quadruple: the value is somewhere in them,
 * as in a house. Whether the rule can do without it is tried with the value taken away, by filters and a few positions. In a group the same
 * as pointing from a box.
 */
export const lockedInRule: Technique = {
  id: 'locked-in-rule',
  words: {
    en: {
      name: 'Locked in a rule',
      summary: 'A value that every way to fill a cage or line has can be removed from cells that see all its cells there.',
      why: 'Every way to fill {rule} has {value}, and there it can only be in {cells}. What sees all of these loses it, so {result}.',
    },
    de: {
      name: 'In einer Regel eingeschlossen',
      summary: 'Ein Wert, den jede Füllung eines Käfigs oder einer Linie hat, entfällt, wo alle seine Plätze darin gesehen werden.',
      why: 'Jede Füllung von {rule:dative} enthält {value}, und zwar in {cells}. Was alle diese Felder sieht, verliert den Wert, also {result}.',
    },
    fr: {
      name: 'Verrouillé dans une règle',
      summary: 'Une valeur que contient tout remplissage d’une cage ou d’une ligne est éliminée des cases qui en voient toutes les places.',
      why: 'Tout remplissage {rule:of} contient {value}, et seulement en {cells}. Ce qui voit toutes ces cases perd la valeur, donc {result}.',
    },
  },
  aliases: ['cage pointing', 'locked candidates'],
  rank: 46,
  ratings: [2.8, 2.8],
  refuses: refusesWithoutRules,

  *find(board) {
    for (const { part, value, places } of neededIn(board, (cells, v) => seenByAll(board, cells, v).length > 0))
      yield deduction(board, part, places, value, seenByAll(board, places, value));
  },
};

function deduction(board: Board, { rule }: RulePart, cells: readonly Cell[], value: number, remove: readonly Candidate[]): Deduction {
  return {
    technique: 'locked-in-rule',
    name: 'Locked in a Rule',
    rating: 2.8,
    ...aboutValue(value, cells, [], remove),
    rules: [rule],
    ...leftOf(board, rule, remove),
  };
}

/** The candidates of a value that see all of some cells. */
function seenByAll(board: Board, places: readonly Cell[], value: number): Candidate[] {
  const { tables } = board;
  const [first, ...rest] = places;
  return [...tables.peersOf[first!]!]
    .filter(
      (cell) =>
        (maskOf(board, cell) & (1 << (value - 1))) !== 0 && board.values[cell] === 0 && rest.every((place) => tables.sees(cell, place)),
    )
    .map((cell) => ({ cell, value }));
}
