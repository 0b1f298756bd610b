import { availableParallelism } from 'node:os';
import type { Puzzle, Result } from '#core';
import type { AnyOperation, MemoryMeter, Tools } from '#operations';
import { puzzleToData } from '#parallel';
import { HereFirst, ThreadPool, tryFirst } from '#pools';
import type { CommandOption } from './command.ts';
import { wholeNumber } from './parse-options.ts';

export const threadsOption: CommandOption = {
  flags: '--threads <N>',
  summary: 'worker threads for hard puzzles and long files',
  parse: wholeNumber('--threads'),
  default: availableParallelism(),
};

/** What a puzzle may take in the thread that hears an interrupt: what is over sooner is not interrupted. */
const PATIENCE_MS = 250;

/** Cells beyond which not even a moment is tried: to lay out such a puzzle takes longer. */
const LARGE = 1000;

/** Threads for what would keep the command line from hearing an interrupt. */
export class CliThreads extends ThreadPool<typeof import('./cli-worker.ts')> {
  constructor(threads = 1) {
    super({ module: new URL('./cli-worker.js', import.meta.url), threads });
  }
}

interface RunnerSettings {
  readonly threads?: number;
  /** Whether the operation looks at the memory that it uses. */
  readonly seesMemory?: boolean | undefined;
}

/**
 * Runs an operation on one puzzle after the other: here while that has taken next to no time, on threads from then on. Whatever takes longer
 * than a moment is begun again on a thread, so that this one can hear an interrupt.
 */
export class Runner {
  readonly #operation: AnyOperation;
  readonly #fields: object;
  readonly #tools: Tools;
  readonly #seesMemory: boolean;
  readonly #isParallel: boolean;
  readonly #pool: CliThreads;
  readonly #here = new HereFirst();
  #memory: MemoryMeter | undefined;

  constructor(operation: AnyOperation, fields: object, tools: Tools, { threads = 1, seesMemory = false }: RunnerSettings = {}) {
    this.#operation = operation;
    this.#fields = fields;
    this.#tools = tools;
    this.#seesMemory = seesMemory;
    this.#isParallel = threads > 1 && operation.isLong === true;
    this.#pool = new CliThreads(this.#isParallel ? threads : 1);
  }

  /** How many puzzles may be worked on at once. */
  get ahead(): number {
    return this.#isParallel ? 2 * this.#pool.threads : 1;
  }

  /** Runs it on a puzzle, or on none; `more` are fields beside those that all have. */
  run(puzzle: Puzzle | undefined, number: number, more: object = {}): Result<unknown> | Promise<Result<unknown>> {
    const fields = { ...this.#fields, ...more };
    const isLarge = puzzle !== undefined && puzzle.geometry.cellCount > LARGE;
    if (isLarge || (this.#isParallel && this.#here.isOver)) return this.#ask(puzzle, fields, number);
    return this.#here.run(() =>
      tryFirst<Result<unknown> | Promise<Result<unknown>>>({
        asked: fields,
        quick: { timeMs: PATIENCE_MS },
        here: ({ timeMs }) => this.#runHere(puzzle, fields, number, timeMs!),
        endOf: (result) => (result.ok ? this.#operation.ended(result.value) : result.end),
        handOver: (left) => this.#ask(puzzle, { ...fields, ...left }, number),
      }),
    );
  }

  /** The time is a limit of the place, which every operation keeps, and no field, which not every one has. */
  #runHere(puzzle: Puzzle | undefined, fields: object, number: number, timeMs: number): Result<unknown> | Promise<Result<unknown>> {
    const tools = { ...this.#tools, number, limits: { ...this.#tools.limits, timeMs } };
    if (!this.#seesMemory) return this.#operation.run(puzzle, fields, tools);
    return this.#meter().then((memory) => this.#operation.run(puzzle, fields, { ...tools, memory }));
  }

  /** Loaded when wanted: what starts fast knows nothing of measuring. */
  async #meter(): Promise<MemoryMeter> {
    this.#memory ??= (await import('#measuring/machine')).memoryMeter();
    return this.#memory;
  }

  #ask(puzzle: Puzzle | undefined, fields: object, number: number): Promise<Result<unknown>> {
    return this.#pool.run('ask', {
      operation: this.#operation.id,
      puzzle: puzzle && puzzleToData(puzzle),
      fields,
      number,
      seesMemory: this.#seesMemory,
    });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
