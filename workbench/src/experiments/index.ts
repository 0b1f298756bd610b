export { type Experiment, type Findings, keyOf, type Plain, type Row, type Run, type Scale, SIZES, type Size } from './experiment.ts';
export type { Instruments } from './instruments.ts';
export { experiments } from './registry.ts';
export * from './report/chapter.ts';
export * from './report/data-files.ts';
export type { Heading, Table } from './report/table.ts';
export { median } from './statistics.ts';
export * from './task.ts';
