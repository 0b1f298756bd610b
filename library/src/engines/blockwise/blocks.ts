import {
  type Cell,
  fail,
  type Geometry,
  type GroupName,
  neighboursOf,
  ok,
  PARTITIONS,
  type Partition,
  type PartitionId,
  type Puzzle,
  partitionOf,
  type Result,
  said,
  type Value,
} from '#core';

/** A block of one puzzle, ready to be filled: a filling writes the missing values into the blank cells in some order. */
export interface OpenBlock {
  /** Index in the partition; people count from 1. */
  readonly index: number;
  readonly name: string;
  readonly called: GroupName;
  readonly cells: readonly Cell[];
  readonly clues: number;
  /** The blank cells in rising order. */
  readonly blanks: readonly Cell[];
  /** The values that no given of the block has, in rising order: as many as there are blanks, since a block is a house. */
  readonly missing: readonly Value[];
  /** For each blank its groups without those inside the block, where a permutation cannot offend. */
  readonly outside: readonly Int32Array[];
}

/** The blocks of a puzzle with what lies between them. */
export interface Cut {
  readonly blocks: readonly OpenBlock[];
  /** For each block the others that share a group with it: for a minigrid those of its band and stack. */
  readonly neighbours: readonly (readonly number[])[];
}

/**
 * The partition that an engine works on: the first of the named ones that the geometry has. Its blocks must cover every
 * cell once and be houses, because the fillings of a block are permutations of the values that it still misses.
 */
export function findPartition(geometry: Geometry, ids: readonly PartitionId[]): Result<Partition> {
  const partition = ids.map((id) => partitionOf(geometry, id)).find((found) => found !== undefined);
  const names = ids.map((id) => said(PARTITIONS[id]));
  if (!partition) return fail('it fills {partitions:or} one by one, and this grid is not cut into {partitions:or}', { partitions: names });
  if (!partition.disjoint)
    return fail('it fills {partition} one by one, and here they share cells', { partition: said(PARTITIONS[partition.id]) });
  const loose = partition.blocks.find((block) => !isHouse(geometry, block.cells));
  return loose
    ? fail('it permutes the values of a block, and {block} does not hold every value once', { block: loose.called })
    : ok(partition);
}

function isHouse(geometry: Geometry, cells: readonly Cell[]): boolean {
  const own = new Set(cells);
  return geometry
    .groupsOf(cells[0]!)
    .some((group) => group.house && group.cells.length === cells.length && group.cells.every((cell) => own.has(cell)));
}

/** Cuts a puzzle whose givens do not clash. */
export function cutPuzzle(puzzle: Puzzle, partition: Partition): Cut {
  const { geometry, givens } = puzzle;
  const blocks = partition.blocks.map(({ name, called, cells }, index): OpenBlock => {
    const own = new Set(cells);
    const blanks = cells.filter((cell) => givens[cell] === 0).sort((a, b) => a - b);
    const given = new Set(cells.map((cell) => givens[cell]!));
    const leavesBlock = (cell: Cell): Int32Array =>
      Int32Array.from(
        geometry.groupsOf(cell).filter((group) => group.cells.some((other) => !own.has(other))),
        (group) => group.index,
      );
    return {
      index,
      name,
      called,
      cells,
      clues: cells.length - blanks.length,
      blanks,
      missing: Array.from({ length: geometry.size }, (_, i) => i + 1).filter((value) => !given.has(value)),
      outside: blanks.map(leavesBlock),
    };
  });
  return { blocks, neighbours: neighboursOf(geometry, partition) };
}
