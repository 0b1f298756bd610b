import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { number, optional, path } from '../fields.ts';
import { cellItems } from '../keys/f-puzzles.ts';
import { pairs } from '../keys/iss.ts';

/** One is the number given times the other, twice the other where none is. */
export const ratio = defineRule({
  id: 'ratio',
  example: { kind: 'classic:2x2', rules: ['ratio: r3c3 r2c3', 'ratio: r4c1 r3c1', 'ratio: r1c3 r1c4'], puzzle: '.............4..' },
  fields: { by: optional(number({ least: 1, usual: ({ highest }) => [1, highest] })), cells: path({ least: 2, most: 2 }) },
  holds({ by = 2, cells: [a, b] }, at) {
    const [low, high] = [at(a!), at(b!)].sort((x, y) => x - y);
    return high === by * low!;
  },
  compile: ({ by = 2, cells: [a, b] }) => [relation(a!, b!, (x, y) => x === by * y || y === by * x)],
  draw: ({ by, cells }) => [{ shape: 'dot', cells, fill: 'black', ...(by === undefined ? {} : { text: String(by) }) }],
  keys: { fPuzzles: cellItems('ratio', { cells: 'cells', value: 'by' }), iss: pairs('BlackDot', { field: 'by', value: 2 }) },
  words: {
    en: {
      name: 'Black dot',
      called: 'black dot',
      rule: 'One of the two numbers is the other times the number in the dot; in a dot without a number, it is twice the other.',
    },
    de: {
      name: 'Schwarzer Punkt',
      called: 'Verhältnispunkt',
      rule: 'Eine der beiden Zahlen ist die andere mal der Zahl im Punkt; steht im Punkt keine, ist sie das Doppelte der anderen.',
    },
    fr: {
      name: 'Point noir',
      called: 'le point de rapport',
      rule: 'L’un des deux nombres est l’autre multiplié par le nombre dans le point ; dans un point sans nombre, il est le double de l’autre.',
    },
  },
});
