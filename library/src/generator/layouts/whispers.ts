import type { Layout } from './layout.ts';
import { Lines } from './lines.ts';

/** Lines on which neighbours differ by at least half of the number of values. */
export const whispers: Layout = {
  id: 'whispers',
  words: {
    en: { name: 'Whispers', what: 'Lines on which neighbours differ by at least half of the number of values, rounded up.' },
    de: {
      name: 'Flüsterlinien',
      what: 'Linien, auf denen sich Nachbarn mindestens um die aufgerundete Hälfte der Anzahl der Werte unterscheiden.',
    },
    fr: {
      name: 'Lignes de murmures',
      what: 'Des lignes où deux voisins diffèrent au moins de la moitié du nombre de valeurs, arrondie au supérieur.',
    },
  },
  rules: ['whispers'],
  draft: (drafting) => {
    const least = Math.ceil(drafting.space.numbers.length / 2);
    return new Lines(drafting, {
      rule: 'whispers',
      cells: [3, 8],
      share: 0.55,
      begins: (numbers) => numbers.length < 2 || Math.abs(numbers.at(-1)! - numbers.at(-2)!) >= least,
      fields: (path) => ({ path }),
    });
  },
};
