import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { number, optional, path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';
import { near } from '../near.ts';

/** Any m in a row have different rests by m. */
export const modular = defineRule({
  id: 'modular',
  example: {
    kind: 'classic:2x3',
    rules: ['modular: r2c1 r2c2 r1c2 r2c3', 'modular: r4c6 r5c6 r6c5 r5c4', 'modular: r1c4 r1c3 r2c4'],
    puzzle: '5..................3...46...3...2...',
  },
  fields: { by: optional(number({ least: 2, usual: () => [2, 4] })), path: path() },
  holds: ({ by = 3, path }, at) =>
    path.every((_, i) => {
      const row = path.slice(i, i + by).map((cell) => at(cell) % by);
      return new Set(row).size === row.length;
    }),
  compile({ by = 3, path }) {
    const differ = (a: number, b: number): boolean => (a - b) % by !== 0;
    return near(path, by).map(([a, b]) => relation(a, b, differ));
  },
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'modular' }],
  keys: {
    fPuzzles: lineItems('modularline', { only: { field: 'by', value: 3 } }),
    iss: list('Modular', { number: 'by', usual: () => 3, cells: 'path' }),
  },
  words: {
    en: {
      name: 'Modular line',
      called: 'modular line',
      rule: 'Any N numbers in a row leave different remainders when divided by N, the number given; where none is given, N is 3.',
    },
    de: {
      name: 'Modulare Linie',
      called: 'modulare Linie',
      rule: 'Je N aufeinanderfolgende Zahlen lassen beim Teilen durch N, die angegebene Zahl, verschiedene Reste; wo keine steht, ist N gleich 3.',
    },
    fr: {
      name: 'Ligne modulaire',
      called: 'la ligne modulaire',
      rule: 'N nombres de suite ont des restes différents quand on les divise par N, le nombre indiqué ; sans nombre, N est 3.',
    },
  },
});
