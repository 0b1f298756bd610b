import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { number, path } from '../fields.ts';
import { bothEnds } from '../keys/iss.ts';

/** The first number that does not exceed all before it is the clue. */
export const hiddenSkyscraper = defineRule({
  id: 'hidden-skyscraper',
  example: {
    kind: 'classic:2x3',
    rules: [
      'hidden-skyscraper 3: r6c1..r1c1',
      'hidden-skyscraper 1: r1c2..r6c2',
      'hidden-skyscraper 4: r3c6..r3c1',
      'hidden-skyscraper 2: r4c6..r4c1',
    ],
    puzzle: '...6.....2......6..5..........6.....',
  },
  isOutside: true,
  fields: { number: number({ usual: ({ lowest, highest }) => [lowest, highest] }), path: path({ least: 2 }) },
  holds({ number, path }, at) {
    const numbers = path.map(at);
    return numbers.find((found, i) => numbers.slice(0, i).some((before) => before >= found)) === number;
  },
  compile: ({ number, path }) => [
    sequence(path, {
      key: `hidden-skyscraper ${number}`,
      start: -1,
      // The highest so far, or that the clue was found.
      step(state, found) {
        if (state === 'found' || found > Number(state)) return state === 'found' ? state : found;
        return found === number ? 'found' : undefined;
      },
      accepts: (state) => state === 'found',
    }),
  ],
  draw: ({ number, path }) => [{ shape: 'outside', beside: path[0]!, towards: path[1]!, text: `|${number}|` }],
  keys: { iss: bothEnds('HiddenSkyscraper', 'number') },
  words: {
    en: {
      name: 'Hidden skyscraper',
      called: 'hidden skyscraper',
      rule: 'Seen from the clue, the first number that is not greater than all before it is the clue.',
    },
    de: {
      name: 'Verdecktes Hochhaus',
      called: 'verdecktes Hochhaus',
      rule: 'Von der Randzahl aus gesehen ist die erste Zahl, die nicht größer ist als alle davor, die Randzahl.',
    },
    fr: {
      name: 'Gratte-ciel caché',
      called: 'le gratte-ciel caché',
      rule: 'Vu depuis le bord, le premier nombre qui n’est pas plus grand que tous les précédents est le nombre au bord.',
    },
  },
});
