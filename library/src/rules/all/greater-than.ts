import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { path } from '../fields.ts';
import { pairs } from '../keys/iss.ts';

/** The first exceeds the second. */
export const greaterThan = defineRule({
  id: 'greater-than',
  example: {
    kind: 'classic:2x2',
    rules: ['greater-than: r3c2 r4c2', 'greater-than: r3c3 r4c3', 'greater-than: r1c3 r1c2'],
    puzzle: '...........4....',
  },
  fields: { cells: path({ least: 2, most: 2 }) },
  holds: ({ cells }, at) => at(cells[0]!) > at(cells[1]!),
  compile: ({ cells: [more, less] }) => [relation(less!, more!, (a, b) => a < b)],
  draw: ({ cells }) => [{ shape: 'dot', cells, fill: 'none', text: '>' }],
  keys: { iss: pairs('GreaterThan') },
  words: {
    en: { name: 'Greater than', called: 'greater-than sign', rule: 'The first number is greater than the second.' },
    de: { name: 'Größer als', called: 'Größer-als-Zeichen', rule: 'Die erste Zahl ist größer als die zweite.' },
    fr: { name: 'Plus grand que', called: 'le signe supérieur', rule: 'Le premier nombre est plus grand que le second.' },
  },
});
