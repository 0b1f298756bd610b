export * from './text.ts';
export * from './tree-svg.ts';
export * from './tree-text.ts';
