import type { Layout } from './layout.ts';

/** Nothing is drawn; the grid itself has to keep it. */
export const antiKnight: Layout = {
  id: 'anti-knight',
  words: {
    en: { name: 'Anti-knight', what: 'Cells a knight’s move apart hold different numbers.' },
    de: { name: 'Springerabstand', what: 'Felder im Abstand eines Springerzugs enthalten verschiedene Zahlen.' },
    fr: { name: 'Anti-cavalier', what: 'Deux cases à un saut de cavalier contiennent des nombres différents.' },
  },
  rules: ['anti-knight'],
  standing: ['anti-knight:'],
};
