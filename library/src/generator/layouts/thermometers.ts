import type { Layout } from './layout.ts';
import { Lines } from './lines.ts';

/** Lines of rising numbers. */
export const thermometers: Layout = {
  id: 'thermometer',
  words: {
    en: { name: 'Thermometers', what: 'Lines from a bulb along which the numbers rise.' },
    de: { name: 'Thermometer', what: 'Linien, auf denen die Zahlen von der Kugel an steigen.' },
    fr: { name: 'Thermomètres', what: 'Des lignes le long desquelles les nombres augmentent depuis le bulbe.' },
  },
  rules: ['thermo'],
  draft: (drafting) =>
    new Lines(drafting, {
      rule: 'thermo',
      cells: [3, 6],
      share: 0.5,
      begins: (numbers) => numbers.length < 2 || numbers.at(-1)! > numbers.at(-2)!,
      fields: (path) => ({ path }),
    }),
};
