import type { Engine, Grid, OptionValue, Puzzle } from '#core';
import { type LinesAnswer, loadLinesSolver } from '#engines';
import { type SolveReport, solvePuzzle } from '#operations';
import { type Search, SearchPool } from './pool.ts';
import { solveOnPool, WORTH_SPLITTING } from './solve.ts';

export interface SolverRequest extends Pick<Search, 'limit' | 'budget' | 'keep' | 'onProgress' | 'onSolutions'> {}

/** What a puzzle may cost in this thread before it is handed to the pool. */
const QUICK_NODES = 2000;
const QUICK_MS = 100;
/** What a file of lines may cost in this thread before the others are started, which takes about as long. */
const PATIENCE_MS = 100;

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
  #spentMs = 0;

  constructor(engine: Engine, options: Readonly<Record<string, OptionValue>>, threads: number) {
    this.#engine = engine;
    this.#options = options;
    this.#pool = new SearchPool(threads);
  }

  solve(puzzle: Puzzle, request: SolverRequest): SolveReport | Promise<SolveReport> {
    const { nodes, timeMs } = request.budget;
    const began = performance.now();
    const quickNodes = Math.min(nodes ?? QUICK_NODES, QUICK_NODES);
    const quickMs = request.limit < WORTH_SPLITTING ? Math.min(timeMs ?? QUICK_MS, QUICK_MS) : timeMs;
    const found: Grid[] = [];
    const quick = solvePuzzle(puzzle, this.#engine, {
      limit: request.limit,
      keep: request.keep,
      options: this.#options,
      budget: { ...request.budget, nodes: quickNodes, ...(quickMs === undefined ? {} : { timeMs: quickMs }) },
      ...(request.onSolutions ? { onSolution: (solution: Grid) => found.push(solution) } : {}),
    });
    const isFinal =
      quick.status !== 'budget' || (quick.end === 'nodes' ? nodes === quickNodes : quick.end === 'time' ? timeMs === quickMs : true);
    if (!isFinal) {
      const budget = { ...request.budget, ...(timeMs === undefined ? {} : { timeMs: Math.max(0, timeMs - (performance.now() - began)) }) };
      return solveOnPool(puzzle, { ...request, budget, engine: this.#engine.id, options: this.#options }, this.#pool);
    }
    const taken = found.length > 0 ? request.onSolutions?.(found) : undefined;
    return taken instanceof Promise ? taken.then(() => quick) : quick;
  }

  /** Does something in this thread and notes how long it took. */
  #here<T>(work: () => T): T {
    const began = performance.now();
    const result = work();
    this.#spentMs += performance.now() - began;
    return result;
  }

  /**
   * Solves a batch of plain lines: here while that has taken next to no time, on the threads from then on. Undefined
   * where lines cannot be solved unread: by another engine than the fast one, or where there is no WebAssembly SIMD.
   */
  async linesSolver(): Promise<((lines: Uint8Array<ArrayBuffer>, limit: number) => LinesAnswer | Promise<LinesAnswer>) | undefined> {
    const here = this.#engine.id === 'fast' ? await loadLinesSolver() : undefined;
    if (!here) return undefined;
    return (lines, limit) =>
      this.#spentMs > PATIENCE_MS && this.#pool.threads > 1
        ? this.#pool.run('solveLines', { lines, limit }, { transfer: [lines.buffer] })
        : this.#here(() => here(lines, limit));
  }

  /** Ends every search and every thread. */
  close(): Promise<void> {
    return this.#pool.close();
  }
}
