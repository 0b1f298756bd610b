import { defineRule } from '../define.ts';
import { only } from '../draft.ts';
import { cells, numbers } from '../fields.ts';
import { issCandidates } from '../keys/iss-special.ts';

/** The cells hold one of the numbers: candidates as a rule, so that other rules can hold them. */
export const oneOf = defineRule({
  id: 'one-of',
  example: {
    kind: 'classic:2x3',
    rules: ['one-of 1,2: r1c1 r4c3 r5c1 r6c4', 'one-of 5,6: r1c5 r2c1 r3c3 r6c5'],
    puzzle: '........623......66..52...........5.',
  },
  fields: { numbers: numbers({ usual: ({ lowest, highest }) => [lowest, highest] }), cells: cells() },
  holdsValues: 'numbers',
  holds: ({ numbers, cells }, at) => cells.every((cell) => numbers.some((number) => at(cell) === number)),
  compile: ({ numbers, cells }) => cells.map((cell) => only(cell, (number) => numbers.includes(number))),
  draw: ({ numbers, cells }) =>
    cells.map((cell) => ({
      shape: 'outline',
      cells: [cell],
      style: 'filled',
      text: numbers.join(numbers.some((number) => number > 9) ? ' ' : ''),
    })),
  keys: { iss: issCandidates(({ numbers }) => numbers as readonly number[], true) },
  words: {
    en: { name: 'One of', rule: 'Each of the cells holds one of the numbers given.' },
    de: { name: 'Eine von', rule: 'Jedes der Felder enthält eine der angegebenen Zahlen.' },
    fr: { name: 'Un parmi', rule: 'Chacune des cases contient un des nombres indiqués.' },
  },
});
