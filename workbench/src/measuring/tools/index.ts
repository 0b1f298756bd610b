export * from './columns.ts';
export * from './instruments.ts';
export * from './statistics.ts';
export * from './table.ts';
