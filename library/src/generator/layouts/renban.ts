import type { Layout } from './layout.ts';
import { Lines } from './lines.ts';

const LONGEST = 6;
const span = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** Lines of consecutive numbers in any order. */
export const renban: Layout = {
  id: 'renban',
  words: {
    en: { name: 'Renban lines', what: 'Lines that hold consecutive numbers in any order.' },
    de: { name: 'Renban-Linien', what: 'Linien mit aufeinanderfolgenden Zahlen in beliebiger Reihenfolge.' },
    fr: { name: 'Lignes renban', what: 'Des lignes de nombres consécutifs dans un ordre quelconque.' },
  },
  rules: ['renban'],
  draft: (drafting) =>
    new Lines(drafting, {
      rule: 'renban',
      cells: [3, LONGEST],
      share: 0.55,
      begins: (numbers) => span(numbers) < LONGEST && new Set(numbers).size === numbers.length,
      ends: (numbers) => span(numbers) === numbers.length - 1,
      fields: (path) => ({ path }),
    }),
};
