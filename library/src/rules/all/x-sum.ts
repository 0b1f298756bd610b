import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { number, path } from '../fields.ts';
import { lineClues } from '../keys/f-puzzles.ts';
import { bothEnds } from '../keys/iss.ts';

/** The first X cells add up to the clue, X being the first. State: how many are left, and how much; -1 once all are in. */
export const xSum = defineRule({
  id: 'x-sum',
  example: {
    kind: 'classic:2x3',
    rules: ['x-sum 14: r6c2..r1c2', 'x-sum 17: r1c1..r1c6', 'x-sum 15: r3c6..r3c1', 'x-sum 3: r6c1..r1c1'],
    puzzle: '.2........3..........6..............',
  },
  isOutside: true,
  fields: { sum: number({ usual: ({ highest }) => [1, 2 * highest] }), path: path({ least: 2 }) },
  holds({ sum, path }, at) {
    const count = at(path[0]!);
    const first = path.slice(0, count);
    return first.length === count && first.reduce((all, cell) => all + at(cell), 0) === sum;
  },
  compile: ({ sum, path }) => [
    sequence(path, {
      key: `x-sum ${sum}`,
      start: 0,
      step(state, number, position) {
        const so = state as number;
        if (so === -1) return so;
        const [count, left] = position === 0 ? [number, sum] : [Math.floor(so / 10_000), so % 10_000];
        // With a first number of 0 nothing is added up.
        if (count === 0) return sum === 0 ? -1 : undefined;
        if (number > left) return undefined;
        if (count === 1) return number === left ? -1 : undefined;
        return (count - 1) * 10_000 + left - number;
      },
      accepts: (state) => state === -1,
      told: {
        counts: (state) => state !== -1,
        words: {
          en: 'only {sets:or} can be added up',
          de: 'zusammengezählt werden {sets|kann|können} nur {sets:or}',
          fr: 'on ne peut additionner que {sets:or}',
        },
      },
    }),
  ],
  draw: ({ sum, path }) => [{ shape: 'outside', beside: path[0]!, towards: path[1]!, text: String(sum) }],
  keys: { fPuzzles: lineClues('xsum', 'sum'), iss: bothEnds('XSum', 'sum') },
  words: {
    en: { name: 'X-sum', called: 'X-sum', rule: 'The first X numbers add up to the clue, X being the first of them.' },
    de: { name: 'X-Summe', called: 'X-Summe', rule: 'Die ersten X Zahlen ergeben zusammen die Randzahl; X ist die erste von ihnen.' },
    fr: {
      name: 'X-somme',
      called: 'la somme X',
      rule: 'La somme des X premiers nombres est le nombre au bord, X étant le premier d’entre eux.',
    },
  },
});
