import { type Geometry, MINIGRIDS, type Partition, type Result, type SolveRequest } from '#core';
import { blockwiseEngine } from '../blockwise/index.ts';
import { searchAlongPath } from '../blockwise/matching.ts';
import { arrange, CORNERS, MAJORS, type PathChoice, readPath } from '../blockwise/paths.ts';

/**
 * The thesis' version 3.2: all valid permutations of every minigrid from the givens alone, then matching along a path.
 *
 * The path runs from minigrid to adjacent minigrid: zigzag, spiral or semi-spiral, row- or column-major, from any corner,
 * forward or reversed, or in any order the user gives; the rules are in `paths.ts`. Every solution is found once,
 * whatever the path (see `matching.ts`), which changes only how soon a mismatch shows. No permutation is made
 * twice, the advantage over version 3.1, but all are kept at once, and a minigrid without clues alone may have 362,880.
 */
export const minigridPath = blockwiseEngine({
  id: 'minigrid-path',
  partitions: () => MINIGRIDS,
  refusesSettings(geometry, partition, options) {
    const path = pathOf(geometry, partition, options);
    return path.ok ? undefined : path;
  },
  search(puzzle, partition, request) {
    const path = pathOf(puzzle.geometry, partition, request.options);
    if (!path.ok) throw new Error(`minigrid-path was given a path that it refuses: ${path.error}`);
    return searchAlongPath(puzzle, partition, request, path.value);
  },
});

function pathOf(geometry: Geometry, partition: Partition, options: SolveRequest['options'] = {}): Result<number[]> {
  const choice: PathChoice = {
    path: String(options['path'] ?? 'zigzag'),
    major: MAJORS.find((known) => known === options['major']) ?? 'row',
    corner: CORNERS.find((known) => known === options['corner']) ?? 'top-left',
    reversed: options['reversed'] === true,
  };
  return readPath(choice, arrange(geometry, partition));
}
