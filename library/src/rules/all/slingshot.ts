import { defineRule } from '../define.ts';
import { clause, holds, lacks } from '../draft.ts';
import { path } from '../fields.ts';
import { list } from '../keys/iss.ts';

/** The second number says how many cells behind it the first number comes again. */
export const slingshot = defineRule({
  id: 'slingshot',
  example: {
    kind: 'classic:2x2',
    rules: ['slingshot: r2c3 r1c3 r1c4 r2c4 r3c3 r3c4', 'slingshot: r4c4..r4c2 r3c2', 'slingshot: r3c1 r2c2 r1c2'],
    puzzle: '................',
  },
  fields: { path: path({ least: 3 }) },
  holds({ path }, at) {
    const [first, steps, ...behind] = path.map(at);
    return behind[steps! - 1] === first;
  },
  compile({ path: [first, steps, ...behind] }, { space: { numbers } }) {
    return numbers.flatMap((count) => {
      const hit = behind[count - 1];
      if (hit === undefined) return [clause(lacks(steps!, count))];
      return numbers.flatMap((number) => [
        clause(lacks(steps!, count), lacks(first!, number), holds(hit, number)),
        clause(lacks(steps!, count), lacks(hit, number), holds(first!, number)),
      ]);
    });
  },
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'plain', ends: 'arrow' }],
  keys: { iss: list('ValueIndexing', { cells: 'path' }) },
  words: {
    en: {
      name: 'Slingshot',
      called: 'slingshot',
      rule: 'The number in the second cell says how many cells behind it the first number comes again.',
    },
    de: {
      name: 'Schleuder',
      called: 'Schleuder',
      rule: 'Die Zahl im zweiten Feld sagt, wie viele Felder dahinter die erste Zahl wieder steht.',
    },
    fr: {
      name: 'Lance-pierre',
      called: 'le lance-pierre',
      rule: 'Le nombre de la deuxième case dit combien de cases plus loin le premier nombre revient.',
    },
  },
});
