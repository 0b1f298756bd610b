import { complain } from '#core';
import { defineRule } from '../define.ts';
import { differ, only, sequence } from '../draft.ts';
import { cells } from '../fields.ts';
import { list } from '../keys/iss.ts';
import type { Space } from '../space.ts';

/** As many odd numbers as even ones, and as many low as high; the middle number, where there is one, is neither low nor high. */
export const equalityCage = defineRule({
  id: 'equality-cage',
  example: {
    kind: 'classic:2x3',
    rules: [
      'equality-cage: r5c1 r5c2 r6c2 r6c3',
      'equality-cage: r4c3 r4c2 r5c2..r5c4 r6c4',
      'equality-cage: r4c4 r3c4..r3c6',
      'equality-cage: r3c6 r3c5..r5c5',
    ],
    puzzle: '.3...6..........51..............2...',
  },
  fields: { cells: cells({ least: 2 }) },
  refuses: ({ cells }) =>
    cells.length % 2 === 0 ? undefined : complain('expected an even number of cells, found {found}', { found: cells.length }),
  holds({ cells }, at, { space: { lowest, highest } }) {
    const numbers = cells.map(at);
    const count = (is: (number: number) => boolean): number => numbers.filter(is).length;
    const middle = (lowest + highest) / 2;
    return (
      new Set(numbers).size === numbers.length &&
      count((number) => number % 2 === 0) * 2 === numbers.length &&
      count((number) => number < middle) === count((number) => number > middle) &&
      !numbers.includes(middle)
    );
  },
  compile: ({ cells }, { space }) => [
    differ(cells),
    ...cells.map((cell) => only(cell, (number) => sideOf(number, space) !== 0)),
    half(cells, 'odd', (number) => number % 2 === 1),
    half(cells, 'low', (number) => sideOf(number, space) < 0),
  ],
  draw: ({ cells }) => [{ shape: 'outline', cells, style: 'dashed', text: '=' }],
  keys: { iss: list('EqualityCage', { cells: 'cells' }) },
  words: {
    en: {
      name: 'Equality cage',
      called: 'equality cage',
      rule: 'The cells hold different numbers, as many odd as even and as many low as high; the middle number is not among them.',
    },
    de: {
      name: 'Gleichheitskäfig',
      called: 'Gleichheitskäfig',
      rule: 'Die Felder enthalten verschiedene Zahlen, gleich viele ungerade wie gerade und gleich viele niedrige wie hohe; die mittlere Zahl kommt nicht vor.',
    },
    fr: {
      name: 'Cage d’égalité',
      called: 'la cage d’égalité',
      rule: 'Les cases contiennent des nombres différents, autant d’impairs que de pairs et autant de petits que de grands ; le nombre du milieu n’y est pas.',
    },
  },
});

/** Below 0 for low numbers, above for high ones, 0 in the middle. */
function sideOf(number: number, { lowest, highest }: Space): number {
  return Math.sign(2 * number - lowest - highest);
}

/** Half of the cells hold such numbers. */
function half(cells: readonly number[], name: string, counts: (number: number) => boolean): ReturnType<typeof sequence> {
  const most = cells.length / 2;
  return sequence(cells, {
    key: `equality-cage ${name}`,
    start: 0,
    step: (state, number) => (!counts(number) ? state : Number(state) < most ? Number(state) + 1 : undefined),
    accepts: (state) => state === most,
  });
}
