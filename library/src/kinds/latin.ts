import { defineGeometry, type KindFamily, MAX_SIZE, ok } from '#core';
import { parseNumber, specOf } from './arguments.ts';
import { asBlocks, columnsOf, rowsOf, singleSquare } from './square.ts';
import { BARE_SIZES, squarest, squarestBox } from './squarest.ts';

/** A Latin square: rows and columns only. The one kind for prime sizes, which no box divides (Prime Doku). */
export const latin: KindFamily = {
  id: 'latin',
  title: 'Latin square',
  argument: 'N',
  usual: '5',
  options: [],
  summary: 'An N x N grid with rows and columns only, so that N may be prime.',
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
      title: `Latin square ${n}x${n}`,
      rules: `Every row and every column holds each of the ${n} values once.`,
      numbers: { size: n },
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
