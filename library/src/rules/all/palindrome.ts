import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';

const equals = (a: number, b: number): boolean => a === b;

/** Reads the same both ways. */
export const palindrome = defineRule({
  id: 'palindrome',
  example: { kind: 'classic:2x2', rules: ['palindrome: r1c2 r2c1 r3c2 r3c1'], puzzle: '4........3.....1' },
  fields: { path: path() },
  holds: ({ path }, at) => path.map(at).join() === path.map(at).toReversed().join(),
  compile: ({ path }) => path.slice(0, Math.floor(path.length / 2)).map((cell, i) => relation(cell, path[path.length - 1 - i]!, equals)),
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'palindrome' }],
  keys: { fPuzzles: lineItems('palindrome'), iss: list('Palindrome', { cells: 'path' }) },
  words: {
    en: { name: 'Palindrome', called: 'palindrome', rule: 'The numbers along the line read the same both ways.' },
    de: { name: 'Palindrom', called: 'Palindrom', rule: 'Die Zahlen entlang der Linie lesen sich vorwärts und rückwärts gleich.' },
    fr: {
      name: 'Palindrome',
      called: 'le palindrome',
      rule: 'Les nombres le long de la ligne se lisent de la même façon dans les deux sens.',
    },
  },
});
