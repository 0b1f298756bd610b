export { type BlankMatrix, type BlankRow, blankMatrix, cellIndex, indexText, sortByCount, tabulate } from './blank-matrix.ts';
export { DEFAULT_PATHS, growTree } from './grow-tree.ts';
export { type PathTree, type PathTreeLevel, type PathTreeNode, pathTree } from './path-tree.ts';
