import { availableParallelism } from 'node:os';
import type { Puzzle, Result } from '#core';
import type { AnyOperation, Tools } from '#operations';
import { puzzleToData, SearchPool } from '#parallel';
import type { CommandOption } from './command.ts';
import { wholeNumber } from './parse-options.ts';

export const threadsOption: CommandOption = {
  flags: '--threads <N>',
  summary: 'worker threads for hard puzzles and long files',
  parse: wholeNumber('--threads'),
  default: availableParallelism(),
};

/** What a file of puzzles may cost in this thread before the others are started, which takes about as long. */
const PATIENCE_MS = 100;

/** Runs an operation on one puzzle after the other: here while that has taken next to no time, on threads from then on. */
export class Runner {
  readonly #operation: AnyOperation;
  readonly #fields: object;
  readonly #tools: Tools;
  readonly #pool: SearchPool | undefined;
  #spentMs = 0;

  constructor(operation: AnyOperation, fields: object, tools: Tools, threads: number) {
    this.#operation = operation;
    this.#fields = fields;
    this.#tools = tools;
    this.#pool = threads > 1 && operation.isLong ? new SearchPool(threads) : undefined;
  }

  /** How many puzzles may be worked on at once. */
  get ahead(): number {
    return this.#pool ? 2 * this.#pool.threads : 1;
  }

  run(puzzle: Puzzle, number: number): Result<unknown> | Promise<Result<unknown>> {
    if (this.#pool && this.#spentMs > PATIENCE_MS)
      return this.#pool.run('ask', { operation: this.#operation.id, puzzle: puzzleToData(puzzle), fields: this.#fields, number });
    const began = performance.now();
    const report = this.#operation.run(puzzle, this.#fields, { ...this.#tools, number });
    const note = (): void => {
      this.#spentMs += performance.now() - began;
    };
    if (report instanceof Promise) return report.finally(note);
    note();
    return report;
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
