import type { TreeNode } from '../acts/tree-act.ts';

/** A vertex with its row; `folded` where the vertices below it are not drawn. */
export interface PlacedNode {
  readonly node: TreeNode;
  readonly row: number;
  readonly folded: boolean;
  readonly children: readonly PlacedNode[];
}

export interface TreeLayout {
  readonly root: PlacedNode;
  readonly rows: number;
}

/** Vertices up to which a tree is drawn whole. */
const WHOLE = 44;
/** Valid permutations up to which a finished tree is drawn with all of them. */
const LISTED = 26;

/**
 * Where the vertices stand: levels from left to right, the first child beside its parent, as in the path trees of 000. A growing tree that
 * is too large shows the way to its newest vertex with all branches that leave it, and folds what is finished; a finished one shows
 * what was kept. Folded, also a small one shows no more than the way to its newest vertex and what leads to valid permutations.
 */
export function layOutTree(root: TreeNode, last: TreeNode | undefined, isFolded = false): TreeLayout {
  const isSmall = !isFolded && countUpTo(root, WHOLE) <= WHOLE;
  const way = new Set<TreeNode>();
  for (let node = last; node; node = node.parent) way.add(node);
  const isFinished = last === undefined;
  const opens = (node: TreeNode): boolean =>
    isSmall || node === root || (isFinished ? root.kept <= LISTED : way.has(node) || (isFolded && node.kept > 0));
  const shows = (node: TreeNode): boolean => isSmall || (isFolded ? node.kept > 0 || way.has(node) : !isFinished || node.kept > 0);
  let rows = 0;
  const place = (node: TreeNode): PlacedNode => {
    const row = rows;
    const shown = opens(node) ? node.children.filter(shows) : [];
    const children = shown.map(place);
    if (shown.length === 0) rows++;
    return { node, row, children, folded: shown.length === 0 && node.children.length > 0 };
  };
  return { root: place(root), rows };
}

function countUpTo(node: TreeNode, most: number): number {
  let count = 1;
  for (const child of node.children) {
    if (count > most) break;
    count += countUpTo(child, most - count);
  }
  return count;
}
