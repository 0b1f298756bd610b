import { stepsAlong } from '#core';
import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';

const rises = (a: number, b: number): boolean => a < b;

/** Strictly rising from the bulb. */
export const thermo = defineRule({
  id: 'thermo',
  example: {
    kind: 'classic:2x2',
    rules: ['thermo: r4c1 r3c1 r3c2', 'thermo: r2c4..r4c4 r4c3', 'thermo: r1c1..r1c3'],
    puzzle: '................',
  },
  fields: { path: path() },
  holds: ({ path }, at) => path.every((cell, i) => i === 0 || at(cell) > at(path[i - 1]!)),
  compile: ({ path }) => stepsAlong(path).map(([low, high]) => relation(low, high, rises)),
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'thermo', ends: 'bulb' }],
  keys: { fPuzzles: lineItems('thermometer'), iss: list('Thermo', { cells: 'path' }) },
  words: {
    en: { name: 'Thermometer', called: 'thermometer', rule: 'The numbers rise from the bulb to the end.' },
    de: { name: 'Thermometer', called: 'Thermometer', rule: 'Die Zahlen steigen von der Kugel bis zum Ende.' },
    fr: { name: 'Thermomètre', called: 'le thermomètre', rule: 'Les nombres augmentent du bulbe jusqu’au bout.' },
  },
});
