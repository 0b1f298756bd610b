import { type Block, Candidates, type Cell, type Geometry, type GroupName, openCandidates, type Partition, type Puzzle } from '#core';

/** Where a layer's candidates come from: its own givens, as printed, or those of all layers. */
export const CANDIDATE_SOURCES = ['cube', 'layer'] as const;
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number];

/** One block of the partition as a puzzle of its own. */
export interface Layer {
  readonly name: string;
  readonly called: GroupName;
  readonly cells: readonly Cell[];
  /** The blank cells, in cell order of the block: the head row of table 4. */
  readonly blanks: readonly Cell[];
  /** For each blank, the positions in `blanks` of those it must differ from within the layer. */
  readonly peers: readonly Int32Array[];
}

/**
 * The ways to cut a puzzle into layers that are puzzles themselves: several blocks with as many cells as a square grid
 * has. Layers and planes of a cube and the faces on it qualify; the rows or boxes of a grid hold one house each, and
 * joining those is another engine's idea.
 */
export function joinablePartitions(geometry: Geometry): Partition[] {
  return geometry.partitions.filter(
    ({ blocks }) => blocks.length > 1 && blocks.every(({ cells }) => cells.length >= geometry.size * geometry.size),
  );
}

/** Cuts a puzzle into the layers of a partition. */
export function cutIntoLayers({ geometry, givens }: Puzzle, partition: Partition): Layer[] {
  return partition.blocks.map((block) => {
    const blanks = block.cells.filter((cell) => givens[cell] === 0);
    const at = new Map(blanks.map((cell, position) => [cell, position]));
    const peers = innerPeers(geometry, block).map((others) =>
      Int32Array.from([...others].map((cell) => at.get(cell)).filter((position) => position !== undefined)),
    );
    const peersOf = new Map(block.cells.map((cell, i) => [cell, peers[i]!]));
    return { name: block.name, called: block.called, cells: block.cells, blanks, peers: blanks.map((cell) => peersOf.get(cell)!) };
  });
}

/** What the cells of a layer may hold. Restrictions and disputes count for both sources. */
export function layerCandidates(puzzle: Puzzle, block: Block, source: CandidateSource): Candidates {
  if (source === 'cube') return openCandidates(puzzle);
  const { geometry, givens, restrictions, disputes } = puzzle;
  const open = restrictions?.clone() ?? Candidates.all(geometry.cellCount, geometry.size);
  const peers = innerPeers(geometry, block);
  block.cells.forEach((cell, i) => {
    if (givens[cell] === 0) return;
    open.keepOnly(cell, givens[cell]!);
    for (const peer of peers[i]!) open.remove(peer, givens[cell]!);
  });
  for (const { place } of disputes) open.clear(geometry.places[place]!.cell);
  return open;
}

/** For each cell of a block, the cells that share with it a group that lies wholly inside the block. */
function innerPeers(geometry: Geometry, { cells }: Block): ReadonlySet<Cell>[] {
  const inside = new Set(cells);
  return cells.map((cell) => {
    const groups = geometry.groupsOf(cell).filter((group) => group.cells.every((other) => inside.has(other)));
    const peers = new Set(groups.flatMap((group) => group.cells));
    peers.delete(cell);
    return peers;
  });
}
