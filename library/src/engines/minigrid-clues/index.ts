import { MINIGRIDS } from '#core';
import { searchDepthFirst } from '../blockwise/depth-first.ts';
import { blockwiseEngine } from '../blockwise/index.ts';
import { orderByCluesAlongside } from '../blockwise/order.ts';

/**
 * The thesis' version 3.1: minigrids in the order of their clues, filled one under the other.
 *
 * The first minigrid is the one with the most clues; each next one is, among those in a row or column of an earlier
 * one, again the one with the most clues, and ties go to the lowest number. Its valid permutations under all that
 * stands are found with the permutation tree and tried in turn. Every solution is found once (see `depth-first.ts`). It
 * uses no inference between minigrids, so a wrong choice in the first is noticed only where a later one has no
 * permutation left. Memory is one list of permutations for each minigrid on the way; time is the product of their lengths at
 * worst, and the trees of late minigrids are grown again and again, which the thesis names as the reason for version 3.2.
 */
export const minigridClues = blockwiseEngine({
  id: 'minigrid-clues',
  partitions: () => MINIGRIDS,
  search: (puzzle, partition, request) => searchDepthFirst(puzzle, partition, request, orderByCluesAlongside),
});
