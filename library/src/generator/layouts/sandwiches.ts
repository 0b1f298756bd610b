import { complain } from '#core';
import type { Layout } from './layout.ts';
import { isHouse, OutsideClues, sumOf } from './outside.ts';

/** Sums between the lowest and the highest number of each row and column. */
export const sandwiches: Layout = {
  id: 'sandwich',
  words: {
    en: { name: 'Sandwiches', what: 'The sum between the lowest and the highest number of each row and column.' },
    de: { name: 'Sandwiches', what: 'Die Summe zwischen der kleinsten und der größten Zahl jeder Zeile und Spalte.' },
    fr: { name: 'Sandwichs', what: 'La somme entre le plus petit et le plus grand nombre de chaque ligne et colonne.' },
  },
  rules: ['sandwich'],
  refuses: ({ numbers }) => (numbers.length < 3 ? complain('sandwiches need at least three values') : undefined),
  draft: (drafting) =>
    new OutsideClues(drafting, {
      isDiagonal: false,
      isOnce: true,
      share: 1,
      takes: (cells) => isHouse(drafting, cells),
      rule(cells) {
        const { at, space, make } = drafting;
        const [first, last] = [...cells.keys()].filter((i) => at(cells[i]!) === space.lowest || at(cells[i]!) === space.highest);
        return make('sandwich', { sum: sumOf(drafting, cells.slice(first! + 1, last)), path: cells });
      },
    }),
};
