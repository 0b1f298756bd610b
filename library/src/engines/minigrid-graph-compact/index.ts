import { MINIGRIDS } from '#core';
import { searchCompactGraph } from '../blockwise/compact-graph.ts';
import { blockwiseEngine } from '../blockwise/index.ts';

/**
 * The thesis' version 4.2: the graph of 4.1 made compact, by merging fillings that a neighbour cannot tell apart and
 * by dropping vertices that have no partner in some neighbouring minigrid, to a fixed point.
 *
 * The chapter at hand names this version in a sentence; the argument is in `compact-graph.ts`. It gives all solutions or
 * proves that there is none. It still needs every filling of every minigrid at once, so an empty 16x16 minigrid with its
 * twenty trillion fillings is out of reach, but the edges cost little, and after pruning few choices are left:
 * on ordinary 9x9 puzzles often none.
 */
export const minigridGraphCompact = blockwiseEngine({
  id: 'minigrid-graph-compact',
  partitions: () => MINIGRIDS,
  search: searchCompactGraph,
});
