import { lowestBit } from './bits.ts';
import { groundsOf } from './grounds.ts';
import type { Technique } from './technique.ts';

/**
 * Naked single: a cell with one candidate left holds it.
 *
 * Everything else has been ruled out by its peers or by earlier steps. It is easy for a program and not for a person
 * without pencil marks, which is why Sudoku Explainer rates it above hidden singles. One look at each cell.
 */
export const nakedSingle: Technique = {
  id: 'naked-single',
  words: {
    en: {
      name: 'Naked single',
      summary: 'A cell with one candidate left holds it.',
      why: '{value} is the only value that {cell} can still hold, so {result}.',
    },
    de: {
      name: 'Nackter Einer',
      summary: 'Ein Feld mit nur einem Kandidaten bekommt ihn.',
      why: '{value} ist der einzige Wert, der in {cell} noch möglich ist, also {result}.',
    },
    fr: {
      name: 'Singleton nu',
      summary: 'Une case qui n’a plus qu’un candidat le reçoit.',
      why: '{value} est la seule valeur encore possible dans {cell}, donc {result}.',
    },
  },
  aliases: ['single candidate', 'sole candidate'],
  rank: 30,
  ratingRank: 60,
  ratings: [2.3, 2.3],

  *find(board) {
    const { counts, low, high, size } = board;
    for (let cell = 0; cell < counts.length; cell++) {
      if (counts[cell] !== 1) continue;
      const value = lowestBit(low[cell]!, high[cell]!) + 1;
      yield {
        technique: 'naked-single',
        name: 'Naked Single',
        rating: 2.3,
        place: [{ cell, value }],
        remove: [],
        cells: [cell],
        values: [value],
        houses: [],
        candidates: [{ cell, value }],
        ...groundsOf(
          board,
          [cell],
          Array.from({ length: size }, (_, i) => i + 1),
        ),
      };
    }
  },
};
