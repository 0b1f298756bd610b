export * from './path-tree.ts';
export * from './series.ts';
export * from './text.ts';
