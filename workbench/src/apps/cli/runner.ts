import { availableParallelism } from 'node:os';
import type { Puzzle, Result } from '#core';
import type { AnyOperation, Tools } from '#operations';
import { puzzleToData, SearchPool } from '#parallel';
import { HereFirst, tryFirst } from '#pools';
import type { CommandOption } from './command.ts';
import { wholeNumber } from './parse-options.ts';

export const threadsOption: CommandOption = {
  flags: '--threads <N>',
  summary: 'worker threads for hard puzzles and long files',
  parse: wholeNumber('--threads'),
  default: availableParallelism(),
};

/** What a puzzle may take in this thread: nobody interrupts what is over sooner. */
const PATIENCE_MS = 250;

/** Runs an operation on one puzzle after the other: here while that has taken next to no time, on threads from then on. */
export class Runner {
  readonly #operation: AnyOperation;
  readonly #fields: object;
  readonly #tools: Tools;
  readonly #threads: number;
  readonly #isParallel: boolean;
  #pool: SearchPool | undefined;
  readonly #here = new HereFirst();

  constructor(operation: AnyOperation, fields: object, tools: Tools, threads: number) {
    this.#operation = operation;
    this.#fields = fields;
    this.#tools = tools;
    this.#isParallel = threads > 1 && operation.isLong === true;
    this.#threads = this.#isParallel ? threads : 1;
  }

  /** How many puzzles may be worked on at once. */
  get ahead(): number {
    return this.#isParallel ? 2 * this.#threads : 1;
  }

  run(puzzle: Puzzle, number: number): Result<unknown> | Promise<Result<unknown>> {
    if (this.#isParallel && this.#here.isOver) return this.#ask(puzzle, this.#fields, number);
    const here = (bounds: object): Result<unknown> | Promise<Result<unknown>> =>
      this.#operation.run(puzzle, { ...this.#fields, ...bounds }, { ...this.#tools, number });
    if (!('timeMs' in this.#operation.fields)) return this.#here.run(() => here({}));
    return this.#here.run(() =>
      tryFirst<Result<unknown> | Promise<Result<unknown>>>({
        asked: this.#fields,
        quick: { timeMs: PATIENCE_MS },
        here,
        endOf: (result) => (result.ok ? this.#operation.ended?.(result.value) : undefined),
        handOver: (left) => this.#ask(puzzle, { ...this.#fields, ...left }, number),
      }),
    );
  }

  /** Runs it on a thread, so that this one can hear an interrupt meanwhile. */
  #ask(puzzle: Puzzle, fields: object, number: number): Promise<Result<unknown>> {
    this.#pool ??= new SearchPool(this.#threads);
    return this.#pool.run('ask', { operation: this.#operation.id, puzzle: puzzleToData(puzzle), fields, number });
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
