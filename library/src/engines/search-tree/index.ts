import type { Engine } from '#core';
import { blankMatrix, growTree, type PathTreeEvent } from '../path-tree/index.ts';
import { refuseConstraints } from '../standing.ts';

/**
 * The tree over all blank cells in cell order: the baseline that 000 sets out to improve.
 *
 * P lists the blank cells as they come with the values that the givens leave them, and the tree is grown over it cell
 * by cell (the argument is with `growTree`). It finds every solution, on any geometry. Nothing is sorted and nothing is
 * inferred, so early cells with many values multiply the paths before later cells can cut them, and the number of
 * open paths, not time, is what ends it: the paper reports NW from 400 blanks on, this one says at which blank cell
 * and with how many paths it stopped. At most 250,000 open paths are kept, or what `stored` allows.
 */
export const searchTree: Engine<PathTreeEvent> = {
  id: 'search-tree',
  refuses: refuseConstraints,
  solve: (puzzle, request) => growTree(puzzle, blankMatrix(puzzle), request),
};
