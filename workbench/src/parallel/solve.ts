import { type Grid, makeDeferred, type OptionValue, type Puzzle, type Said, type SolveStatus } from '#core';
import { type SolveReport, splitPuzzle } from '#operations';
import type { Search, SearchPool } from './pool.ts';

export interface ParallelRequest extends Omit<Search, 'puzzle' | 'signal'> {
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Into how many parts a big count is cut: enough that two or sixty-four threads are busy to the end. */
const PARTS = 64;
/** Fewer solutions than this are looked for in one search, in its own order. */
export const WORTH_SPLITTING = 1000;

/**
 * Solves one hard puzzle on the pool. A search for many solutions is cut into parts, always the same ones in the same
 * order whatever the number of threads, so that the solutions come in the same order too. A node budget belongs to
 * one search, so where there is one the puzzle is not cut.
 */
export async function solveOnPool(puzzle: Puzzle, request: ParallelRequest, pool: SearchPool): Promise<SolveReport> {
  const parts = request.limit >= WORTH_SPLITTING && request.budget.nodes === undefined ? splitPuzzle(puzzle, PARTS) : [];
  return parts.length > 1 ? solveParts(parts, request, pool) : pool.search({ ...request, puzzle });
}

async function solveParts(parts: readonly Puzzle[], request: ParallelRequest, pool: SearchPool): Promise<SolveReport> {
  const began = performance.now();
  const abort = new AbortController();
  const running = new Map<number, { nodes: number; count: number }>();
  const done = { nodes: 0, count: 0n };
  let finished = 0;
  const counters: Record<string, number> = {};
  const solutions: Grid[] = [];
  const notes = new Map<string, Said>();
  let status: SolveStatus = 'complete';
  let end: SolveReport['end'];
  const tell = (): void => {
    const sums = [...running.values()].reduce((sum, one) => ({ nodes: sum.nodes + one.nodes, count: sum.count + one.count }), {
      nodes: done.nodes,
      count: Number(done.count),
    });
    request.onProgress?.(sums.nodes, sums.count, finished / parts.length);
  };

  // Each part hands its solutions on only when every part before it has ended: that is its turn.
  const turns = parts.map(() => makeDeferred());
  let handed = 0;
  const start = (index: number): Promise<SolveReport> => {
    running.set(index, { nodes: 0, count: 0 });
    const { onSolutions } = request;
    const { timeMs } = request.budget;
    return pool.search({
      ...request,
      budget: { ...request.budget, ...(timeMs === undefined ? {} : { timeMs: Math.max(0, timeMs - (performance.now() - began)) }) },
      puzzle: parts[index]!,
      signal: abort.signal,
      onProgress(nodes, count) {
        running.set(index, { nodes, count });
        tell();
      },
      ...(onSolutions
        ? {
            async onSolutions(grids) {
              await turns[index]!.promise;
              const wanted = grids.slice(0, request.limit - handed);
              handed += wanted.length;
              if (wanted.length > 0) await onSolutions(wanted);
            },
          }
        : {}),
    });
  };

  const ahead = 2 * pool.threads;
  const pending: Promise<SolveReport>[] = [];
  for (let index = 0; index < parts.length; index++) {
    while (pending.length < Math.min(parts.length, index + ahead)) pending.push(start(pending.length));
    turns[index]!.resolve();
    const report = await pending[index]!;
    running.delete(index);
    finished++;
    done.nodes += report.counters.nodes;
    done.count += report.count;
    for (const [name, value] of Object.entries(report.counters))
      counters[name] = name === 'peakStored' ? Math.max(counters[name] ?? 0, value) : (counters[name] ?? 0) + value;
    if (solutions.length < request.keep) solutions.push(...report.solutions.slice(0, request.keep - solutions.length));
    for (const note of report.notes) notes.set(JSON.stringify(note), note);
    if (Number(done.count) >= request.limit) status = 'limit';
    else if (report.status === 'budget') {
      status = 'budget';
      end = report.end;
    }
    if (status !== 'complete') break;
    tell();
  }
  abort.abort();
  // Parts that never had their turn still hold solutions; nobody wants them, but their searches wait to hand them on.
  handed = request.limit;
  for (const turn of turns) turn.resolve();
  await Promise.allSettled(pending);
  const count = status === 'limit' ? BigInt(request.limit) : done.count;
  return {
    status,
    count,
    solutions,
    engine: request.engine,
    counters: { ...counters, nodes: done.nodes },
    elapsedMs: performance.now() - began,
    ...(end && status === 'budget' ? { end } : {}),
    notes: [...notes.values()],
  };
}
