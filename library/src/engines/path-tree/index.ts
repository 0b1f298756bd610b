export { type BlankMatrix, type BlankRow, blankMatrix, indexText, sortByCount, tabulate } from './blank-matrix.ts';
export type { PathTreeEvent } from './events.ts';
export { growTree } from './grow-tree.ts';
export { type PathTree, type PathTreeLevel, type PathTreeNode, pathTree } from './path-tree.ts';
