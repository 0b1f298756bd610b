import type { BlockEvent } from '#engines';
import type { Shot } from '../../library/theatre.ts';
import { type Act, type ActHole, type Caption, countsOfFillings } from '../act.ts';
import { beginFilling, type FillingState, placeFilling, removeFilling } from '../blocks.ts';

/** The edges from one block to another: for each vertex (or class of vertices) its partners. */
type Edges = Map<number, readonly number[]>;

export interface GraphState extends FillingState {
  /** How many vertices each block has. */
  readonly counts: number[];
  /** The vertices that are still there, by block; undefined where none was dropped. */
  readonly open: (ReadonlySet<number> | undefined)[];
  /** The open vertices before each choice, to be restored. */
  readonly saved: (ReadonlySet<number> | undefined)[][];
  /** For each block and neighbour the class of each vertex; empty in the plain graph. */
  readonly classes: Map<string, readonly number[]>;
  readonly edges: Map<string, Edges>;
  edgeCount: number;
  /** What was open when the first solution was found: one vertex of each block. */
  solved: readonly (ReadonlySet<number> | undefined)[] | undefined;
  readonly chosen: { readonly block: number; readonly vertex: number }[];
  dropped: number;
}

export const pairKey = (from: number, to: number): string => `${from}>${to}`;

/** The graph of fillings, plain or compact: vertices, edges, what is dropped, and the choice of one vertex a block. */
export const graphAct: Act<GraphState, BlockEvent> = {
  begin: (puzzle) => {
    const begun = beginFilling(puzzle);
    return {
      ...begun,
      counts: begun.blocks.map(() => 0),
      open: begun.blocks.map(() => undefined),
      saved: [],
      classes: new Map(),
      edges: new Map(),
      edgeCount: 0,
      solved: undefined,
      chosen: [],
      dropped: 0,
    };
  },
  apply,
  caption,
  counts: countsOfFillings,
  isChapter: ({ type }) => ['fillings', 'merge', 'prune', 'match', 'solution'].includes(type),
};

function apply(state: GraphState, shot: Shot<BlockEvent>): void {
  switch (shot.type) {
    case 'fillings':
      state.counts[shot.block] = shot.data.count;
      state.kept += shot.data.count;
      break;
    case 'merge':
      state.classes.set(pairKey(shot.block, shot.data.to), shot.data.classOf);
      break;
    case 'join': {
      const key = pairKey(shot.block, shot.data.to);
      const edges: Edges = state.edges.get(key) ?? new Map();
      state.edges.set(key, edges.set(shot.data.vertex, shot.data.partners));
      state.edgeCount += shot.data.count;
      break;
    }
    case 'prune':
      state.open[shot.block] = new Set(shot.data.kept);
      state.dropped += shot.data.before - shot.data.left;
      break;
    case 'place': {
      placeFilling(state, shot.block, shot.data.values);
      const vertex = shot.data.filling;
      state.chosen.push({ block: shot.block, vertex });
      state.saved.push([...state.open]);
      state.open[shot.block] = new Set([vertex]);
      // In the plain graph only what is joined to the choice stays open; the compact one tells what it drops.
      if (state.classes.size === 0) keepPartners(state, shot.block, vertex);
      break;
    }
    case 'remove':
      removeFilling(state, shot.block);
      state.chosen.pop();
      state.open.splice(0, state.open.length, ...state.saved.pop()!);
      break;
    case 'solution':
      state.solutions++;
      state.solved ??= [...state.open];
      break;
  }
}

function keepPartners(state: GraphState, block: number, vertex: number): void {
  for (const { index } of state.blocks) {
    const partners = state.edges.get(pairKey(block, index))?.get(vertex);
    if (!partners) continue;
    const before = state.open[index];
    state.open[index] = new Set(partners.filter((partner) => before?.has(partner) ?? true));
  }
}

/** How many vertices of a block are left. */
export function openCount({ open, counts }: GraphState, block: number): number {
  return open[block]?.size ?? counts[block]!;
}

function caption(state: GraphState, shot: Shot<BlockEvent>): Caption {
  const nameOf = (index: number): ActHole => state.blocks[index]?.called ?? '';
  const name = nameOf(shot.block ?? -1);
  switch (shot.type) {
    case 'fillings':
      return { key: 'graph.fillings', holes: { name, count: shot.data.count } };
    case 'merge':
      return {
        key: 'graph.merge',
        holes: { name, other: nameOf(shot.data.to), of: state.counts[shot.block]!, count: shot.data.count },
      };
    case 'join': {
      const key = state.classes.size === 0 ? 'graph.join' : 'graph.joinClass';
      const count = shot.data.count;
      return { key, holes: { name, other: nameOf(shot.data.to), number: shot.data.vertex + 1, count } };
    }
    case 'prune':
      return {
        key: 'graph.prune',
        holes: {
          name,
          other: nameOf(shot.data.from),
          count: shot.data.before - shot.data.left,
          left: shot.data.left,
        },
      };
    case 'match':
      return { key: 'graph.match', holes: { name, count: openCount(state, shot.block) } };
    case 'place':
      return { key: 'graph.place', holes: { name, number: shot.data.filling + 1 } };
    case 'remove':
      return { key: 'graph.remove', holes: { name } };
    case 'dead':
      return { key: 'tree.dead', holes: { name } };
    default:
      return { key: 'solution', holes: { number: state.solutions } };
  }
}
