import type { Puzzle } from '#core';
import type { SolveReport } from '#operations';
import { addCounters } from './add-counters.ts';
import { makeBoard } from './board.ts';
import { makePieces } from './pieces.ts';
import type { ParallelRequest, SearchPool } from './pool.ts';
import type { Together } from './task.ts';

/** With more solutions than this their order would depend on who is first. */
export const MOST_TOGETHER = 2;

/**
 * Asks whether there is one solution by two searches beside each other. The first is the search of one thread, and what it comes to is the answer. The second
 * takes in what the first learns and searches in another way; it counts only where it has proved that there is nothing more to find, which says the
 * same from either; and it does pieces of the first one's work. So two threads answer as one does, sooner where a proof is long or a solution hard to find.
 */
export async function solveTogether(puzzle: Puzzle, request: ParallelRequest, pool: SearchPool): Promise<SolveReport> {
  const began = performance.now();
  const over = new SharedArrayBuffer(4);
  const board = makeBoard();
  const pieces = makePieces();
  const part = (is: Together['is']): { together: Together; puzzle: Puzzle; keep: number } => ({
    together: { board, pieces, is, over },
    puzzle,
    keep: MOST_TOGETHER,
  });
  const first = pool.search({ ...request, ...part('first') });
  const { engine, options, limit, budget } = request;
  // A thread that is lost takes nothing away: the first goes on alone.
  const second = pool.search({ engine, options, limit, budget, ...part('second') }).catch(() => undefined);
  const proof = await Promise.race([
    first.then(() => undefined),
    second.then((report) => (report?.status === 'complete' ? report : first.then(() => undefined))),
  ]);
  Atomics.store(new Int32Array(over), 0, 1);
  const known = await first;
  await second;
  if (!proof || known.status !== 'budget') return { ...known, solutions: known.solutions.slice(0, request.keep) };
  const solutions = known.solutions.length > 0 ? known.solutions : proof.solutions;
  if (known.solutions.length === 0 && solutions.length > 0) await request.onSolutions?.(solutions);
  return {
    ...proof,
    count: BigInt(solutions.length),
    solutions: solutions.slice(0, request.keep),
    counters: addCounters(known.counters, proof.counters),
    elapsedMs: performance.now() - began,
  };
}
