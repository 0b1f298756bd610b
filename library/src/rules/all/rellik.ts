import { defineRule } from '../define.ts';
import { differ, sequence } from '../draft.ts';
import { cells, number } from '../fields.ts';
import { list } from '../keys/iss.ts';

/** Killer backwards: the cells differ, and no one or more of them add up to the clue. The state is the set of sums that some make. */
export const rellik = defineRule({
  id: 'rellik',
  example: {
    kind: 'classic:2x2',
    rules: ['rellik 6: r2c2 r2c1 r1c2', 'rellik 1: r4c1 r4c2 r3c2', 'rellik 6: r4c4 r3c4 r3c3'],
    puzzle: '.4..............',
  },
  fields: { sum: number({ least: 1, most: 1000, usual: ({ highest }) => [1, 2 * highest] }), cells: cells() },
  holds({ sum, cells }, at) {
    const numbers = cells.map(at);
    if (new Set(numbers).size < numbers.length) return false;
    const reaches = (left: number, from: number): boolean =>
      numbers.slice(from).some((number, i) => number === left || reaches(left - number, from + i + 1));
    return !reaches(sum, 0);
  },
  compile: ({ sum, cells }) => [
    differ(cells),
    sequence(cells, {
      key: `rellik ${sum}`,
      start: '0',
      step(state, number) {
        const sums = String(state).split(',').map(Number);
        const all = new Set([...sums, ...sums.map((so) => so + number)].filter((so) => so <= sum));
        // No cell alone, and no other cells with it.
        return all.has(sum) ? undefined : [...all].sort((a, b) => a - b).join();
      },
      accepts: () => true,
    }),
  ],
  draw: ({ sum, cells }) => [{ shape: 'outline', cells, style: 'filled', text: `≠${sum}` }],
  keys: { iss: list('RellikCage', { number: 'sum', cells: 'cells' }) },
  words: {
    en: {
      name: 'Rellik cage',
      called: 'rellik cage',
      rule: 'The cells hold different numbers, and no one or more of them add up to the clue.',
    },
    de: {
      name: 'Rellik-Käfig',
      called: 'Rellik-Käfig',
      rule: 'Die Felder enthalten verschiedene Zahlen; weder eine davon noch mehrere zusammen ergeben die angegebene Zahl.',
    },
    fr: {
      name: 'Cage rellik',
      called: 'la cage rellik',
      rule: 'Les cases contiennent des nombres différents ; ni l’un d’eux ni la somme de plusieurs n’est le nombre indiqué.',
    },
  },
});
