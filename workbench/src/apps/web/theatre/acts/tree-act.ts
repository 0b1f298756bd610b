import type { Cell, Puzzle, Value } from '#core';
import type { BlockEvent } from '#engines';
import type { Shot } from '../../library/theatre.ts';
import type { Act, Caption } from '../act.ts';
import { blocksOf, factorial, type Holder, holderOf, type StageBlock } from '../blocks.ts';

/** A vertex of the permutation tree that is growing. */
export interface TreeNode {
  readonly value: Value;
  readonly level: number;
  readonly parent: TreeNode | undefined;
  readonly children: TreeNode[];
  state: 'open' | 'leaf' | 'cut';
  /** Valid permutations below it, itself included. */
  kept: number;
}

export interface TreeState {
  readonly puzzle: Puzzle;
  readonly blocks: readonly StageBlock[];
  /** What stands on the board: givens and whole blocks. */
  readonly grid: Uint8Array;
  /** Blocks that stand, the first being the first that was taken. */
  readonly standing: { readonly block: number; readonly filling: number; readonly of: number }[];
  /** The valid permutations of the blocks on the way, by depth. */
  readonly lists: number[];
  /** The block that is looked at, and the one whose tree is drawn: they differ when blocks are taken back. */
  current: StageBlock | undefined;
  grown: StageBlock | undefined;
  root: TreeNode;
  /** The vertex that was added last. */
  last: TreeNode | undefined;
  /** Why it was cut. */
  holder: Holder | undefined;
  cell: Cell | undefined;
  made: number;
  kept: number;
  backtracks: number;
  solutions: number;
}

const newRoot = (): TreeNode => ({ value: 0, level: -1, parent: undefined, children: [], state: 'open', kept: 0 });

/** The engines that fill blocks one under the other, each with a permutation tree: minigrids by clues, and columns. */
export function treeAct(partitions: readonly string[]): Act<TreeState, BlockEvent> {
  return {
    begin: (puzzle) => ({
      puzzle,
      blocks: blocksOf(puzzle, partitions),
      grid: puzzle.givens.slice(),
      standing: [],
      lists: [],
      current: undefined,
      grown: undefined,
      root: newRoot(),
      last: undefined,
      holder: undefined,
      cell: undefined,
      made: 0,
      kept: 0,
      backtracks: 0,
      solutions: 0,
    }),
    apply,
    caption,
    counts: ({ made, kept, backtracks }, shot) => [
      ['nodes', shot?.nodes ?? 0],
      ['permutationsMade', made],
      ['permutationsKept', kept],
      ['backtracks', backtracks],
    ],
    isChapter: ({ type }) => type === 'block' || type === 'solution',
  };
}

function apply(state: TreeState, shot: Shot<BlockEvent>): void {
  const { blocks, grid, standing } = state;
  state.holder = undefined;
  state.cell = shot.cell;
  switch (shot.type) {
    case 'block':
      state.current = blocks[shot.block];
      state.grown = state.current;
      state.root = newRoot();
      state.last = undefined;
      break;
    case 'vertex':
    case 'cut':
      grow(state, shot);
      break;
    case 'fillings':
      state.lists[shot.depth] = shot.data.count;
      state.last = undefined;
      break;
    case 'place': {
      const { blanks } = blocks[shot.block]!;
      state.current = blocks[shot.block];
      shot.data.values.forEach((value, i) => {
        grid[blanks[i]!] = value;
      });
      standing.push({ block: shot.block, filling: shot.data.filling, of: state.lists[shot.depth] ?? 0 });
      break;
    }
    case 'remove':
      for (const cell of blocks[shot.block]!.blanks) grid[cell] = 0;
      state.current = blocks[shot.block];
      standing.pop();
      state.backtracks++;
      break;
    case 'solution':
      state.solutions++;
      break;
  }
}

function grow(state: TreeState, { type, cell, value }: Extract<BlockEvent, { type: 'vertex' | 'cut' }>): void {
  const { current, puzzle, grid } = state;
  const level = current!.blanks.indexOf(cell);
  let parent = state.last ?? state.root;
  while (parent.level >= level) parent = parent.parent!;
  const isLeaf = type === 'vertex' && level === current!.blanks.length - 1;
  const node: TreeNode = { value: value, level, parent, children: [], state: type === 'cut' ? 'cut' : isLeaf ? 'leaf' : 'open', kept: 0 };
  parent.children.push(node);
  state.last = node;
  state.made++;
  if (type === 'cut') state.holder = holderOf(puzzle.geometry, grid, cell, value);
  if (!isLeaf) return;
  state.kept++;
  for (let up: TreeNode | undefined = node; up; up = up.parent) up.kept++;
}

/** The values from the root to a vertex. */
export function pathTo(node: TreeNode): Value[] {
  const values: Value[] = [];
  for (let at: TreeNode | undefined = node; at && at.level >= 0; at = at.parent) values.unshift(at.value);
  return values;
}

function caption(state: TreeState, shot: Shot<BlockEvent>): Caption {
  const block = state.blocks[shot.block ?? -1];
  const name = block?.called ?? '';
  const width = block?.blanks.length ?? 0;
  switch (shot.type) {
    case 'block':
      return {
        key: shot.depth === 0 ? 'tree.first' : 'tree.block',
        holes: { name, clues: block!.cells.length - width, blanks: width, count: factorial(width) },
      };
    case 'vertex':
      return {
        key: state.last?.state === 'leaf' ? 'tree.leaf' : 'tree.vertex',
        holes: { value: { value: shot.value }, cell: { cell: shot.cell } },
      };
    case 'cut': {
      const saved = factorial(width - 1 - state.last!.level);
      const holes = { value: { value: shot.value }, cell: { cell: shot.cell }, count: saved };
      if (!state.holder) return { key: 'tree.cutRestricted', holes };
      return { key: 'tree.cut', holes: { ...holes, holder: { cell: state.holder.cell }, group: { group: state.holder.group } } };
    }
    case 'fillings':
      return { key: 'tree.fillings', holes: { name, count: shot.data.count, of: factorial(width) } };
    case 'dead':
      return { key: 'tree.dead', holes: { name } };
    case 'place': {
      const { filling, of } = state.standing.at(-1)!;
      return { key: 'tree.place', holes: { name, number: filling + 1, of } };
    }
    case 'remove':
      return { key: 'tree.remove', holes: { name } };
    default:
      return { key: 'solution', holes: { number: state.solutions } };
  }
}
