import type { Board } from './board.ts';
import { maskOf } from './ruled/net.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import type { Deduction, Technique } from './technique.ts';

/**
 * Last way to keep a rule: a rule demands that one of several things is so, and all but one have become impossible.
 *
 * Quadruples (one of four cells holds the value), indexers and numbered rooms (a cell holds a value or another does not) come down to such
 * lists. A thing that is so already ends the look.
 */
export const ruleClause: Technique = {
  id: 'rule-clause',
  words: {
    en: {
      name: 'Last way to keep a rule',
      summary: 'Where a rule demands one of several things and all but one are impossible, the last is true.',
      why: '{Rule} demands one of several things, and this is the only one that is still possible, so {result}.',
    },
    de: {
      name: 'Letzte Möglichkeit einer Regel',
      summary: 'Verlangt eine Regel eines von mehreren Dingen und sind alle bis auf eines unmöglich, so ist das letzte wahr.',
      why: '{Rule} verlangt eines von mehreren Dingen, und nur dieses ist noch möglich, also {result}.',
    },
    fr: {
      name: 'Dernier moyen de respecter une règle',
      summary: 'Quand une règle exige une chose parmi plusieurs et que toutes sauf une sont impossibles, la dernière est vraie.',
      why: '{Rule} exige une chose parmi plusieurs, et celle-ci est la seule encore possible, donc {result}.',
    },
  },
  aliases: ['quadruple', 'clause'],
  rank: 30.5,
  ratings: [1.6, 1.6],
  refuses: refusesWithoutRules,

  *find(board) {
    for (const clause of board.geometry.constraints.clauses) {
      const deduction = lastOf(board, clause);
      if (deduction) yield deduction;
    }
  },
};

function lastOf(board: Board, { literals, rule }: Board['geometry']['constraints']['clauses'][number]): Deduction | undefined {
  const open = literals.filter(({ cell, value, holds }) => {
    // Nothing is known of hidden cells, so whatever is said of them may be so.
    if (cell >= board.tables.cellCount) return true;
    return holds ? (maskOf(board, cell) & (1 << (value - 1))) !== 0 : board.values[cell] !== value;
  });
  const [last] = open;
  if (open.length !== 1 || !last || last.cell >= board.tables.cellCount || !board.has(last.cell, last.value)) return undefined;
  const { cell, value, holds } = last;
  return {
    technique: 'rule-clause',
    name: 'Last Way to Keep a Rule',
    rating: 1.6,
    place: holds ? [{ cell, value }] : [],
    remove: holds ? [] : [{ cell, value }],
    cells: [...new Set(literals.map((literal) => literal.cell))].filter((one) => one < board.tables.cellCount),
    values: [value],
    houses: [],
    candidates: [{ cell, value }],
    ...(rule === undefined ? {} : { rules: [rule] }),
  };
}
