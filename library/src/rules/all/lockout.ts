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
      rule: 'The numbers in the two diamonds differ by at least the number given; where none is given, by at least 4. No number on the line between them equals one of these two or lies between them.',
    },
    de: {
      name: 'Ausschluss',
      called: 'Sperrlinie',
      rule: 'Die Zahlen in den beiden Rauten unterscheiden sich mindestens um die angegebene Zahl; wo keine steht, mindestens um 4. Keine Zahl auf der Linie dazwischen gleicht einer der beiden oder liegt zwischen ihnen.',
    },
    fr: {
      name: 'Exclusion',
      called: 'la ligne de verrouillage',
      rule: 'Les nombres des deux losanges diffèrent au moins du nombre indiqué ; sans nombre, au moins de 4. Aucun nombre de la ligne entre les losanges n’est égal à l’un de ces deux ni compris entre eux.',
    },
  },
});
