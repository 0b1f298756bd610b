import type { Partition, Puzzle, SolveOutcome, SolveRequest } from '#core';
import { BlockRun } from './block-run.ts';
import type { Cut } from './blocks.ts';
import type { BlockEvent } from './events.ts';
import { REACHED } from './reached.ts';

/**
 * Fills the blocks in an order, each under what stands already: all valid permutations of the next block are found
 * and stored, then tried one after the other, and when they are used up the block before takes its next one.
 *
 * Every solution fills each block with a permutation that is valid under the blocks before it, and every such chain is
 * tried once, so every solution comes exactly once. The trees of later blocks are small, because much stands already,
 * but they are grown again for every chain that leads to them.
 */
export function searchDepthFirst(
  puzzle: Puzzle,
  partition: Partition,
  request: SolveRequest<BlockEvent>,
  orderOf: (cut: Cut) => number[],
): SolveOutcome {
  const run = new BlockRun(puzzle, partition, request);
  if (run.board.hasClash) return run.impossible();
  const order = orderOf(run.cut).map((index) => run.cut.blocks[index]!);

  const exhaust = (depth: number): boolean => {
    const block = order[depth];
    if (!block) return run.report(run.board.grid, depth);
    const fillings = run.fillingsOf(block, depth + 1);
    if (!fillings) return false;
    for (let i = 0; i < fillings.count; i++) {
      if (!run.budget.spend()) {
        run.reach(REACHED.depthFirst, {
          filling: i + 1,
          of: fillings.count,
          block: block.called,
          number: depth + 1,
          blocks: order.length,
        });
        return false;
      }
      run.place(block, fillings, i, depth);
      const goesOn = exhaust(depth + 1);
      run.takeBack(block, fillings.values(i), depth);
      if (!goesOn) return false;
    }
    run.release(fillings.count);
    return true;
  };

  return run.finish(exhaust(0));
}
