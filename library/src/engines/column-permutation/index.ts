import { searchDepthFirst } from '../blockwise/depth-first.ts';
import { blockwiseEngine } from '../blockwise/index.ts';
import { orderByClues } from '../blockwise/order.ts';

/**
 * The column engine of 002: whole columns in the order of their clues, ties by number, each filled with its valid
 * permutations under the columns before it, depth first; with `blocks` set to rows the same by rows.
 *
 * It is version 3.1 of the thesis with columns in place of minigrids and without the demand that a column lie alongside an
 * earlier one, since every two columns share all rows. Every solution is found once (see `depth-first.ts`). Columns
 * that stand far apart share rows but no box, so the first few constrain each other weakly: the search widens for about
 * three columns before the boxes close it, and sparse puzzles cost far more than with minigrids. Boxes are not needed at
 * all, so it takes Latin squares and jigsaws as they are.
 */
export const columnPermutation = blockwiseEngine({
  id: 'column-permutation',
  partitions: (options) => [options?.['blocks'] === 'rows' ? 'rows' : 'columns'],
  search: (puzzle, partition, request) => searchDepthFirst(puzzle, partition, request, orderByClues),
});
