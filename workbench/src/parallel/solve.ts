import { type Counters, type Grid, makeDeferred, type Puzzle, type Said, type SolveStatus } from '#core';
import { engineEntries } from '#engines';
import { type SolveReport, splitPuzzle } from '#operations';
import { addCounters } from './add-counters.ts';
import type { ParallelRequest, SearchPool } from './pool.ts';
import { MOST_TOGETHER, solveTogether } from './together.ts';

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
  if (parts.length > 1) return solveParts(parts, request, pool);
  return mayHaveCompany(request, pool) ? solveTogether(puzzle, request, pool) : pool.search({ ...request, puzzle });
}

/** Whether a second search may go on beside a first: its engine can do that, and a thread would have nothing to do otherwise. Nodes belong to one search. */
function mayHaveCompany({ engine, limit, budget }: ParallelRequest, pool: SearchPool): boolean {
  const exchanges = engineEntries.some(({ id, exchanges = false }) => id === engine && exchanges);
  return exchanges && limit <= MOST_TOGETHER && budget.nodes === undefined && pool.threads > 1 && pool.hasIdle;
}

/** What the parts that have ended come to together. */
class Total {
  readonly #request: ParallelRequest;
  #counters: Counters = { nodes: 0 };
  readonly #solutions: Grid[] = [];
  readonly #notes = new Map<string, Said>();
  #end: SolveReport['end'];
  status: SolveStatus = 'complete';
  count = 0n;

  constructor(request: ParallelRequest) {
    this.#request = request;
  }

  get nodes(): number {
    return this.#counters.nodes;
  }

  add({ counters, count, solutions, notes, status, end }: SolveReport): void {
    const { keep, limit } = this.#request;
    this.count += count;
    this.#counters = addCounters(this.#counters, counters);
    if (this.#solutions.length < keep) this.#solutions.push(...solutions.slice(0, keep - this.#solutions.length));
    for (const note of notes) this.#notes.set(JSON.stringify(note), note);
    if (Number(this.count) >= limit) this.status = 'limit';
    else if (status === 'budget') {
      this.status = 'budget';
      this.#end = end;
    }
  }

  report(elapsedMs: number): SolveReport {
    return {
      status: this.status,
      count: this.status === 'limit' ? BigInt(this.#request.limit) : this.count,
      solutions: this.#solutions,
      engine: this.#request.engine,
      counters: this.#counters,
      elapsedMs,
      ...(this.#end ? { end: this.#end } : {}),
      notes: [...this.#notes.values()],
    };
  }
}

async function solveParts(parts: readonly Puzzle[], request: ParallelRequest, pool: SearchPool): Promise<SolveReport> {
  const began = performance.now();
  const abort = new AbortController();
  const running = new Map<number, { nodes: number; count: number }>();
  const total = new Total(request);
  let finished = 0;
  const tell = (): void => {
    const going = [...running.values()];
    const nodes = going.reduce((sum, one) => sum + one.nodes, total.nodes);
    const count = going.reduce((sum, one) => sum + one.count, Number(total.count));
    request.onProgress?.(nodes, count, finished / parts.length);
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
  for (let index = 0; index < parts.length && total.status === 'complete'; index++) {
    while (pending.length < Math.min(parts.length, index + ahead)) pending.push(start(pending.length));
    turns[index]!.resolve();
    total.add(await pending[index]!);
    running.delete(index);
    finished++;
    if (total.status === 'complete') tell();
  }
  abort.abort();
  // Parts that never had their turn still hold solutions; they are not wanted, but their searches wait to hand them on.
  handed = request.limit;
  for (const turn of turns) turn.resolve();
  await Promise.allSettled(pending);
  return total.report(performance.now() - began);
}
