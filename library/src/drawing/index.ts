export * from './path-tree.ts';
export * from './series.ts';
export * from './step-svg.ts';
export * from './text.ts';
export * from './tree-svg.ts';
export * from './tree-text.ts';
