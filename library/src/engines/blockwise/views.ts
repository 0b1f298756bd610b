import type { Geometry, Value } from '#core';
import type { OpenBlock } from './blocks.ts';
import type { Fillings } from './fillings.ts';

/**
 * What one block shows to another: all that a neighbour can see of a filling is which lines its values stand in.
 *
 * Two minigrids of one band share three rows. Whether their fillings go together depends on which values each puts into
 * which of these rows, and not at all on the order inside a row. So the cells of a block fall into **stripes**: two cells
 * are of one stripe when they lie in the same groups that the two blocks share. A filling as the neighbour sees it
 * is the stripe of each value, its **code**; fillings of one code cannot be told apart by that neighbour.
 */
export interface BlockView {
  /** The stripe of each blank, numbered by first appearance, so that equal views of different neighbours are equal. */
  readonly stripeOf: readonly number[];
  /** For each stripe the shared groups it lies in. */
  readonly groupsOf: readonly (readonly number[])[];
}

/** What a block shows to a neighbour. */
export function blockViewOf(geometry: Geometry, block: OpenBlock, neighbour: OpenBlock): BlockView {
  const far = new Set(neighbour.cells);
  const names: string[] = [];
  const groupsOf: (readonly number[])[] = [];
  const stripeOf = block.blanks.map((cell) => {
    const shared = geometry.groupsOf(cell).filter((group) => group.cells.some((other) => far.has(other)));
    const groups = shared.map(({ index }) => index);
    const known = names.indexOf(String(groups));
    if (known >= 0) return known;
    groupsOf.push(groups);
    return names.push(String(groups)) - 1;
  });
  return { stripeOf, groupsOf };
}

/** For two views of each other, whether a value may not stand in both stripes: `clash[a][b]`. */
function clashesOf(a: BlockView, b: BlockView): boolean[][] {
  return a.groupsOf.map((near) => b.groupsOf.map((far) => near.some((group) => far.includes(group))));
}

/** The stripe of each value in each filling, `size` bytes a filling; values of givens are not in it and stay 255. */
export function codesOf(view: BlockView, fillings: Fillings, size: number): Uint8Array {
  const codes = new Uint8Array(fillings.count * size).fill(255);
  for (let i = 0; i < fillings.count; i++)
    for (let k = 0; k < fillings.width; k++) codes[i * size + fillings.value(i, k) - 1] = view.stripeOf[k]!;
  return codes;
}

/** Says of two codes, by their index, whether the fillings behind them go together. */
export type Compatible = (a: number, b: number) => boolean;

/** Compares codes of two blocks in the values that both of them still miss; what is given was settled by the trees. */
export function compareCodes(
  [a, viewA, codesA]: readonly [OpenBlock, BlockView, Uint8Array],
  [b, viewB, codesB]: readonly [OpenBlock, BlockView, Uint8Array],
  size: number,
): Compatible {
  const common = a.missing.filter((value: Value) => b.missing.includes(value)).map((value) => value - 1);
  const stripes = viewB.groupsOf.length;
  const clash = Uint8Array.from(clashesOf(viewA, viewB).flat(), Number);
  return (i, j) => {
    for (let k = 0; k < common.length; k++) {
      const value = common[k]!;
      if (clash[codesA[i * size + value]! * stripes + codesB[j * size + value]!] === 1) return false;
    }
    return true;
  };
}
