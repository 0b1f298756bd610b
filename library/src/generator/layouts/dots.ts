import type { Cell } from '#core';
import type { Layout } from './layout.ts';

/** Every dot that a grid has, and the rule that there are no others. They say what they say only together. */
export const dots: Layout = {
  id: 'dots',
  words: {
    en: { name: 'Dots, all shown', what: 'White dots between consecutive numbers, black dots where one is the double; none is left out.' },
    de: { name: 'Punkte, alle gezeigt', what: 'Weiße Punkte zwischen aufeinanderfolgenden Zahlen, schwarze beim Doppelten; keiner fehlt.' },
    fr: { name: 'Points, tous indiqués', what: 'Points blancs entre nombres consécutifs, noirs pour le double ; aucun ne manque.' },
  },
  rules: ['all-dots', 'difference', 'ratio'],
  isAlone: true,
  draft({ space, at, make, random }) {
    const signs = space.neighbours().flatMap(([a, b]) => {
      const isWhite = Math.abs(at(a) - at(b)) === 1;
      const isBlack = at(a) === 2 * at(b) || at(b) === 2 * at(a);
      const cells: Cell[] = [a, b];
      if (isWhite && isBlack) return [make(random.below(2) === 0 ? 'difference' : 'ratio', { cells })];
      return isWhite ? [make('difference', { cells })] : isBlack ? [make('ratio', { cells })] : [];
    });
    return { sets: [[make('all-dots', {}), ...signs]] };
  },
};
