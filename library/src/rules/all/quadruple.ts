import { defineRule } from '../define.ts';
import { clause, holds, sequence } from '../draft.ts';
import { numbers, path } from '../fields.ts';
import { cellItems } from '../keys/f-puzzles.ts';
import { issQuad } from '../keys/iss-special.ts';

/** The cells hold all of the numbers named, at least as often as named. */
export const quadruple = defineRule({
  id: 'quadruple',
  example: {
    kind: 'classic:2x2',
    rules: ['quadruple 3,3,4: r2c3 r2c4 r3c3 r3c4'],
    puzzle: '.........21.....',
  },
  holdsValues: 'numbers',
  fields: { numbers: numbers({ usual: ({ lowest, highest }) => [lowest, highest], count: [1, 4] }), cells: path({ least: 1, most: 4 }) },
  holds({ numbers, cells }, at) {
    const left = cells.map(at);
    return numbers.every((number) => {
      const found = left.indexOf(number);
      if (found >= 0) left.splice(found, 1);
      return found >= 0;
    });
  },
  compile: ({ numbers, cells }) =>
    [...new Set(numbers)].map((number) => {
      const wanted = numbers.filter((other) => other === number).length;
      if (wanted === 1) return clause(...cells.map((cell) => holds(cell, number)));
      return sequence(cells, {
        key: `quadruple ${number} ${wanted}`,
        start: 0,
        step: (count, found) => (found === number ? Math.min(wanted, Number(count) + 1) : count),
        accepts: (count) => count === wanted,
      });
    }),
  draw: ({ numbers, cells }) => [{ shape: 'dot', cells, fill: 'white', text: numbers.join(' ') }],
  keys: {
    fPuzzles: cellItems('quadruple', { cells: 'cells', values: 'numbers' }),
    iss: issQuad,
  },
  words: {
    en: {
      name: 'Quadruple',
      called: 'quadruple',
      rule: 'The cells round the circle hold all of the numbers in it, at least as often as they stand there.',
    },
    de: {
      name: 'Quadrupel',
      called: 'Quadrupel',
      rule: 'Die Felder um den Kreis enthalten alle Zahlen, die darin stehen, mindestens so oft.',
    },
    fr: {
      name: 'Quadruple',
      called: 'le quadruple',
      rule: 'Les cases autour du cercle contiennent tous les nombres inscrits, au moins aussi souvent.',
    },
  },
});
