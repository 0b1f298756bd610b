export * from './path-tree.ts';
export * from './text.ts';
