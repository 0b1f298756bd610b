import { MINIGRIDS } from '#core';
import { searchGraph } from '../blockwise/graph.ts';
import { blockwiseEngine } from '../blockwise/index.ts';

/**
 * The thesis' version 4.1: solutions as sets of vertices in a graph of fillings.
 *
 * All fillings that the givens allow are vertices, compatible fillings of two minigrids in one band or stack are edges,
 * and the solutions are the sets of one vertex per minigrid in which all pairs are joined: 18 pairs in a 9x9 grid.
 * The chapter at hand names this version and describes it in a sentence; the enumeration is in `graph.ts`. It finds all
 * solutions or proves that there is none. Its cost is the graph: every two fillings of neighbouring minigrids are
 * compared and a bit is kept for each pair, so twenty thousand fillings in two neighbours are fifty megabytes.
 */
export const minigridGraph = blockwiseEngine({ id: 'minigrid-graph', partitions: () => MINIGRIDS, search: searchGraph });
