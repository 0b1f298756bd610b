import type { ViewEntry } from '../view.ts';

export const experiments: ViewEntry = {
  id: 'experiments',
  name: { en: 'Experiments', de: 'Experimente', fr: 'Expériences' },
  about: {
    en: 'The studies of the papers, repeated: open a report or run a small one here.',
    de: 'Die Untersuchungen der Artikel, wiederholt: einen Bericht öffnen oder hier einen kleinen laufen lassen.',
    fr: 'Les études des articles, répétées : ouvrir un rapport ou en lancer un petit ici.',
  },
  listed: 'lab',
  load: () => import('./view.tsx'),
};
