import { type Partition, type Puzzle, type SolveOutcome, type SolveRequest, said } from '#core';
import { BitRows, bitWordsFor, countIn, fullSet, nextIn } from './bit-rows.ts';
import { BlockRun } from './block-run.ts';
import type { BlockEvent } from './events.ts';
import type { Fillings } from './fillings.ts';
import { REACHED } from './reached.ts';
import { TOLD } from './told.ts';
import { blockViewOf, codesOf, compareCodes } from './views.ts';

/** This many 32-bit words of edges weigh as much as one stored filling in the memory budget. */
export const WORDS_PER_THING = 16;

/** Edges from the vertices of a block to those of a later neighbour. */
interface Edges {
  readonly to: number;
  readonly rows: BitRows;
}

/**
 * The graph of the thesis' version 4.1. Its vertices are the fillings that the givens allow; two fillings of neighbouring
 * blocks are joined when no group holds a value twice. A set of one vertex per block in which every two of
 * neighbouring blocks are joined is a solution and the other way round, so all such sets are enumerated: block after
 * block in number order, the vertices that are joined to everything chosen so far being the meet of rows of bits.
 */
export function searchGraph(puzzle: Puzzle, partition: Partition, request: SolveRequest<BlockEvent>): SolveOutcome {
  const run = new BlockRun(puzzle, partition, request);
  if (run.board.hasClash) return run.impossible();
  const { blocks } = run.cut;
  const lists = run.fillingsOfAll(blocks.map(({ index }) => index));
  // A block without a filling settles the question before any edge is drawn.
  if (!lists || lists.some(({ count }) => count === 0)) return run.finish(lists !== undefined);
  const graph = drawEdges(run, lists);
  if (!graph) return run.finish(false);

  const exhaust = (depth: number, open: readonly Uint32Array[]): boolean => {
    const block = blocks[depth];
    if (!block) return run.report(run.board.grid, depth);
    const vertices = open[depth]!;
    run.trace?.({
      type: 'match',
      depth,
      block: depth,
      note: said(TOLD.joined, { block: block.called }),
      data: { count: countIn(vertices) },
    });
    for (let vertex = nextIn(vertices, 0); vertex >= 0; vertex = nextIn(vertices, vertex + 1)) {
      if (!run.budget.spend()) {
        run.reach(REACHED.graph, { block: block.called, number: depth + 1, blocks: blocks.length });
        return false;
      }
      const next = [...open];
      for (const { to, rows } of graph[depth]!) {
        next[to] = next[to]!.slice();
        rows.keepOnly(next[to], vertex);
      }
      run.place(block, lists[depth]!, vertex, depth);
      const goesOn = exhaust(depth + 1, next);
      run.takeBack(block, lists[depth]!.values(vertex), depth);
      if (!goesOn) return false;
    }
    return true;
  };

  return run.finish(
    exhaust(
      0,
      lists.map(({ count }) => fullSet(count)),
    ),
  );
}

/** Compares every two fillings of neighbouring blocks, the lower block first; undefined when the budget ended. */
function drawEdges(run: BlockRun, lists: readonly Fillings[]): Edges[][] | undefined {
  const { blocks, neighbours } = run.cut;
  const { geometry } = run.puzzle;
  const graph: Edges[][] = blocks.map(() => []);
  for (const a of blocks) {
    for (const b of neighbours[a.index]!.filter((index) => index > a.index).map((index) => blocks[index]!)) {
      const [from, to] = [lists[a.index]!, lists[b.index]!];
      const stop = (): undefined => run.reach(REACHED.edges, { near: from.count, far: to.count, block: a.called, other: b.called });
      if (!run.store(Math.ceil((from.count * bitWordsFor(to.count)) / WORDS_PER_THING))) return stop();
      const rows = new BitRows(from.count, to.count);
      const [viewA, viewB] = [blockViewOf(geometry, a, b), blockViewOf(geometry, b, a)];
      const compatible = compareCodes(
        [a, viewA, codesOf(viewA, from, geometry.size)],
        [b, viewB, codesOf(viewB, to, geometry.size)],
        geometry.size,
      );
      for (let i = 0; i < from.count; i++) {
        if (!run.budget.spend()) return stop();
        for (let j = 0; j < to.count; j++) if (compatible(i, j)) rows.add(i, j);
        run.comparisons += to.count;
        run.traceJoin(a.index, i, b.index, rows.members(i));
      }
      graph[a.index]!.push({ to: b.index, rows });
    }
  }
  return graph;
}
