import { defineGeometry, type KindFamily, ok } from '#core';
import { parseBox, specOf } from './arguments.ts';
import { asBlocks, type Box, boxAt, boxesOf, columnsOf, type GroupDraft, rowsOf, type Square, singleSquare } from './square.ts';

/** The groups and partitions that every grid with boxes starts from; variants add groups of their own. */
export function boxedGrid(box: Box, extra: (square: Square) => readonly GroupDraft[] = () => []): ReturnType<typeof defineGeometry> {
  const n = box.rows * box.columns;
  const { square, places, panels } = singleSquare(n, (row, column) => boxAt(n, box, row, column));
  const rows = rowsOf(square);
  const columns = columnsOf(square);
  const boxes = boxesOf(square, box);
  return defineGeometry({
    size: n,
    places,
    panels,
    groups: [...rows, ...columns, ...boxes, ...extra(square)],
    partitions: [
      { id: 'rows', blocks: asBlocks(rows) },
      { id: 'columns', blocks: asBlocks(columns) },
      { id: 'boxes', blocks: asBlocks(boxes) },
    ],
  });
}

/**
 * The grid that everybody knows, of any box: N = R * C values, N rows, N columns and N boxes of R rows and C columns.
 * Smaller than 9x9 it is the survey's Sub Doku, larger its Super Doku.
 */
export const classic: KindFamily = {
  id: 'classic',
  title: 'Classic Sudoku',
  argument: 'RxC',
  options: [],
  summary: 'An N x N grid with boxes of R rows and C columns, N = R * C.',
  examples: [
    'classic:2x2',
    'classic:2x3',
    'classic:2x4',
    'classic:3x3',
    'classic:2x5',
    'classic:3x4',
    'classic:3x5',
    'classic:4x4',
    'classic:4x5',
    'classic:5x5',
    'classic:5x6',
    'classic:6x6',
  ],
  create({ argument }) {
    const box = parseBox('classic', argument);
    if (!box.ok) return box;
    const { rows, columns } = box.value;
    const n = rows * columns;
    return ok({
      family: 'classic',
      spec: specOf(classic, `${rows}x${columns}`),
      title: `Classic ${n}x${n}`,
      rules: `Every row, every column and every box of ${rows} rows and ${columns} columns holds each of the ${n} values once.`,
      geometry: boxedGrid(box.value),
    });
  },
};
