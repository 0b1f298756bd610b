import { availableParallelism } from 'node:os';
import type { Puzzle, Result } from '#core';
import type { AnyOperation, Tools } from '#operations';
import { puzzleToData, SearchPool } from '#parallel';
import { HereFirst } from '#pools';
import type { CommandOption } from './command.ts';
import { wholeNumber } from './parse-options.ts';

export const threadsOption: CommandOption = {
  flags: '--threads <N>',
  summary: 'worker threads for hard puzzles and long files',
  parse: wholeNumber('--threads'),
  default: availableParallelism(),
};

/** Runs an operation on one puzzle after the other: here while that has taken next to no time, on threads from then on. */
export class Runner {
  readonly #operation: AnyOperation;
  readonly #fields: object;
  readonly #tools: Tools;
  readonly #pool: SearchPool | undefined;
  readonly #here = new HereFirst();

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
    if (this.#pool && this.#here.isOver)
      return this.#pool.run('ask', { operation: this.#operation.id, puzzle: puzzleToData(puzzle), fields: this.#fields, number });
    return this.#here.run(() => this.#operation.run(puzzle, this.#fields, { ...this.#tools, number }));
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
