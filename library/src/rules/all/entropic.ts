import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';
import { classOf, near } from '../near.ts';

/** Any three in a row are low, middle and high. */
export const entropic = defineRule({
  id: 'entropic',
  example: {
    kind: 'classic:2x3',
    rules: ['entropic: r6c4 r5c4 r5c5 r6c6', 'entropic: r4c3 r5c3 r6c2'],
    puzzle: '..5....2.1.....4............4.1.....',
  },
  fields: { path: path() },
  holds: ({ path }, at, { space }) =>
    path.every((_, i) => {
      const row = path.slice(i, i + 3).map((cell) => classOf(at(cell), space));
      return new Set(row).size === row.length;
    }),
  compile({ path }, { space }) {
    const differ = (a: number, b: number): boolean => classOf(a, space) !== classOf(b, space);
    return near(path, 3).map(([a, b]) => relation(a, b, differ));
  },
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'entropic' }],
  keys: {
    fPuzzles: lineItems('entropicline'),
    iss: list('Entropic', { cells: 'path', refuses: ({ lowest, highest }) => lowest !== 1 || highest !== 9 }),
  },
  words: {
    en: { name: 'Entropic line', called: 'entropic line', rule: 'Any three numbers in a row are one low, one middle and one high.' },
    de: {
      name: 'Entropische Linie',
      called: 'entropische Linie',
      rule: 'Je drei aufeinanderfolgende Zahlen sind eine niedrige, eine mittlere und eine hohe.',
    },
    fr: { name: 'Ligne entropique', called: 'la ligne entropique', rule: 'Trois nombres de suite sont un petit, un moyen et un grand.' },
  },
});
