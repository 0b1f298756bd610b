import { permutationCount } from './permutation-tree.ts';
import type { TreeVertex } from './tree-data.ts';

/** The plain permutation trees that the papers review. */
export const TREE_STYLES = ['insertion', 'selection', 'shuffle'] as const;
export type TreeStyle = (typeof TREE_STYLES)[number];

/** The most items of a plain tree: their digits are its labels. */
export const MOST_ITEMS = 9;

/** A plain tree; the data hold the first `most` of its vertices. */
export interface PlainTree {
  readonly root: TreeVertex;
  readonly permutations: bigint;
  readonly vertices: number;
}

/**
 * The tree of all permutations of 1 to `items`.
 *
 * - insertion (Arnow, figure 3.3): the root is 1, and the children of a permutation put the next number into each of its
 *   gaps, from the front to the back; level k holds all permutations of the first k numbers.
 * - selection (Latif, figure 3.4): the root is empty, following a line selects an item that is not used yet, and the
 *   way from the root to a leaf is a permutation.
 * - shuffle (Fisher and Yates as Durstenfeld has it, 3.2.1.2): the root is 12...n, and step i exchanges the item at place i with one of those
 *   from i on. Every permutation is one leaf, so that equal chances at every step give equal chances to all n!; a random walk from the
 *   root to a leaf is the shuffle.
 */
export function plainTree(style: TreeStyle, items: number, most: number): PlainTree {
  if (!Number.isInteger(items) || items < 1 || items > MOST_ITEMS)
    throw new Error(`a plain tree has 1 to ${MOST_ITEMS} items, not ${items}`);
  let left = most;
  const grow = (label: string, edge: string | undefined, childrenOf: (label: string) => [label: string, edge?: string][]): TreeVertex => {
    left--;
    const children: TreeVertex[] = [];
    const isRoot = left === most - 1;
    for (const [child, along] of childrenOf(label)) if (left > 0) children.push(grow(child, along, childrenOf));
    // A label of a shuffle says how far it has come: "213/1".
    const isLeaf = style === 'shuffle' ? items === 1 || label.endsWith(`/${items - 1}`) : label.length === items;
    return {
      label: style === 'selection' && !isLeaf ? '' : label.replace(/\/.*/, ''),
      state: isRoot ? 'root' : isLeaf ? 'leaf' : 'open',
      ...(edge === undefined ? {} : { edge }),
      children,
    };
  };
  const all = Array.from({ length: items }, (_, i) => String(i + 1));
  const root =
    style === 'insertion'
      ? grow('1', undefined, (label) =>
          label.length === items ? [] : [...label, ''].map((_, gap) => [label.slice(0, gap) + (label.length + 1) + label.slice(gap)]),
        )
      : style === 'shuffle'
        ? grow(`${all.join('')}/0`, undefined, exchanges)
        : grow('', undefined, (label) => all.filter((item) => !label.includes(item)).map((item) => [label + item, item]));
  return { root, permutations: permutationCount(items), vertices: vertexCount(style, items) };
}

/** The children of a vertex of a shuffle: the item at the place of this step exchanged with itself and with each one behind it. */
function exchanges(label: string): [label: string, edge: string][] {
  const [order, step] = label.split('/') as [string, string];
  const at = Number(step);
  if (at >= order.length - 1) return [];
  return Array.from({ length: order.length - at }, (_, i) => {
    const items = [...order];
    [items[at], items[at + i]] = [items[at + i]!, items[at]!];
    return [`${items.join('')}/${at + 1}`, items[at]!];
  });
}

/** Insertion has k! vertices on level k, selection n! / (n - k)! on the level below k choices; a shuffle has as many after k steps, and one step fewer. */
function vertexCount(style: TreeStyle, items: number): number {
  const levels = Array.from({ length: items }, (_, i) => permutationCount(i + 1));
  const whole = permutationCount(items);
  return Number(
    style === 'insertion'
      ? levels.reduce((sum, count) => sum + count, 0n)
      : (style === 'shuffle' ? levels.slice(0, -1) : levels).reduce((sum, _, i) => sum + whole / permutationCount(items - 1 - i), 1n),
  );
}
