import type { Layout } from './layout.ts';
import { Lines } from './lines.ts';

const shaftSum = (numbers: readonly number[]): number => numbers.slice(1).reduce((all, number) => all + number, 0);

/** Circles with one shaft each that adds up to them. */
export const arrows: Layout = {
  id: 'arrow',
  words: {
    en: { name: 'Arrows', what: 'Circles whose number is the sum along their arrow.' },
    de: { name: 'Pfeile', what: 'Kreise, deren Zahl die Summe entlang ihres Pfeils ist.' },
    fr: { name: 'Flèches', what: 'Des cercles dont le nombre est la somme le long de leur flèche.' },
  },
  rules: ['arrow'],
  draft: (drafting) =>
    new Lines(drafting, {
      rule: 'arrow',
      cells: [3, 5],
      share: 0.5,
      begins: (numbers) => shaftSum(numbers) <= numbers[0]!,
      ends: (numbers) => shaftSum(numbers) === numbers[0]!,
      fields: ([circle, ...shaft]) => ({ circle: [circle!], shafts: [shaft] }),
    }),
};
