import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { number, optional, path } from '../fields.ts';
import { list } from '../keys/iss.ts';

/** The ends differ by at least the number given, 4 where none is; no cell of the line is in their closed interval. */
export const lockout = defineRule({
  id: 'lockout',
  example: { kind: 'classic:2x3', rules: ['lockout: r5c3 r4c3 r3c4 r2c4'], puzzle: '2............3...2.....5....4.6.....' },
  fields: { by: optional(number({ usual: ({ highest }) => [1, highest - 1] })), path: path({ least: 2 }) },
  holds({ by = 4, path }, at) {
    const [low, high] = [at(path[0]!), at(path.at(-1)!)].sort((a, b) => a - b) as [number, number];
    return high - low >= by && path.slice(1, -1).every((cell) => at(cell) < low || high < at(cell));
  },
  compile: ({ by = 4, path }) => [
    sequence([path[0]!, path.at(-1)!, ...path.slice(1, -1)], {
      key: `lockout ${by}`,
      start: -1,
      step(state, number, position) {
        const so = state as number;
        if (position === 0) return number;
        if (position === 1) return Math.abs(so - number) < by ? undefined : Math.min(so, number) * 100 + Math.max(so, number);
        return number >= Math.floor(so / 100) && number <= so % 100 ? undefined : so;
      },
      accepts: () => true,
    }),
  ],
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'between', ends: 'diamonds' }],
  keys: { iss: list('Lockout', { number: 'by', missing: 4, usual: () => 4, cells: 'path' }) },
  words: {
    en: {
      name: 'Lockout',
      called: 'lockout line',
      rule: 'The two diamonds differ by at least the number given, 4 where none is, and no number on the line lies between or equals them.',
    },
    de: {
      name: 'Ausschluss',
      called: 'Sperrlinie',
      rule: 'Die beiden Rauten unterscheiden sich mindestens um die angegebene Zahl, ohne Angabe um 4, und keine Zahl der Linie liegt zwischen ihnen oder gleicht ihnen.',
    },
    fr: {
      name: 'Exclusion',
      called: 'la ligne de verrouillage',
      rule: 'Les deux losanges diffèrent au moins du nombre indiqué, 4 sinon, et aucun nombre de la ligne n’est compris entre eux ni égal à l’un d’eux.',
    },
  },
});
