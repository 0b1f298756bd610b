import { stepsAlong } from '#core';
import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';

const doesNotFall = (a: number, b: number): boolean => a <= b;

/** Never falling from the bulb. */
export const slowThermo = defineRule({
  id: 'slow-thermo',
  example: {
    kind: 'classic:2x2',
    rules: ['slow-thermo: r4c3 r4c4..r2c2', 'slow-thermo: r1c1 r2c1 r3c2', 'slow-thermo: r1c2..r3c4'],
    puzzle: '................',
  },
  fields: { path: path() },
  holds: ({ path }, at) => path.every((cell, i) => path.slice(i).every((later) => at(later) >= at(cell))),
  compile: ({ path }) => stepsAlong(path).map(([low, high]) => relation(low, high, doesNotFall)),
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'thermo', ends: 'bulb' }],
  keys: { fPuzzles: lineItems('slowthermometer') },
  words: {
    en: { name: 'Slow thermometer', called: 'slow thermometer', rule: 'The numbers never fall from the bulb to the end.' },
    de: { name: 'Langsames Thermometer', called: 'langsames Thermometer', rule: 'Die Zahlen fallen von der Kugel bis zum Ende nie.' },
    fr: { name: 'Thermomètre lent', called: 'le thermomètre lent', rule: 'Les nombres ne diminuent jamais du bulbe jusqu’au bout.' },
  },
});
