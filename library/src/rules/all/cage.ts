import { defineRule } from '../define.ts';
import { differ, sum } from '../draft.ts';
import { cells, number, optional } from '../fields.ts';
import { cellItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';

/** The cells differ and, where a sum is given, add up to it. */
export const cage = defineRule({
  id: 'cage',
  example: {
    kind: 'classic:2x2',
    rules: ['cage 9: r2c3 r2c4 r1c4', 'cage 7: r4c1..r2c1', 'cage 9: r3c2 r4c2 r4c3'],
    puzzle: '..............2.',
  },
  fields: { sum: optional(number({ least: 1, usual: ({ highest }) => [2, 3 * highest] })), cells: cells() },
  holds({ cells, sum }, at) {
    const numbers = cells.map(at);
    if (new Set(numbers).size < numbers.length) return false;
    return sum === undefined || numbers.reduce((all, number) => all + number, 0) === sum;
  },
  compile: ({ cells, sum: total }) => [differ(cells), ...(total === undefined ? [] : [sum(cells, [total])])],
  draw: ({ cells, sum }) => [{ shape: 'outline', cells, style: 'dashed', ...(sum === undefined ? {} : { text: String(sum) }) }],
  keys: {
    fPuzzles: cellItems('killercage', { cells: 'cells', value: 'sum', zeroIsNone: true }),
    iss: list('Cage', { number: 'sum', missing: 'none', cells: 'cells' }),
  },
  words: {
    en: { name: 'Cage', called: 'cage', rule: 'The cells hold different numbers and add up to the sum, where one is given.' },
    de: {
      name: 'Käfig',
      called: 'Käfig',
      rule: 'Die Felder enthalten verschiedene Zahlen und ergeben zusammen die Summe, wenn eine angegeben ist.',
    },
    fr: {
      name: 'Cage',
      called: 'la cage',
      rule: 'Les cases contiennent des nombres différents, dont le total est la somme indiquée, s’il y en a une.',
    },
  },
});
