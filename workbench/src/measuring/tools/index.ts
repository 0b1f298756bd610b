export { groupBy } from '#core';
export { type Column, type Columns, column, type Plain, type Row, type RowOf, readRows } from './columns.ts';
export type { Instruments } from './instruments.ts';
export { deviation, mean, median, rankCorrelation, ranks, share, sum } from './statistics.ts';
export {
  captionOf,
  duration,
  figure,
  type Heading,
  headingOf,
  NONE,
  number,
  percent,
  published,
  STOPPED,
  type Table,
  words,
} from './table.ts';
export { outOf, type Text, tell } from './telling.ts';
export { toldFigure } from './told-figure.ts';
