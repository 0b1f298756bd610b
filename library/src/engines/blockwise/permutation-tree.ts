import type { Value } from '#core';
import type { FillingGrid } from '../filling-grid.ts';
import type { OpenBlock } from './blocks.ts';

/** What a walk over a permutation tree is told. `values` is the walk's own scratch: copy what is to be kept. */
export interface TreeVisitor {
  /** A vertex whose last digit, `values[depth]`, stands; false stops the walk. */
  expand(values: Uint8Array, depth: number): boolean;
  /** A vertex that is not expanded, because its last digit cannot stand. */
  cut?(values: Uint8Array, depth: number): void;
  /** A vertex of the last level: a valid permutation. False stops the walk. */
  filling(values: Uint8Array): boolean;
}

/**
 * Walks the permutation tree of a block (thesis 3.2.2, figure 3.5).
 *
 * The root is the empty permutation `****`. The children of a vertex put each value that is not used yet, in rising order,
 * into the next blank; a child whose value may not stand there, because of a given or of what another block holds, is
 * cut, and with it every permutation that begins so. What reaches the last level is a valid permutation, and each comes
 * exactly once, in lexicographic order. Values inside the block differ by construction, so only groups that leave the
 * block are looked at. False when the visitor stopped the walk.
 */
export function walkTree(board: FillingGrid, { blanks, missing, outside }: OpenBlock, visitor: TreeVisitor): boolean {
  const values = new Uint8Array(blanks.length);
  const isUsed = new Uint8Array(missing.length);
  const descend = (depth: number): boolean => {
    if (depth === blanks.length) return visitor.filling(values);
    for (let i = 0; i < missing.length; i++) {
      if (isUsed[i] === 1) continue;
      values[depth] = missing[i]!;
      if (!board.stands(blanks[depth]!, missing[i]!, outside[depth])) {
        visitor.cut?.(values, depth);
        continue;
      }
      if (!visitor.expand(values, depth)) return false;
      isUsed[i] = 1;
      if (!descend(depth + 1)) return false;
      isUsed[i] = 0;
    }
    return true;
  };
  return descend(0);
}

/** A vertex as the papers write it: the values so far, and a star for each blank that is still open, such as `64**`. */
export function vertexLabel(values: ArrayLike<Value>, used: number, width: number, symbols: readonly string[]): string {
  const parts = Array.from({ length: width }, (_, i) => (i < used ? symbols[values[i]! - 1]! : '*'));
  return parts.join(parts.some((part) => part.length > 1) ? ' ' : '');
}

/** How many permutations a block with this many blanks has before anything is cut. */
export function permutationCount(blanks: number): bigint {
  return Array.from({ length: blanks }, (_, i) => BigInt(i + 1)).reduce((product, factor) => product * factor, 1n);
}
