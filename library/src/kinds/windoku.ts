import { type KindFamily, type Noun, ok, type Words } from '#core';
import { parseNumber, specOf } from './arguments.ts';
import { boxedGrid } from './classic.ts';
import { group, range } from './square.ts';

const WINDOW: Words<Noun> = { en: 'window', de: 'Fenster', fr: 'la fenêtre' };

/**
 * The classic grid with inner windows: boxes shifted by one, each a house. They stand one cell from the edge
 * and one cell apart, so a grid of box side B has (B - 1) x (B - 1) of them: four for 9x9.
 */
export const windoku: KindFamily = {
  id: 'windoku',
  title: 'Windoku',
  argument: 'B',
  usual: '3',
  options: [],
  summary: 'A classic grid with inner windows (four in 9x9) that hold every value once too.',
  examples: ['windoku:2', 'windoku:3'],
  starters: [
    { spec: 'windoku', level: 'medium', puzzle: '...3...7...648...9..2..5....8......4...5.2...3......5....7..4..8...591...2...4...' },
  ],
  create({ argument }) {
    const side = parseNumber(windoku, argument, 2, 6);
    if (!side.ok) return side;
    const b = side.value;
    const n = b * b;
    return ok({
      family: 'windoku',
      spec: b === 3 ? 'windoku' : specOf(windoku, b),
      title: `Windoku ${n}x${n}`,
      rules: `Every row, column, box of ${b} rows and ${b} columns, and every one of the ${(b - 1) ** 2} inner windows holds each of the ${n} values once.`,
      numbers: { size: n, windows: (b - 1) ** 2 },
      geometry: boxedGrid({ rows: b, columns: b }, ({ cellAt }) =>
        range((b - 1) ** 2).map((w) => {
          const top = 1 + Math.floor(w / (b - 1)) * (b + 1);
          const left = 1 + (w % (b - 1)) * (b + 1);
          return group(
            { noun: WINDOW, number: w + 1 },
            'window',
            range(n).map((i) => cellAt(top + Math.floor(i / b), left + (i % b))),
          );
        }),
      ),
    });
  },
};
