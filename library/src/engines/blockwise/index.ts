import type { Complaint, Engine, Geometry, Partition, PartitionId, Puzzle, SolveOutcome, SolveRequest } from '#core';
import { refuseConstraints } from '../standing.ts';
import { findPartition } from './blocks.ts';
import type { BlockEvent } from './events.ts';

type Options = SolveRequest['options'];

/** What a member of the family adds to it. */
export interface Member {
  readonly id: string;
  /** The partitions that it can work on, the first that is there being taken. */
  partitions(options: Options): readonly PartitionId[];
  /** Why its settings do not suit a grid that it could take otherwise. */
  refusesSettings?(geometry: Geometry, partition: Partition, options: Options): Complaint | undefined;
  search(puzzle: Puzzle, partition: Partition, request: SolveRequest<BlockEvent>): SolveOutcome;
}

/**
 * The blockwise family: cut the cells into blocks, find the fillings of each block, combine them.
 *
 * | member                   | blocks            | fillings found    | order                                | combined by            |
 * | ------------------------ | ----------------- | ----------------- | ------------------------------------ | ---------------------- |
 * | `minigrid-clues`         | boxes, regions    | when reached      | most clues, alongside an earlier one | depth first            |
 * | `column-permutation`     | columns, rows     | when reached      | most clues                           | depth first            |
 * | `minigrid-path`          | boxes, regions    | all at the start  | a path over the grid                 | depth-first matching   |
 * | `minigrid-graph`         | boxes, regions    | all at the start  | by number                            | a graph of fillings    |
 * | `minigrid-graph-compact` | boxes, regions    | all at the start  | fewest vertices left                 | the graph, pruned and merged |
 *
 * A member is sound because a filled grid breaks no rule exactly when each of its blocks holds every value once and no
 * group has a value twice across blocks; the trees see to the first, and to the givens, and the combination to the second.
 */
export function blockwiseEngine({ id, partitions, refusesSettings, search }: Member): Engine<BlockEvent> {
  return {
    id,
    refuses(geometry, options) {
      const partition = findPartition(geometry, partitions(options));
      if (!partition.ok) return partition;
      return refuseConstraints(geometry) ?? refusesSettings?.(geometry, partition.value, options);
    },
    solve(puzzle, request) {
      const partition = findPartition(puzzle.geometry, partitions(request.options));
      if (!partition.ok) throw new Error(`${id} was given a puzzle that it refuses: ${partition.error}`);
      return search(puzzle, partition.value, request);
    },
  };
}
