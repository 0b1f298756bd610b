import { indices, type KindFamily, type Noun, ok, type Words } from '#core';
import { parseNumber, specOf } from './arguments.ts';
import { boxedGrid } from './classic.ts';
import { kindWords } from './kind-words.ts';
import { group } from './square.ts';

const WINDOW: Words<Noun> = { en: 'window', de: 'Fenster', fr: 'la fenêtre' };

/**
 * The classic grid with inner windows: boxes shifted by one, each a house. They stand one cell from the edge
 * and one cell apart, so a grid of box side B has (B - 1) x (B - 1) of them: four for 9x9.
 */
export const windoku: KindFamily = {
  id: 'windoku',
  words: {
    en: {
      name: 'Windoku',
      summary: 'A classic grid with inner windows (four in 9x9) that hold every value once too.',
      title: 'Windoku {size}×{size}',
      rules:
        'Every row, every column, every box and {windows|the inner window|each of the {windows} inner windows} holds each of the {size} values once.',
    },
    de: {
      name: 'Windoku',
      summary: 'Ein klassisches Gitter mit inneren Fenstern (vier bei 9x9), die auch jeden Wert einmal enthalten.',
      title: 'Windoku {size}×{size}',
      rules:
        'Jede Zeile, jede Spalte, jeder Block und {windows|das innere Fenster|jedes der {windows} inneren Fenster} enthält jeden der {size} Werte einmal.',
    },
    fr: {
      name: 'Windoku',
      summary: 'Une grille classique avec des fenêtres intérieures (quatre en 9x9) qui contiennent aussi chaque valeur une fois.',
      title: 'Windoku {size}×{size}',
      rules:
        'Chaque ligne, chaque colonne, chaque bloc et {windows|la fenêtre intérieure|chacune des {windows} fenêtres intérieures} contient chacune des {size} valeurs une fois.',
    },
  },
  argument: 'B',
  usual: '3',
  options: [],
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
      ...kindWords(windoku, { size: n, windows: (b - 1) ** 2 }),
      geometry: boxedGrid({ rows: b, columns: b }, ({ cellAt }) =>
        indices((b - 1) ** 2).map((w) => {
          const top = 1 + Math.floor(w / (b - 1)) * (b + 1);
          const left = 1 + (w % (b - 1)) * (b + 1);
          return group(
            { noun: WINDOW, number: w + 1 },
            'window',
            indices(n).map((i) => cellAt(top + Math.floor(i / b), left + (i % b))),
          );
        }),
      ),
    });
  },
};
