import { type Cell, type Relation, valuesIn } from '#core';
import type { Board } from './board.ts';
import { leftOf } from './ruled/evidence.ts';
import { maskOf, masksOfRelation } from './ruled/net.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { candidatesOf } from './ruled/strike.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/**
 * Value without a partner: a rule allows certain pairs for two cells, and what has no partner left in the other cell falls.
 *
 * Dots, X and V, whispers, palindromes, clones and whatever else comes down to pairs. One look at each pair in both directions; what
 * follows along a line from pair to pair comes step by step.
 */
export const rulePartner: Technique = {
  id: 'rule-partner',
  words: {
    en: {
      name: 'Value without a partner',
      summary: 'What a rule about two cells gives no partner in the other cell is eliminated.',
      why: '{Rule} allows {values} in {cell} only beside a value that {other} cannot hold any more, so {result}.',
    },
    de: {
      name: 'Wert ohne Partner',
      summary: 'Was nach einer Regel über zwei Felder im anderen Feld keinen Partner hat, entfällt.',
      why: 'Nach {rule:dative} {values|braucht|brauchen} {values} in {cell} einen Partner, den {other} nicht mehr enthalten kann, also {result}.',
    },
    fr: {
      name: 'Valeur sans partenaire',
      summary: 'Ce à quoi une règle sur deux cases ne laisse aucun partenaire dans l’autre case est éliminé.',
      why: 'Selon {rule}, {values} en {cell} {values|demande|demandent} un partenaire que {other} ne peut plus contenir, donc {result}.',
    },
  },
  aliases: ['kropki', 'dot', 'XV', 'arc consistency'],
  rank: 34,
  ratings: [1.8, 1.8],
  refuses: refusesWithoutRules,

  *find(board) {
    for (const relation of board.geometry.constraints.relations) {
      if (relation.cells.some((cell) => cell >= board.tables.cellCount)) continue;
      const [a, b] = relation.cells;
      const [forth, back] = masksOfRelation(board.tables, relation.table);
      yield* strike(board, relation, a, b, forth);
      yield* strike(board, relation, b, a, back);
    }
  },
  parts: ({ cells }, names) => ({ other: names.cell(cells[1]!) }),
};

function* strike(board: Board, { rule }: Relation, cell: Cell, other: Cell, table: Int32Array): Generator<Deduction> {
  if (board.values[cell] !== 0) return;
  const there = maskOf(board, other);
  const remove: Candidate[] = valuesIn(board.low[cell]!)
    .filter((value) => (table[value - 1]! & there) === 0)
    .map((value) => ({ cell, value }));
  if (remove.length === 0) return;
  yield {
    technique: 'rule-partner',
    name: 'Value without a Partner',
    rating: 1.8,
    place: [],
    remove,
    cells: [cell, other],
    values: remove.map(({ value }) => value),
    houses: [],
    candidates: candidatesOf(board, [cell, other]),
    ...(rule === undefined ? {} : { rules: [rule] }),
    ...leftOf(board, rule, remove),
  };
}
