import { defineRule } from '../define.ts';
import { differ, sequence } from '../draft.ts';
import { number, path } from '../fields.ts';
import { list } from '../keys/iss.ts';

/**
 * The numbers differ, and those between the smallest and the greatest of them add up to the clue. Two hidden cells hold these two, and
 * come first in the sequence: then a machine knows from the start what it looks for.
 */
export const lunchbox = defineRule({
  id: 'lunchbox',
  example: {
    kind: 'classic:2x3',
    rules: [
      'lunchbox 3: r3c5 r3c4 r4c4 r4c5',
      'lunchbox 5: r1c2 r1c3 r4c4 r3c4',
      'lunchbox 5: r1c5 r1c4 r5c6',
      'lunchbox 4: r5c6 r5c5..r3c5 r5c2',
    ],
    puzzle: '...................2......4...5.....',
  },
  fields: { sum: number({ usual: ({ highest }) => [0, highest] }), path: path({ least: 2 }) },
  holds({ sum, path }, at) {
    const numbers = path.map(at);
    if (new Set(numbers).size < numbers.length) return false;
    const ends = [numbers.indexOf(Math.min(...numbers)), numbers.indexOf(Math.max(...numbers))].sort((a, b) => a - b);
    return numbers.slice(ends[0]! + 1, ends[1]).reduce((all, number) => all + number, 0) === sum;
  },
  compile({ sum, path }, { space, hide }) {
    const [least, greatest] = [hide(space.numbers.length), hide(space.numbers.length)];
    return [differ(path), sequence([least, greatest, ...path], between(sum))];
  },
  draw: ({ sum, path }) => [{ shape: 'outline', cells: path, style: 'filled', text: String(sum) }],
  keys: { iss: list('Lunchbox', { number: 'sum', missing: 0, cells: 'path' }) },
  words: {
    en: {
      name: 'Lunchbox',
      called: 'lunchbox',
      rule: 'The cells hold different numbers; those between the smallest and the greatest of them add up to the clue.',
    },
    de: {
      name: 'Brotdose',
      called: 'Brotdose',
      rule: 'Die Felder enthalten verschiedene Zahlen; jene zwischen der kleinsten und der größten ergeben zusammen die angegebene Zahl.',
    },
    fr: {
      name: 'Boîte à sandwich',
      called: 'la boîte à sandwich',
      rule: 'Les cases contiennent des nombres différents ; la somme de ceux qui sont entre le plus petit et le plus grand est le nombre indiqué.',
    },
  },
});

/** States are "least,greatest,ends seen,sum so far"; what stands before the first end and behind the last does not add up. */
function between(sum: number): Parameters<typeof sequence>[1] {
  return {
    key: `lunchbox ${sum}`,
    start: '',
    step(state, found, position) {
      if (position === 0) return String(found);
      if (position === 1) return Number(state) < found ? `${state},${found},0,0` : undefined;
      const [least, greatest, seen, so] = String(state).split(',').map(Number) as [number, number, number, number];
      if (found < least || found > greatest) return undefined;
      const isEnd = found === least || found === greatest;
      // The first end is 1 where it is the least and 2 where it is the greatest, and the other one makes 3.
      const ends = isEnd ? seen | (found === least ? 1 : 2) : seen;
      if ((isEnd && ends === seen) || (isEnd && ends === 3 && so !== sum)) return undefined;
      const added = !isEnd && (seen === 1 || seen === 2) ? so + found : so;
      return added > sum ? undefined : `${least},${greatest},${ends},${ends === 3 ? 0 : added}`;
    },
    accepts: (state) => String(state).split(',')[2] === '3',
  };
}
