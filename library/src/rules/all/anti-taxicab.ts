import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { flag } from '../keys/iss.ts';

/** Two equal numbers x are not exactly x steps apart. */
export const antiTaxicab = defineRule({
  id: 'anti-taxicab',
  example: { kind: 'classic:2x3', rules: ['anti-taxicab:'], puzzle: '........31...2.............5.6......' },
  fields: {},
  holds: (_, at, { space }) =>
    space.numbers.every(
      (number) => number === 0 || space.pairs(([x, y, z]) => x + y + z === number).every(([a, b]) => at(a) !== number || at(b) !== number),
    ),
  compile: (_, { space }) =>
    space.numbers.flatMap((number) => {
      if (number === 0) return [];
      const allows = (a: number, b: number): boolean => a !== number || b !== number;
      return space
        .pairs((steps) => steps.every(Number.isInteger) && steps.reduce((all, step) => all + step, 0) === number)
        .map(([a, b]) => relation(a, b, allows));
    }),
  draw: () => [],
  keys: { iss: flag('AntiTaxicab') },
  words: {
    en: { name: 'Anti-taxicab', rule: 'Two cells that hold the same number X are not exactly X steps apart.' },
    de: { name: 'Taxiabstand', rule: 'Zwei Felder mit derselben Zahl X sind nicht genau X Schritte voneinander entfernt.' },
    fr: { name: 'Anti-taxi', rule: 'Deux cases qui contiennent le même nombre X ne sont pas à exactement X pas l’une de l’autre.' },
  },
});
