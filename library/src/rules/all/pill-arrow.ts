import { defineRule } from '../define.ts';
import { sum } from '../draft.ts';
import { path } from '../fields.ts';
import { arrows } from '../keys/f-puzzles.ts';
import { issPill } from '../keys/iss-special.ts';

/** The cells along the shaft add up to the number that is read in the pill, first cell first. */
export const pillArrow = defineRule({
  id: 'pill-arrow',
  example: {
    kind: 'classic:2x3',
    rules: [
      'pill-arrow: r3c3 r3c4 = r4c3 r5c4 r6c4 r6c5',
      'pill-arrow: r4c5 r4c6 = r5c5 r6c6 r5c6',
      'pill-arrow: r2c2 r2c3 = r3c2 r4c2 r4c1 r3c1',
    ],
    puzzle: '4..1..........................5.....',
  },
  fields: { pill: path({ least: 2, most: 3 }), shaft: path() },
  holds: ({ pill, shaft }, at) => shaft.reduce((all, cell) => all + at(cell), 0) === pill.reduce((read, cell) => 10 * read + at(cell), 0),
  compile: ({ pill, shaft }) => [
    sum([...shaft, ...pill], [0], [...shaft.map(() => 1), ...pill.map((_, i) => -(10 ** (pill.length - 1 - i)))]),
  ],
  draw: ({ pill, shaft }) => [
    { shape: 'line', cells: [pill.at(-1)!, ...shaft], style: 'arrow', ends: 'arrow', from: pill },
    { shape: 'pill', cells: pill },
  ],
  keys: { fPuzzles: arrows('pill', 'shaft', true), iss: issPill },
  words: {
    en: { name: 'Pill arrow', called: 'pill arrow', rule: 'The numbers along the shaft add up to the number that is read in the pill.' },
    de: {
      name: 'Pillenpfeil',
      called: 'Pillenpfeil',
      rule: 'Die Zahlen entlang des Pfeils ergeben zusammen die Zahl, die in der Pille steht.',
    },
    fr: {
      name: 'Flèche à gélule',
      called: 'la flèche à pilule',
      rule: 'La somme des nombres le long de la flèche est le nombre lu dans la gélule.',
    },
  },
});
