import { defineRule } from '../define.ts';
import { sequence, sum } from '../draft.ts';
import { cells } from '../fields.ts';
import { list } from '../keys/iss.ts';

/** A number in circles is in exactly as many circles as it says: for each number one that counts. */
export const countingCircles = defineRule({
  id: 'counting-circles',
  example: {
    kind: 'classic:2x3',
    rules: ['counting-circles: r1c1 r1c3 r1c6 r2c1 r2c5 r4c2 r4c3 r6c1 r6c5'],
    puzzle: '........1.................42.5......',
  },
  fields: { cells: cells() },
  holds({ cells }, at) {
    const numbers = cells.map(at);
    return numbers.every((number) => numbers.filter((other) => other === number).length === number);
  },
  compile({ cells }, { space, hide }) {
    const { lowest, numbers } = space;
    // A hidden cell for each number says whether it is there; those that are add up to the number of circles.
    const present = numbers.map(() => hide(2));
    const shift = numbers.reduce((all, number) => all + number * lowest, 0);
    return [
      ...numbers.map((number, i) =>
        sequence([present[i]!, ...cells], {
          key: `counting-circles ${number}`,
          start: -1,
          // What is still to come of the number.
          step(left, found, position) {
            if (position === 0) return found === lowest ? 0 : number === 0 ? undefined : number;
            if (found !== number) return left;
            return left === 0 ? undefined : Number(left) - 1;
          },
          accepts: (left) => left === 0,
        }),
      ),
      sum(present, [cells.length + shift], numbers),
    ];
  },
  draw: ({ cells }) => cells.map((cell) => ({ shape: 'sign', cell, sign: 'circle' }) as const),
  keys: { iss: list('CountingCircles', { cells: 'cells' }) },
  words: {
    en: { name: 'Counting circles', rule: 'A number that is in a circle is in exactly as many circles as it says.' },
    de: { name: 'Zählkreise', rule: 'Eine Zahl, die in einem Kreis steht, steht in genau so vielen Kreisen, wie sie angibt.' },
    fr: { name: 'Cercles qui comptent', rule: 'Un nombre qui est dans un cercle est dans exactement autant de cercles qu’il l’indique.' },
  },
});
