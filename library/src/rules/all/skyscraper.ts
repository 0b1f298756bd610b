import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { number, path } from '../fields.ts';
import { lineClues } from '../keys/f-puzzles.ts';
import { bothEnds } from '../keys/iss.ts';

/** How many numbers exceed all before them; 0 is not seen. */
export const skyscraper = defineRule({
  id: 'skyscraper',
  example: {
    kind: 'classic:2x3',
    rules: ['skyscraper 2: r6c6..r1c6', 'skyscraper 5: r4c6..r4c1', 'skyscraper 1: r1c3..r6c3', 'skyscraper 3: r6c1..r6c6'],
    puzzle: '......3....4.1............2.........',
  },
  isOutside: true,
  fields: { count: number({ usual: ({ highest }) => [1, highest] }), path: path({ least: 2 }) },
  holds({ count, path }, at) {
    const numbers = path.map(at);
    return numbers.filter((number, i) => number > Math.max(0, ...numbers.slice(0, i))).length === count;
  },
  compile: ({ count, path }) => [
    sequence(path, {
      key: `skyscraper ${count}`,
      start: 0,
      step(state, number) {
        const [seen, highest] = [Math.floor(Number(state) / 100), Number(state) % 100];
        if (number <= highest) return state;
        return seen === count ? undefined : (seen + 1) * 100 + number;
      },
      accepts: (state) => Math.floor(Number(state) / 100) === count,
      told: {
        counts: (state, number) => number > Number(state) % 100,
        words: {
          en: 'only {sets:or} can be what is seen',
          de: 'zu sehen {sets|sein kann|sein können} nur {sets:or}',
          fr: 'on ne peut voir que {sets:or}',
        },
      },
    }),
  ],
  draw: ({ count, path }) => [{ shape: 'outside', beside: path[0]!, towards: path[1]!, text: String(count) }],
  keys: { fPuzzles: lineClues('skyscraper', 'count'), iss: bothEnds('Skyscraper', 'count') },
  words: {
    en: {
      name: 'Skyscraper',
      called: 'skyscraper clue',
      rule: 'The clue says how many numbers are greater than all before them, seen from it.',
    },
    de: {
      name: 'Hochhaus',
      called: 'Hochhauszahl',
      rule: 'Die Randzahl sagt, wie viele Zahlen von ihr aus gesehen größer sind als alle davor.',
    },
    fr: {
      name: 'Gratte-ciel',
      called: 'le nombre de gratte-ciel',
      rule: 'Le nombre au bord dit combien de nombres, vus de là, sont plus grands que tous les précédents.',
    },
  },
});
