import { defineRule } from '../define.ts';
import { everyTwo, relation } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';

const isApart = (a: number, b: number): boolean => a - b > 1 || b - a > 1;

/** No two numbers on the line are equal or consecutive. */
export const nabner = defineRule({
  id: 'nabner',
  example: {
    kind: 'classic:2x3',
    rules: ['nabner: r3c2 r3c1 r4c1', 'nabner: r1c2 r2c2 r1c3', 'nabner: r3c4 r4c4 r4c3'],
    puzzle: '.......3.6.......1.......4......1...',
  },
  fields: { path: path() },
  holds({ path }, at) {
    const sorted = path.map(at).sort((a, b) => a - b);
    return sorted.every((number, i) => i === 0 || number > sorted[i - 1]! + 1);
  },
  compile: ({ path }) => everyTwo(path).map(([a, b]) => relation(a, b, isApart)),
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'nabner' }],
  keys: { fPuzzles: lineItems('nabner') },
  words: {
    en: { name: 'Nabner', called: 'nabner line', rule: 'No two numbers on the line are equal or consecutive.' },
    de: { name: 'Nabner', called: 'Nabner-Linie', rule: 'Keine zwei Zahlen der Linie sind gleich oder folgen aufeinander.' },
    fr: { name: 'Nabner', called: 'la ligne nabner', rule: 'Deux nombres de la ligne ne sont jamais égaux ni consécutifs.' },
  },
});
