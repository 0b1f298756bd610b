import type { ViewEntry } from '../view.ts';

export const learn: ViewEntry = {
  id: 'learn',
  name: { en: 'Learn', de: 'Lernen', fr: 'Apprendre' },
  about: {
    en: 'Every technique with an example that can be walked through on the board.',
    de: 'Jede Technik mit einem Beispiel, das man auf dem Spielfeld durchgehen kann.',
    fr: 'Chaque technique avec un exemple à parcourir sur la grille.',
  },
  listed: true,
  load: () => import('./view.tsx'),
};
