import type { Words } from '#core';
import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { number, path } from '../fields.ts';
import { lineClues } from '../keys/f-puzzles.ts';
import { wholeLine } from '../keys/iss.ts';

const BETWEEN: Words<string> = {
  en: 'between the lowest and the highest number only {sets:or} can stand',
  de: 'zwischen der kleinsten und der größten Zahl {sets|kann|können} nur {sets:or} stehen',
  fr: 'entre le plus petit et le plus grand nombre il ne peut y avoir que {sets:or}',
};

/** Where nothing is added up there is no set to list. */
const SIDE_BY_SIDE: Words<string> = {
  en: 'the lowest and the highest number stand side by side',
  de: 'die kleinste und die größte Zahl stehen nebeneinander',
  fr: 'le plus petit et le plus grand nombre sont côte à côte',
};

/**
 * Between the lowest and the highest number of the kind the numbers add up to the clue. Along the line: nothing yet, one of the two
 * ends seen with a sum behind it, both seen.
 */
export const sandwich = defineRule({
  id: 'sandwich',
  example: {
    kind: 'classic:2x3',
    rules: ['sandwich 11: r2c1..r2c6', 'sandwich 14: r4c1..r4c6', 'sandwich 9: r1c5..r6c5', 'sandwich 3: r6c1..r1c1'],
    puzzle: '...............5.............4..6...',
  },
  isOutside: true,
  fields: { sum: number({ usual: ({ highest }) => [0, 2 * highest] }), path: path({ least: 2 }) },
  holds({ sum, path }, at, { space }) {
    const numbers = path.map(at);
    const ends = numbers.flatMap((number, i) => (number === space.lowest || number === space.highest ? [i] : []));
    const [first, last] = ends;
    if (ends.length !== 2 || numbers[first!] === numbers[last!]) return false;
    return numbers.slice(first! + 1, last).reduce((all, number) => all + number, 0) === sum;
  },
  compile({ sum, path }, { space: { lowest, highest } }) {
    const [before, after] = [-1, -2];
    return [
      sequence(path, {
        key: `sandwich ${sum}`,
        start: before,
        step(state, number) {
          const isEnd = number === lowest || number === highest;
          if (state === before) return isEnd ? (number === lowest ? 0 : 1) : before;
          if (state === after) return isEnd ? undefined : after;
          // Twice what was added up so far, and whether the highest came first.
          const so = state as number;
          if (isEnd) return so >> 1 === sum && (so & 1 ? number === lowest : number === highest) ? after : undefined;
          return (so >> 1) + number > sum ? undefined : so + 2 * number;
        },
        accepts: (state) => state === after,
        told: {
          counts: (state, number) => (state as number) >= 0 && number !== lowest && number !== highest,
          words: sum === 0 ? SIDE_BY_SIDE : BETWEEN,
        },
      }),
    ];
  },
  draw: ({ sum, path }) => [{ shape: 'outside', beside: path[0]!, towards: path[1]!, text: String(sum) }],
  keys: { fPuzzles: lineClues('sandwichsum', 'sum'), iss: wholeLine('Sandwich', 'sum') },
  words: {
    en: { name: 'Sandwich', called: 'sandwich', rule: 'The numbers between the lowest and the highest number add up to the clue.' },
    de: {
      name: 'Sandwich',
      called: 'Sandwich',
      rule: 'Die Zahlen zwischen der kleinsten und der größten Zahl ergeben zusammen die Randzahl.',
    },
    fr: {
      name: 'Sandwich',
      called: 'le sandwich',
      rule: 'La somme des nombres entre le plus petit et le plus grand nombre est le nombre au bord.',
    },
  },
});
