import { type BudgetLimits, type Grid, ok, type Result } from '#core';
import { formatLine } from '#formats';
import { beginSearch, limitOf, type Operations, type SolveReport } from '#operations';
import { Solver, solveFromStarts } from '#parallel';
import { type CommandOption, UsageError } from '../command.ts';
import type { CommandSteps, Given, Way } from '../command-of.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { inWords } from '../in-words.ts';
import type { InputOptions, InputPuzzle } from '../input.ts';
import { wholeNumber } from '../parse-options.ts';
import { startProgress } from '../progress.ts';
import { threadsOption } from '../runner.ts';
import { answerLines } from './answer-lines.ts';
import { MOST_TRACED, type TraceFile, traceInto } from './trace-file.ts';

type Fields = Parameters<Operations['solve']['run']>[1];
type CountFields = Parameters<Operations['count']['run']>[1];

interface SearchOptions extends InputOptions {
  readonly threads: number;
  readonly chains: number;
  readonly stream?: boolean;
  readonly trace?: string;
}

const options: readonly CommandOption[] = [
  threadsOption,
  {
    flags: '--chains <N>',
    summary: 'run an engine that has a seed in N threads, with seeds in a row; the first answer wins',
    parse: wholeNumber('--chains'),
    default: 1,
  },
  { flags: '--trace <FILE>', summary: `write what the engine did, step by step, as JSON lines (at most ${MOST_TRACED} events)` },
  { flags: '--stream', summary: 'print every solution on a line of its own as it is found' },
];

/** Solving on threads, with solutions as they come, and with a trace. */
export const solveWay: Way = {
  options,
  examples: [
    ['ninefold solve puzzles.txt', 'one puzzle per line in, one solution per line out'],
    ['ninefold solve --puzzle 1......... --kind classic:2x2 --limit all', 'every solution is looked for; the line says "several"'],
    ['ninefold solve cube.txt --kind solid:3 --json', 'a cube, with counts and nodes for machines'],
  ],
  notes:
    'A line ends with "# several" where there is more than one solution, "# gave up" where a budget ended the search, and is "# none" where there is no solution.',
  start: (given) => start(given, true),
};

export const countWay: Way = {
  options,
  examples: [
    ['ninefold count --kind classic:2x2 --puzzle ................', 'the 288 filled 4x4 grids'],
    ['ninefold count puzzles.txt --limit 1000', 'one number per line; ">= 1000" where the limit was reached'],
    ['ninefold count sparse.txt --estimate 5 --seed 1', 'about how many there are, after five seconds, and how far that may be off'],
  ],
  start: (given) => ((given.fields as CountFields).estimate === undefined ? start(given, false) : {}),
};

/** `takesLines`: whether lines of plain 9x9 puzzles may be answered by the solutions of the kernel as they are. */
async function start(given: Given, takesLines: boolean): Promise<Partial<CommandSteps>> {
  const { io, operation } = given;
  const asked = given.options as unknown as SearchOptions;
  const fields = given.fields as Fields;
  const { engine, settings } = given.tools.engine!;
  if (asked.chains > 1 && settings['seed'] === undefined)
    throw new UsageError(`the engine ${engine.id} has no seed, so all --chains would be the same`);
  const solver = new Solver(engine, settings, asked.threads);
  const traced = asked.trace === undefined ? undefined : traceInto(io, asked.trace);
  const search = new Searching(given, solver, traced);
  const isPlain = takesLines && isPlainRequest(fields, asked);
  const solveLines = isPlain ? await solver.linesSolver() : undefined;
  const limit = limitOf(fields.limit);
  return {
    // Traces come one after the other.
    ahead: traced ? 1 : 2 * asked.threads,
    ...(solveLines
      ? { lines: (lines, where) => answerLines(lines, where, solveLines(lines.bytes.slice(), limit), io, given.answered) }
      : {}),
    run: (input, _, turn) => search.run(input, turn),
    ...(asked.stream
      ? { text: () => undefined, objects: (json) => [{ ...json, solutions: [] }] }
      : { text: (puzzle, report, terminal) => operation.lines(puzzle, report, fields, terminal) }),
    howFar: () => search.soFar,
    async end() {
      await solver.close();
      return saved(given, traced);
    },
  };
}

function saved({ io }: Given, traced: TraceFile | undefined): ExitCode {
  const result = traced?.save() ?? ok(true);
  if (!result.ok) io.warn(`ninefold: ${inWords(result)}`);
  return result.ok ? EXIT.ok : EXIT.badInput;
}

/** Whether a line of output is all that is asked for, with no budget that would need a look at each puzzle. */
function isPlainRequest({ nodes, timeMs, stored, limit }: Fields, { json, stream, trace }: SearchOptions): boolean {
  const isUnbounded = nodes === undefined && timeMs === undefined && stored === undefined;
  return !json && !stream && trace === undefined && isUnbounded && limitOf(limit) <= 2;
}

/** The search of one puzzle after the other. */
class Searching {
  readonly #given: Given;
  readonly #fields: Fields;
  readonly #asked: SearchOptions;
  readonly #solver: Solver;
  readonly #traced: TraceFile | undefined;
  soFar = '';

  constructor(given: Given, solver: Solver, traced: TraceFile | undefined) {
    this.#given = given;
    this.#fields = given.fields as Fields;
    this.#asked = given.options as unknown as SearchOptions;
    this.#solver = solver;
    this.#traced = traced;
  }

  run(input: InputPuzzle, turn: Promise<void>): Result<SolveReport> | Promise<Result<SolveReport>> {
    const search = beginSearch(input.puzzle, this.#fields, this.#given.tools);
    if (!search.ok) return search;
    const budget = search.value.budget();
    return this.#onThreads(input, budget, turn);
  }

  #onThreads(
    { puzzle, where, isOnly }: InputPuzzle,
    budget: BudgetLimits,
    turn: Promise<void>,
  ): Result<SolveReport> | Promise<Result<SolveReport>> {
    const { io, tools } = this.#given;
    const { engine, settings } = tools.engine!;
    const shown = isOnly ? startProgress(io, 'searching', 'nodes, {solutions} solutions') : undefined;
    const traced = this.#traced;
    traced?.begin(where, puzzle.kind.spec, engine.id);
    const request = {
      limit: limitOf(this.#fields.limit),
      budget,
      keep: this.#keep,
      ...(traced ? { mostTraced: MOST_TRACED, onTraced: traced.add } : {}),
      onProgress: (nodes: number, solutions: number, share?: number): void => {
        if (isOnly) this.soFar = `, ${solutions} solutions and ${nodes} nodes into this one`;
        shown?.update(nodes, { solutions, share });
      },
      ...(this.#asked.stream
        ? {
            onSolutions: async (grids: readonly Grid[]): Promise<void> => {
              await turn;
              for (const grid of grids) this.#stream(formatLine(puzzle, grid));
            },
          }
        : {}),
    };
    const { chains } = this.#asked;
    const report =
      chains > 1 && !traced ? solveFromStarts(puzzle, request, engine.id, settings, chains) : this.#solver.solve(puzzle, request);
    const finish = (found: SolveReport): Result<SolveReport> => {
      shown?.stop();
      return ok(found);
    };
    return report instanceof Promise ? report.then(finish) : finish(report);
  }

  /** How many solutions are kept: those that are printed. */
  get #keep(): number {
    return this.#asked.json && !this.#asked.stream ? this.#given.tools.limits.solutions : 1;
  }

  #stream(line: string): void {
    this.#given.io.print(this.#asked.json ? `{"solution":${JSON.stringify(line)}}\n` : `${line}\n`);
  }
}
