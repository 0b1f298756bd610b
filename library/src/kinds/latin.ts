import { defineGeometry, type KindFamily, MAX_SIZE, ok } from '#core';
import { parseNumber, specOf } from './arguments.ts';
import { kindWords } from './kind-words.ts';
import { asBlocks, columnsOf, rowsOf, singleSquare } from './square.ts';
import { BARE_SIZES, squarest, squarestBox } from './squarest.ts';

/** A Latin square: rows and columns only. The one kind for prime sizes, which no box divides (Prime Doku). */
export const latin: KindFamily = {
  id: 'latin',
  words: {
    en: {
      name: 'Latin square',
      summary: 'An N x N grid with rows and columns only, so that N may be prime.',
      title: 'Latin square {size}×{size}',
      rules: 'Every row and every column holds each of the {size} values once.',
    },
    de: {
      name: 'Lateinisches Quadrat',
      summary: 'Ein N x N-Gitter nur mit Zeilen und Spalten, sodass N eine Primzahl sein kann.',
      title: 'Lateinisches Quadrat {size}×{size}',
      rules: 'Jede Zeile und jede Spalte enthält jeden der {size} Werte einmal.',
    },
    fr: {
      name: 'Carré latin',
      summary: 'Une grille N x N avec des lignes et des colonnes seulement, de sorte que N peut être premier.',
      title: 'Carré latin {size}×{size}',
      rules: 'Chaque ligne et chaque colonne contient chacune des {size} valeurs une fois.',
    },
  },
  argument: 'N',
  usual: '5',
  options: [],
  examples: ['latin:4', 'latin:5', 'latin:7', 'latin:11'],
  starters: [{ spec: 'latin:5', level: 'medium', puzzle: '...4..5.315.3.2..4..2..5.' }],
  byLength: BARE_SIZES.filter((size) => !squarestBox(size)).map((size) => ({ places: size * size, spec: squarest(size), size })),
  create({ argument }) {
    const size = parseNumber(latin, argument, 2, MAX_SIZE);
    if (!size.ok) return size;
    const n = size.value;
    const { square, places, panels } = singleSquare(n, () => 0);
    const rows = rowsOf(square);
    const columns = columnsOf(square);
    return ok({
      family: 'latin',
      spec: specOf(latin, n),
      ...kindWords(latin, { size: n }),
      geometry: defineGeometry({
        size: n,
        places,
        panels,
        groups: [...rows, ...columns],
        partitions: [
          { id: 'rows', blocks: asBlocks(rows) },
          { id: 'columns', blocks: asBlocks(columns) },
        ],
      }),
    });
  },
};
