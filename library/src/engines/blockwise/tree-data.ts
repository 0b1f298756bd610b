import {
  cellName,
  fail,
  findClashes,
  type Geometry,
  type GroupName,
  ok,
  type PartitionId,
  type Puzzle,
  type Result,
  refuseAllButFields,
  type Said,
  showId,
  type Value,
} from '#core';
import { FillingGrid } from '../filling-grid.ts';
import { cutPuzzle, findPartition } from './blocks.ts';
import { permutationCount, vertexLabel, walkTree } from './permutation-tree.ts';

/** A vertex of a permutation tree, as plain data that can be printed and drawn. */
export interface TreeVertex {
  /** The permutation so far, such as `64**`. */
  readonly label: string;
  /** `leaf` is a valid permutation, `cut` a vertex that is not expanded. */
  readonly state: 'root' | 'open' | 'leaf' | 'cut';
  /** What the line that leads here stands for, where lines are labelled. */
  readonly edge?: string;
  /** Why a cut vertex is cut. */
  readonly reason?: Said;
  readonly children: readonly TreeVertex[];
}

/** The permutation tree of one block of a puzzle. */
export interface BlockTree {
  readonly root: TreeVertex;
  readonly partition: string;
  /** "box 3". */
  readonly block: string;
  readonly called: GroupName;
  readonly clues: number;
  /** The blank cells by name, in the order in which the tree fills them. */
  readonly blanks: readonly string[];
  /** The symbols to be permuted. */
  readonly missing: readonly string[];
  /** Permutations before anything is cut. */
  readonly possible: bigint;
  /** Valid permutations; at least this many where `isWhole` is false. */
  readonly valid: number;
  /** Vertices of the tree with its root; the data hold the first `most` of them. */
  readonly vertices: number;
  /** Whether the walk came to its end; a tree of more than two million vertices is left unfinished. */
  readonly isWhole: boolean;
}

/** Vertices that are counted at the most; the tree of a bare 9x9 minigrid has about a million. */
const MOST_COUNTED = 2_000_000;

/** The partitions whose blocks have permutation trees, in the order in which they are looked for. */
const PERMUTABLE: readonly PartitionId[] = ['boxes', 'regions', 'columns', 'rows', 'layers', 'row-planes', 'column-planes'];

/** Which partitions of a geometry have blocks that can be permuted. */
export function permutablePartitions(geometry: Geometry): PartitionId[] {
  return PERMUTABLE.filter((id) => findPartition(geometry, [id]).ok);
}

/**
 * The permutation tree of a block under the givens (figure 3.5 of the thesis, figure 12 of 002): `block` counts from 1, the
 * partition is the first one that the geometry has where none is named, and at most `most` vertices become data.
 *
 * @example
 * import { parsePuzzle, permutationTree } from 'ninefold';
 *
 * const puzzle = parsePuzzle('1234 34.. .... ....');
 * const tree = puzzle.ok && permutationTree(puzzle.value, { block: 1, partition: 'columns', most: 1000 });
 * if (tree && tree.ok) console.log(tree.value.valid, tree.value.possible); // 2 2n
 */
export function permutationTree(
  puzzle: Puzzle,
  wish: { readonly block: number; readonly partition?: string; readonly most: number },
): Result<BlockTree> {
  const refusal = refuseAllButFields(wish);
  if (refusal) return refusal;
  const { block: number, partition: wanted, most } = wish;
  const { geometry, symbols } = puzzle;
  const known = permutablePartitions(geometry);
  if (known.length === 0) return fail('{kind} is not cut into blocks that hold every value once', { kind: puzzle.kind.spec });
  const chosen = known.filter((id) => wanted === undefined || id === wanted);
  if (chosen.length === 0)
    return fail('{kind} has no {wanted} to permute; it has {known}', {
      kind: puzzle.kind.spec,
      wanted: showId(wanted!),
      known: known.join(', '),
    });
  const partition = findPartition(geometry, chosen);
  if (!partition.ok) return partition;
  const { id, blocks } = partition.value;
  if (!Number.isInteger(number) || !blocks[number - 1])
    return fail('there is no block {number}; the {partition} of {kind} are numbered 1 to {count}', {
      number: Number.isInteger(number) ? number : showId(number),
      partition: id,
      kind: puzzle.kind.spec,
      count: blocks.length,
    });
  if (findClashes(puzzle).length > 0) return fail('two givens cannot both stand, so there is nothing to permute');

  const block = cutPuzzle(puzzle, partition.value).blocks[number - 1]!;
  const board = new FillingGrid(puzzle);
  const width = block.blanks.length;
  const label = (values: ArrayLike<Value>, used: number): string => vertexLabel(values, used, width, symbols.all);
  // The lists of children on the way from the root to the vertex that is being looked at.
  const open: TreeVertex[][] = [[]];
  let vertices = 1;
  let valid = 0;
  const add = (values: Uint8Array, depth: number, state: TreeVertex['state'], reason?: Said): void => {
    const children: TreeVertex[] = [];
    if (vertices++ < most)
      open[depth]?.push({ label: label(values, depth + 1), state, children, ...(reason === undefined ? {} : { reason }) });
    open.length = depth + 1;
    open[depth + 1] = children;
  };
  const isWhole = walkTree(board, block, {
    expand(values, depth) {
      add(values, depth, depth + 1 === width ? 'leaf' : 'open');
      return vertices < MOST_COUNTED;
    },
    // A reason costs more than a vertex, and those that are only counted need none.
    cut: (values, depth) => add(values, depth, 'cut', vertices < most ? board.whyNot(block.blanks[depth]!, values[depth]!) : undefined),
    filling: () => ++valid > 0,
  });
  return ok({
    root: { label: label([], 0), state: 'root', children: open[0]! },
    partition: id,
    block: block.name,
    called: block.called,
    clues: block.clues,
    blanks: block.blanks.map((cell) => cellName(geometry, cell)),
    missing: block.missing.map((value) => symbols.all[value - 1]!),
    possible: permutationCount(width),
    valid,
    vertices,
    isWhole,
  });
}
