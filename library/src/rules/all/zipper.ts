import { defineRule } from '../define.ts';
import { equalSums } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';

/** Pairs at equal distance from the middle have one sum, which is the middle cell where there is one. */
export const zipper = defineRule({
  id: 'zipper',
  example: {
    kind: 'classic:2x3',
    rules: ['zipper: r3c6 r2c6 r2c5 r3c4 r3c3', 'zipper: r1c3 r2c2 r3c2 r4c3', 'zipper: r4c2 r5c3 r6c3 r6c4'],
    puzzle: '...4.............46.....3.2.........',
  },
  fields: { path: path() },
  holds({ path }, at) {
    const sums = path.flatMap((cell, i) => {
      const mirror = path.length - 1 - i;
      return i < mirror ? [at(cell) + at(path[mirror]!)] : i === mirror ? [at(cell)] : [];
    });
    return sums.every((sum) => sum === sums[0]);
  },
  compile({ path }) {
    const half = path.length >> 1;
    const sums = path.slice(0, half).map((cell, i) => [cell, path.at(-1 - i)!]);
    if (path.length % 2 === 1) sums.push([path[half]!]);
    // Each with the innermost, which has the fewest cells.
    return sums.slice(0, -1).map((pair) => equalSums(pair, sums.at(-1)!));
  },
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'zipper' }],
  keys: { fPuzzles: lineItems('zipperline'), iss: list('Zipper', { cells: 'path' }) },
  words: {
    en: {
      name: 'Zipper',
      called: 'zipper line',
      rule: 'Pairs at equal distance from the middle have one sum, which is the number in the middle where there is one.',
    },
    de: {
      name: 'Reißverschluss',
      called: 'Reißverschlusslinie',
      rule: 'Paare mit gleichem Abstand zur Mitte haben dieselbe Summe; gibt es ein mittleres Feld, steht sie dort.',
    },
    fr: {
      name: 'Fermeture éclair',
      called: 'la ligne fermeture éclair',
      rule: 'Les paires à égale distance du milieu ont la même somme, celle de la case du milieu s’il y en a une.',
    },
  },
});
