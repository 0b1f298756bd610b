import type { Layout } from './layout.ts';
import { isHouse, OutsideClues } from './outside.ts';

/** From each side, how many numbers exceed all before them. */
export const skyscrapers: Layout = {
  id: 'skyscraper',
  words: {
    en: { name: 'Skyscrapers', what: 'From each side, how many numbers are greater than all before them.' },
    de: { name: 'Hochhäuser', what: 'Von jeder Seite, wie viele Zahlen größer als alle davor sind.' },
    fr: { name: 'Gratte-ciel', what: 'De chaque côté, combien de nombres sont plus grands que tous les précédents.' },
  },
  rules: ['skyscraper'],
  draft: (drafting) =>
    new OutsideClues(drafting, {
      isDiagonal: false,
      isOnce: false,
      share: 1,
      takes: (cells) => isHouse(drafting, cells),
      rule(cells) {
        const numbers = cells.map(drafting.at);
        const count = numbers.filter((number, i) => number > Math.max(0, ...numbers.slice(0, i))).length;
        return drafting.make('skyscraper', { count, path: cells });
      },
    }),
};
