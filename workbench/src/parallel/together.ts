import { isAmong, type Puzzle } from '#core';
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
 * takes in what the first learns and searches in another way, and it does pieces of the first one's work. What it comes to itself counts where it has proved that there is
 * nothing more to find, which says the same from either, and where the first has come to the end of its budget without an answer. So two threads answer as one does, sooner
 * where a proof is long or a solution hard to find.
 */
export async function solveTogether(puzzle: Puzzle, request: ParallelRequest, pool: Pick<SearchPool, 'search'>): Promise<SolveReport> {
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
  const { engine, options, limit, budget, keep } = request;
  // A thread that is lost takes nothing away: the first goes on alone.
  const second = pool.search({ engine, options, limit, budget, ...part('second') }).catch(() => undefined);
  await Promise.race([first, second.then((report) => (report?.status === 'complete' ? report : first))]).finally(() =>
    Atomics.store(new Int32Array(over), 0, 1),
  );
  const known = await first;
  const other = await second;
  const more = known.status === 'budget' ? other?.solutions.filter((grid) => !isAmong(known.solutions, grid)) : undefined;
  if (!other || !more || (more.length === 0 && other.status !== 'complete')) return { ...known, solutions: known.solutions.slice(0, keep) };
  // What the second has heard leaves out what the first had found, so that only both together have all.
  const solutions = [...known.solutions, ...more].slice(0, limit);
  const added = solutions.slice(known.solutions.length);
  if (added.length > 0) await request.onSolutions?.(added);
  const status = solutions.length >= limit ? 'limit' : other.status === 'complete' ? 'complete' : 'budget';
  const { end, notes, ...report } = known;
  return {
    ...report,
    status,
    ...(status === 'budget' && end ? { end } : {}),
    // The first of them says what ended a search, if that was not an answer.
    notes: [...notes.slice(end && status !== 'budget' ? 1 : 0), ...other.notes.slice(other.end ? 1 : 0)],
    count: BigInt(solutions.length),
    solutions: solutions.slice(0, keep),
    counters: addCounters(known.counters, other.counters),
    elapsedMs: performance.now() - began,
  };
}
