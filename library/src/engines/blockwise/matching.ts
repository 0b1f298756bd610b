import { type Partition, type Puzzle, type SolveOutcome, type SolveRequest, said } from '#core';
import { BlockRun } from './block-run.ts';
import type { OpenBlock } from './blocks.ts';
import type { BlockEvent } from './events.ts';
import type { Fillings } from './fillings.ts';
import { REACHED } from './reached.ts';
import { TOLD } from './told.ts';

/** How many fillings are passed between two looks at the clock where none of them fits. */
const LOOK_EVERY = 4096;

/**
 * Finds all fillings of all blocks from the givens alone, then follows a path of blocks: the next filling of the next
 * block that matches what the earlier blocks hold is placed, and where none is left the block before takes its next.
 *
 * No tree is grown twice. The price is memory for every filling that the givens allow, and a search through the whole
 * list of a block each time it is reached; the lists keep the order of their trees, so that branches are passed over.
 */
export function searchAlongPath(
  puzzle: Puzzle,
  partition: Partition,
  request: SolveRequest<BlockEvent>,
  path: readonly number[],
): SolveOutcome {
  const run = new BlockRun(puzzle, partition, request);
  if (run.board.hasClash) return run.impossible();
  const lists = run.fillingsOfAll(path);
  if (!lists) return run.finish(false);

  const exhaust = (depth: number): boolean => {
    const block = run.cut.blocks[path[depth] ?? -1];
    if (!block) return run.report(run.board.grid, depth);
    const fillings = lists[block.index]!;
    run.trace?.({
      type: 'match',
      depth,
      block: block.index,
      note: said(TOLD.toMatch, { block: block.called, count: fillings.count }),
      data: { count: fillings.count },
    });
    const nextFrom = (from: number): number => nextMatch(run, block, fillings, from, depth);
    let isStopped = false;
    for (let i = nextFrom(0); i < fillings.count && !isStopped; i = nextFrom(i + 1)) {
      if (!run.budget.spend()) break;
      run.place(block, fillings, i, depth);
      isStopped = !exhaust(depth + 1);
      run.takeBack(block, fillings.values(i), depth);
    }
    if (run.budget.end) run.reach(REACHED.path, { block: block.called, number: depth + 1, blocks: path.length });
    return !isStopped && !run.budget.end;
  };

  return run.finish(exhaust(0));
}

/** The first filling from an index on that fits what stands on the board; the number of fillings where none does. */
function nextMatch(run: BlockRun, block: OpenBlock, fillings: Fillings, from: number, depth: number): number {
  const { width, count } = fillings;
  let untilLook = LOOK_EVERY;
  for (let i = from; i < count; ) {
    let fitting = 0;
    while (fitting < width && run.board.stands(block.blanks[fitting]!, fillings.value(i, fitting), block.outside[fitting])) fitting++;
    if (fitting === width) return i;
    const next = fillings.nextAfter(i, fitting);
    run.trace?.({
      type: 'mismatch',
      depth,
      block: block.index,
      cell: block.blanks[fitting]!,
      value: fillings.value(i, fitting),
      data: { filling: i, passed: next - i },
    });
    if (--untilLook === 0) {
      untilLook = LOOK_EVERY;
      if (!run.budget.look()) return count;
    }
    i = next;
  }
  return count;
}
