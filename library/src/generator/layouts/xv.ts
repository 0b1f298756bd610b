import { complain } from '#core';
import type { Layout } from './layout.ts';

/** Every X and V that a grid has, and the rule that there are no others. */
export const xv: Layout = {
  id: 'xv',
  words: {
    en: { name: 'X and V, all shown', what: 'An X where two neighbours add up to 10, a V where they add up to 5; none is left out.' },
    de: { name: 'X und V, alle gezeigt', what: 'Ein X, wo zwei Nachbarn zusammen 10 ergeben, ein V bei 5; keines fehlt.' },
    fr: { name: 'X et V, tous indiqués', what: 'Un X où deux voisins font 10, un V où ils font 5 ; aucun ne manque.' },
  },
  rules: ['all-xv', 'x', 'v'],
  refuses: ({ highest }) => (highest < 3 ? complain('no two numbers here add up to 5 or 10') : undefined),
  draft({ space, at, make }) {
    const signs = space.neighbours().flatMap(([a, b]) => {
      const sum = at(a) + at(b);
      return sum === 10 ? [make('x', { cells: [a, b] })] : sum === 5 ? [make('v', { cells: [a, b] })] : [];
    });
    return { sets: [[make('all-xv', {}), ...signs]] };
  },
};
