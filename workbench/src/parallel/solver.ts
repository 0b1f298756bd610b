import type { Engine, Grid, OptionValue, Puzzle } from '#core';
import { type LinesAnswer, loadLinesSolver } from '#engines';
import { type SolveReport, solvePuzzle } from '#operations';
import { HereFirst, tryFirst } from '#pools';
import { LinesPool, SearchPool, type ThreadSearch } from './pool.ts';
import { solveOnPool, WORTH_SPLITTING } from './solve.ts';

export interface SolverRequest
  extends Pick<ThreadSearch, 'limit' | 'budget' | 'keep' | 'onProgress' | 'onSolutions' | 'mostTraced' | 'onTraced'> {}

/** What a puzzle may cost in this thread before it is handed to the pool. */
const QUICK_NODES = 2000;
const QUICK_MS = 100;

/**
 * Solves puzzles for a program that has to stay responsive: the many easy ones at once, in this thread, and the few
 * hard ones on worker threads, which start when the first hard one comes. A hard search begins again on its thread;
 * what it had found is not shown twice. Which way is taken depends on nodes alone where it could change the order
 * of solutions, so the order is the same on every run and with any number of threads.
 */
export class Solver {
  readonly #engine: Engine;
  readonly #options: Readonly<Record<string, OptionValue>>;
  readonly #pool: SearchPool;
  readonly #lines: LinesPool;
  readonly #here = new HereFirst();

  constructor(engine: Engine, options: Readonly<Record<string, OptionValue>>, threads: number) {
    this.#engine = engine;
    this.#options = options;
    this.#pool = new SearchPool(threads);
    this.#lines = new LinesPool(threads);
  }

  solve(puzzle: Puzzle, request: SolverRequest): SolveReport | Promise<SolveReport> {
    // A trace tells one search from its beginning to its end, so it is not cut, and not begun twice.
    if (request.mostTraced !== undefined) return this.#pool.search({ ...request, puzzle, engine: this.#engine.id, options: this.#options });
    const found: Grid[] = [];
    const report = tryFirst<SolveReport>({
      asked: request.budget,
      // Many solutions have an order, and a clock must not decide where it is cut.
      quick: { nodes: QUICK_NODES, ...(request.limit < WORTH_SPLITTING ? { timeMs: QUICK_MS } : {}) },
      here: (bounds) =>
        solvePuzzle(puzzle, this.#engine, {
          limit: request.limit,
          keep: request.keep,
          options: this.#options,
          budget: { ...request.budget, ...bounds },
          ...(request.onSolutions ? { onSolution: (solution: Grid) => found.push(solution) } : {}),
        }),
      endOf: ({ end }) => end,
      handOver: (left) =>
        solveOnPool(
          puzzle,
          { ...request, budget: { ...request.budget, ...left }, engine: this.#engine.id, options: this.#options },
          this.#pool,
        ),
    });
    if (report instanceof Promise) return report;
    const taken = found.length > 0 ? request.onSolutions?.(found) : undefined;
    return taken instanceof Promise ? taken.then(() => report) : report;
  }

  /**
   * Solves a batch of plain lines: here while that has taken next to no time, on the threads from then on. Undefined
   * where lines cannot be solved unread: by another engine than the fast one, or where there is no WebAssembly SIMD.
   */
  async linesSolver(): Promise<((lines: Uint8Array<ArrayBuffer>, limit: number) => LinesAnswer | Promise<LinesAnswer>) | undefined> {
    const here = this.#engine.id === 'fast' ? await loadLinesSolver() : undefined;
    if (!here) return undefined;
    return (lines, limit) =>
      this.#here.isOver && this.#lines.threads > 1
        ? this.#lines.run('solveLines', { lines, limit }, { transfer: [lines.buffer] })
        : this.#here.run(() => here(lines, limit));
  }

  /** Ends every search and every thread. */
  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.#lines.close()]);
  }
}
