import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { number, optional, path } from '../fields.ts';
import { cellItems } from '../keys/f-puzzles.ts';
import { pairs } from '../keys/iss.ts';

/** The two differ by the number given, by 1 where none is. */
export const difference = defineRule({
  id: 'difference',
  example: {
    kind: 'classic:2x2',
    rules: ['difference: r1c3 r2c3', 'difference: r3c2 r2c2', 'difference: r3c3 r4c3', 'difference: r3c4 r2c4'],
    puzzle: '.....4..........',
  },
  fields: { by: optional(number({ usual: ({ highest }) => [0, highest - 1] })), cells: path({ least: 2, most: 2 }) },
  holds: ({ by = 1, cells: [a, b] }, at) => at(a!) - at(b!) === by || at(b!) - at(a!) === by,
  compile: ({ by = 1, cells: [a, b] }) => [relation(a!, b!, (x, y) => Math.abs(x - y) === by)],
  draw: ({ by, cells }) => [{ shape: 'dot', cells, fill: 'white', ...(by === undefined ? {} : { text: String(by) }) }],
  keys: { fPuzzles: cellItems('difference', { cells: 'cells', value: 'by' }), iss: pairs('WhiteDot', { field: 'by', value: 1 }) },
  words: {
    en: {
      name: 'White dot',
      called: 'white dot',
      rule: 'The two numbers differ by the number in the dot; if it has none, by 1.',
    },
    de: {
      name: 'Weißer Punkt',
      called: 'Differenzpunkt',
      rule: 'Die beiden Zahlen unterscheiden sich um die Zahl im Punkt; steht dort keine, um 1.',
    },
    fr: {
      name: 'Point blanc',
      called: 'le point de différence',
      rule: 'La différence des deux nombres est le nombre dans le point ; sans nombre, elle est 1.',
    },
  },
});
