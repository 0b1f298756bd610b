import { defineRule } from '../define.ts';
import { equalSums } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';

/** The cells between add up to the sum of both ends. */
export const doubleArrow = defineRule({
  id: 'double-arrow',
  example: {
    kind: 'classic:2x3',
    rules: ['double-arrow: r2c5..r4c3 r4c4 r3c5', 'double-arrow: r1c6..r3c6 r4c5', 'double-arrow: r2c1 r3c2 r2c3 r1c3'],
    puzzle: '.....4..........2...........4..1....',
  },
  fields: { path: path({ least: 2 }) },
  holds({ path }, at) {
    const all = path.reduce((sum, cell) => sum + at(cell), 0);
    return all === 2 * (at(path[0]!) + at(path.at(-1)!));
  },
  compile: ({ path }) => [equalSums(path.slice(1, -1), [path[0]!, path.at(-1)!])],
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'arrow', ends: 'circles' }],
  keys: { fPuzzles: lineItems('doublearrow'), iss: list('DoubleArrow', { cells: 'path' }) },
  words: {
    en: { name: 'Double arrow', called: 'double arrow', rule: 'The numbers between the two circles add up to the sum of the circles.' },
    de: {
      name: 'Doppelpfeil',
      called: 'Doppelpfeil',
      rule: 'Die Zahlen zwischen den beiden Kreisen ergeben zusammen die Summe der Kreise.',
    },
    fr: {
      name: 'Double flèche',
      called: 'la double flèche',
      rule: 'La somme des nombres entre les deux cercles est la somme des cercles.',
    },
  },
});
