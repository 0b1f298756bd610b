import { CROSS_PLANES, defineGeometry, type KindFamily, type Noun, ok, squareName, type Words } from '#core';
import { parseNumber, specOf } from './arguments.ts';
import { inWords } from './in-words.ts';
import { type GroupDraft, group, NOUNS, range, type Square, squarePanel, squarePlaces } from './square.ts';

/**
 * The small three-dimensional relative from KSudoku: a cube of B x B x B cells and B * B values, in which each of
 * the 3B planes is one house. It has no lines and no boxes.
 */
export const roxdoku: KindFamily = {
  id: 'roxdoku',
  words: {
    en: {
      name: 'Roxdoku',
      summary: 'A cube of B x B x B cells with B * B values; every plane holds each value once.',
      title: 'Roxdoku {side}×{side}×{side}',
      rules: 'Each of the {planes} planes of the cube holds each of the {size} values once.',
    },
    de: {
      name: 'Roxdoku',
      summary: 'Ein Würfel aus B x B x B Feldern mit B * B Werten; jede Ebene enthält jeden Wert einmal.',
      title: 'Roxdoku {side}×{side}×{side}',
      rules: 'Jede der {planes} Ebenen des Würfels enthält jeden der {size} Werte einmal.',
    },
    fr: {
      name: 'Roxdoku',
      summary: 'Un cube de B x B x B cases avec B * B valeurs ; chaque plan contient chaque valeur une fois.',
      title: 'Roxdoku {side}×{side}×{side}',
      rules: 'Chacun des {planes} plans du cube contient chacune des {size} valeurs une fois.',
    },
  },
  argument: 'B',
  usual: '3',
  options: [],
  examples: ['roxdoku:2', 'roxdoku:3', 'roxdoku:4'],
  starters: [{ spec: 'roxdoku:3', level: 'easy', puzzle: '.3..1..86..562.1..8.1....79' }],
  // Eight places are no puzzle by themselves.
  byLength: [3, 4, 5, 6, 7, 8].map((b) => ({ places: b ** 3, spec: `roxdoku:${b}`, size: b * b })),
  create({ argument }) {
    const side = parseNumber(roxdoku, argument, 2, 8);
    if (!side.ok) return side;
    const b = side.value;
    const at = (layer: number, row: number, column: number): number => (layer * b + row) * b + column;
    const layers = range(b).map((l): Square => ({ n: b, cellAt: (row, column) => at(l, row, column) }));
    const squares = range(b * b).map((i) => [Math.floor(i / b), i % b] as const);
    const planes = (noun: Words<Noun>, cellAt: (plane: number, i: number, j: number) => number): GroupDraft[] =>
      range(b).map((p) =>
        group(
          { noun, number: p + 1 },
          'plane',
          squares.map(([i, j]) => cellAt(p, i, j)),
        ),
      );
    const ofLayers = planes(NOUNS.layer, at);
    const ofRows = planes(NOUNS.rowPlane, (row, layer, column) => at(layer, row, column));
    const ofColumns = planes(NOUNS.columnPlane, (column, layer, row) => at(layer, row, column));
    return ok({
      family: 'roxdoku',
      spec: specOf(roxdoku, b),
      ...inWords(roxdoku, { size: b * b, side: b, planes: 3 * b }),
      geometry: defineGeometry({
        size: b * b,
        shape: { form: 'layers', planes: CROSS_PLANES },
        places: layers.flatMap((square, l) => squarePlaces(square, l, (row, column) => `l${l + 1}${squareName(row, column)}`)),
        panels: layers.map((_, l) => squarePanel(b, { noun: NOUNS.layer, number: l + 1 }, l * b * b, { row: 0, column: l }, () => 0)),
        groups: [...ofLayers, ...ofRows, ...ofColumns],
        partitions: [
          { id: 'layers', blocks: ofLayers },
          { id: 'row-planes', blocks: ofRows },
          { id: 'column-planes', blocks: ofColumns },
        ],
      }),
    });
  },
};
