import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { cells } from '../fields.ts';

/** A number in circles is in exactly as many circles as it says: for each number one that counts. */
export const countingCircles = defineRule({
  id: 'counting-circles',
  fields: { cells: cells() },
  holds({ cells }, at) {
    const numbers = cells.map(at);
    return numbers.every((number) => numbers.filter((other) => other === number).length === number);
  },
  compile: ({ cells }, { space }) =>
    space.numbers.map((number) =>
      sequence(cells, {
        key: `counting-circles ${number}`,
        start: 0,
        step: (count, found) => (found !== number ? count : count === number ? undefined : Number(count) + 1),
        accepts: (count) => count === 0 || count === number,
      }),
    ),
  draw: ({ cells }) => cells.map((cell) => ({ shape: 'mark', cell, sign: 'circle' }) as const),
  keys: { iss: { type: 'CountingCircles', fields: ['cells'] } },
  words: {
    en: { name: 'Counting circles', rule: 'A number that is in a circle is in exactly as many circles as it says.' },
    de: { name: 'Zählkreise', rule: 'Eine Zahl, die in einem Kreis steht, steht in genau so vielen Kreisen, wie sie angibt.' },
    fr: { name: 'Cercles qui comptent', rule: 'Un nombre qui est dans un cercle est dans exactement autant de cercles qu’il l’indique.' },
  },
});
