import type { Layout } from './layout.ts';
import { OutsideClues, sumOf } from './outside.ts';

/** Sums of diagonals, each from one of its ends. */
export const littleKillers: Layout = {
  id: 'little-killer',
  words: {
    en: { name: 'Little killers', what: 'Sums of diagonals, written outside the grid.' },
    de: { name: 'Little Killer', what: 'Summen von Diagonalen, außerhalb des Gitters geschrieben.' },
    fr: { name: 'Little killers', what: 'Des sommes de diagonales, écrites hors de la grille.' },
  },
  rules: ['little-killer'],
  draft: (drafting) =>
    new OutsideClues(drafting, {
      isDiagonal: true,
      isOnce: true,
      share: 0.4,
      takes: (cells) => cells.length > 1,
      rule: (cells) => drafting.make('little-killer', { sum: sumOf(drafting, cells), path: cells }),
    }),
};
