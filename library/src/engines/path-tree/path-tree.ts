import { Budget, type Cell, type Puzzle, type Value } from '#core';
import type { BlankMatrix } from './blank-matrix.ts';
import type { PathTreeEvent } from './events.ts';
import { growTree } from './grow-tree.ts';

/** The whole tree over a matrix P, as figures 11 and 12 of 000 draw it. */
export interface PathTree {
  readonly levels: readonly PathTreeLevel[];
  readonly solutions: number;
  /** False when the tree was cut off at the most nodes that were asked for. */
  readonly complete: boolean;
}

/** The nodes of one blank cell. */
export interface PathTreeLevel {
  readonly cell: Cell;
  readonly nodes: readonly PathTreeNode[];
}

export interface PathTreeNode {
  /** Undefined for an END node. */
  readonly value: Value | undefined;
  /** Index among the value nodes of the level before; 0, the head of the tree, on the first level. */
  readonly parent: number;
  readonly onSolution: boolean;
}

/** Grows the tree over P and keeps every node of it, at most this many. */
export function pathTree(puzzle: Puzzle, matrix: BlankMatrix, mostNodes: number): PathTree {
  const levels: { cell: Cell; nodes: { value: Value | undefined; parent: number; onSolution: boolean }[] }[] = matrix.map(({ cell }) => ({
    cell,
    nodes: [],
  }));
  const record = (event: PathTreeEvent): void => {
    if (event.type === 'place' || event.type === 'end')
      levels[event.depth]!.nodes.push({ value: event.value, parent: event.data.parent, onSolution: false });
  };
  const { status, count } = growTree(puzzle, matrix, {
    limit: Number.POSITIVE_INFINITY,
    budget: new Budget({ nodes: mostNodes }),
    trace: record,
  });
  if (status === 'complete') markSolutions(levels);
  return { levels: levels.filter(({ nodes }) => nodes.length > 0), solutions: Number(count), complete: status === 'complete' };
}

/** Every value node of the last level is a solution, and so is whatever leads to it. */
function markSolutions(levels: readonly { nodes: { value: Value | undefined; parent: number; onSolution: boolean }[] }[]): void {
  let marked: ReadonlySet<number> | undefined;
  for (const { nodes } of levels.toReversed()) {
    const values = nodes.filter(({ value }) => value !== undefined);
    const parents = new Set<number>();
    values.forEach((node, index) => {
      if (marked && !marked.has(index)) return;
      node.onSolution = true;
      parents.add(node.parent);
    });
    marked = parents;
  }
}
