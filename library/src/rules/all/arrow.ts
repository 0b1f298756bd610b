import { defineRule } from '../define.ts';
import { equalSums } from '../draft.ts';
import { parts, path } from '../fields.ts';
import { arrows } from '../keys/f-puzzles.ts';
import { issArrow } from '../keys/iss-special.ts';

/** The cells along each shaft add up to the circle. */
export const arrow = defineRule({
  id: 'arrow',
  example: {
    kind: 'classic:2x2',
    rules: ['arrow: r4c3 = r4c4 r3c4', 'arrow: r3c1 = r4c1 r3c2', 'arrow: r2c4 = r1c4 r1c3'],
    puzzle: '................',
  },
  fields: { circle: path({ least: 1, most: 1 }), shafts: parts() },
  holds: ({ circle, shafts }, at) => shafts.every((shaft) => shaft.reduce((all, cell) => all + at(cell), 0) === at(circle[0]!)),
  compile: ({ circle, shafts }) => shafts.map((shaft) => equalSums(shaft, circle)),
  draw: ({ circle, shafts }) => [
    { shape: 'sign', cell: circle[0]!, sign: 'ring' },
    ...shafts.map((shaft) => ({ shape: 'line', cells: [circle[0]!, ...shaft], style: 'arrow', ends: 'arrow', from: circle }) as const),
  ],
  keys: { fPuzzles: arrows('circle', 'shafts', false), iss: issArrow },
  words: {
    en: { name: 'Arrow', called: 'arrow', rule: 'The numbers along each shaft add up to the number in the circle.' },
    de: { name: 'Pfeil', called: 'Pfeil', rule: 'Die Zahlen entlang jedes Pfeils ergeben zusammen die Zahl im Kreis.' },
    fr: { name: 'Flèche', called: 'la flèche', rule: 'La somme des nombres le long de chaque flèche est le nombre dans le cercle.' },
  },
});
