import { complain } from '#core';
import { defineRule } from '../define.ts';
import { type Draft, sequence } from '../draft.ts';
import { numbers, path } from '../fields.ts';
import { issLookAndSay } from '../keys/iss-special.ts';

/** Exactly this many of such a number: "1,6,2,7" says one 6 and two 7. */
export const lookAndSay = defineRule({
  id: 'look-and-say',
  example: {
    kind: 'classic:2x2',
    rules: ['look-and-say 2,4: r1c3 r1c2 r2c2 r2c1', 'look-and-say 1,2: r2c3 r2c4 r3c4'],
    puzzle: '3.........3.....',
  },
  fields: { says: numbers({ usual: ({ highest }) => [0, highest], count: [2, 128] }), cells: path() },
  refuses: ({ says }) => (says.length % 2 === 0 ? undefined : complain('it needs pairs of how many and of which number')),
  holds: ({ says, cells }, at) => says.every((many, i) => i % 2 === 1 || cells.filter((cell) => at(cell) === says[i + 1]).length === many),
  compile: ({ says, cells }) =>
    says.flatMap((many, i): Draft[] => {
      if (i % 2 === 1) return [];
      const number = says[i + 1]!;
      return [
        sequence(cells, {
          key: `look-and-say ${many} ${number}`,
          start: 0,
          step: (count, found) => (found !== number ? count : count === many ? undefined : Number(count) + 1),
          accepts: (count) => count === many,
        }),
      ];
    }),
  draw: ({ says, cells }) => [{ shape: 'outline', cells, style: 'dashed', text: says.join('') }],
  keys: { iss: issLookAndSay },
  words: {
    en: { name: 'Look and say', rule: 'Each number named occurs among the cells exactly as often as stated.' },
    de: { name: 'Sehen und sagen', rule: 'Die Felder enthalten jede genannte Zahl genau so oft wie angegeben.' },
    fr: { name: 'Regarde et dis', rule: 'Les cases contiennent chaque nombre nommé exactement autant de fois.' },
  },
});
