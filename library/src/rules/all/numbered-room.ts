import { defineRule } from '../define.ts';
import { clause, holds, lacks } from '../draft.ts';
import { number, path } from '../fields.ts';
import { bothEnds } from '../keys/iss.ts';

/** The X-th cell holds the clue, X being the first. */
export const numberedRoom = defineRule({
  id: 'numbered-room',
  example: {
    kind: 'classic:2x3',
    rules: ['numbered-room 3: r6c6..r1c6', 'numbered-room 6: r6c6..r6c1', 'numbered-room 3: r1c1..r1c6', 'numbered-room 6: r6c2..r1c2'],
    puzzle: '................6...5.....41........',
  },
  isOutside: true,
  fields: { number: number({ usual: ({ lowest, highest }) => [lowest, highest] }), path: path({ least: 2 }) },
  holds({ number, path }, at) {
    const room = path[at(path[0]!) - 1];
    return room !== undefined && at(room) === number;
  },
  compile: ({ number, path }, { space }) =>
    space.numbers.map((x) => {
      const room = path[x - 1];
      return clause(lacks(path[0]!, x), ...(room === undefined ? [] : [holds(room, number)]));
    }),
  draw: ({ number, path }) => [{ shape: 'outside', beside: path[0]!, towards: path[1]!, text: String(number) }],
  keys: { iss: bothEnds('NumberedRoom', 'number') },
  words: {
    en: { name: 'Numbered room', called: 'numbered room', rule: 'The X-th cell holds the clue, X being the number in the first.' },
    de: {
      name: 'Nummerierter Raum',
      called: 'nummerierter Raum',
      rule: 'Im X-ten Feld steht die Randzahl; X ist die Zahl im ersten Feld.',
    },
    fr: {
      name: 'Chambre numérotée',
      called: 'la chambre numérotée',
      rule: 'La X-ième case contient le nombre au bord, X étant le nombre de la première.',
    },
  },
});
