import { solveAnswer } from '#answers';
import { type Grid, ok, type Puzzle, type Result } from '#core';
import { formatLine } from '#formats';
import { MOST_KEPT, type SolveReport, solvePuzzle } from '#operations';
import { Solver, solveInChains } from '#parallel';
import { answerLines } from './answer-lines.ts';
import { type Command, type CommandOption, defineCommand, EXIT, type ExitCode, UsageError } from './command.ts';
import { drawPuzzle } from './draw.ts';
import { inWords } from './in-words.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import type { Io } from './io.ts';
import { countOrAll, wholeNumber } from './parse-options.ts';
import { startProgress } from './progress.ts';
import { acceptedBy, budgetOf, readyEngine, type SolvingOptions, solvingOptions, type ThreadsOption, threadsOption } from './solving.ts';
import { MOST_TRACED, traceInto } from './trace-file.ts';

interface SolveOptions extends InputOptions, SolvingOptions, ThreadsOption {
  readonly limit: number;
  readonly chains: number;
  readonly stream?: boolean;
  readonly trace?: string;
}

const limitOption = (otherwise: number): CommandOption => ({
  flags: '-l, --limit <N|all>',
  summary: 'stop a puzzle after so many solutions',
  parse: countOrAll,
  default: otherwise,
});
const options = (limit: number): readonly CommandOption[] => [
  ...inputOptions,
  ...solvingOptions,
  limitOption(limit),
  threadsOption,
  {
    flags: '--chains <N>',
    summary: 'run an engine that has a seed in so many threads, with seeds in a row; the first answer wins',
    parse: wholeNumber('--chains'),
    default: 1,
  },
  { flags: '--json', summary: 'one JSON object per puzzle' },
  { flags: '--trace <FILE>', summary: `write what the engine did, step by step, as JSON lines (at most ${MOST_TRACED} events)` },
  { flags: '--stream', summary: 'print every solution on a line of its own as it is found' },
];

export const solve: Command = defineCommand<SolveOptions>({
  name: 'solve',
  summary: 'Find solutions, and say whether the first is the only one',
  arguments: INPUT_ARGUMENT,
  options: options(2),
  examples: [
    ['ninefold solve puzzles.txt', 'one puzzle a line in, one solution a line out'],
    ['ninefold solve --puzzle 1......... --kind classic:2x2 --limit all', 'every solution is looked for; the line says "several"'],
    ['ninefold solve cube.txt --kind solid:3 --json', 'a cube, with counts and nodes for machines'],
  ],
  notes:
    'A line ends with "# several" where there is more than one solution, "# gave up" where a budget ended the search, and is "# none" where there is no solution.',
  run: (args, io) => solveAll(args, io, { line: solutionLine, report: solutionReport, takesLines: true }),
});

export const count: Command = defineCommand<SolveOptions>({
  name: 'count',
  summary: 'Count solutions; the count is a proof when the search was complete',
  arguments: INPUT_ARGUMENT,
  options: options(Number.POSITIVE_INFINITY),
  examples: [
    ['ninefold count --kind classic:2x2 --puzzle ................', 'the 288 filled 4x4 grids'],
    ['ninefold count puzzles.txt --limit 1000', 'one number a line; ">= 1000" where the limit was reached'],
  ],
  run: (args, io) => solveAll(args, io, { line: countLine, report: (_, report) => `${countLine(report)}\n${summary(report)}` }),
});

/** How a result is shown to people: one line of many, or alone on a terminal. */
interface Wording {
  /** Whether lines of plain 9x9 puzzles may be answered by the solutions of the kernel as they are. */
  readonly takesLines?: boolean;
  line(report: SolveReport, puzzle: Puzzle): string;
  report(puzzle: Puzzle, report: SolveReport, io: Io): string;
}

async function solveAll(
  { words, options }: { words: readonly string[]; options: SolveOptions },
  io: Io,
  wording: Wording,
): Promise<ExitCode> {
  const ready = await readyEngine(options);
  const { engine, settings } = ready;
  if (options.chains > 1 && settings['seed'] === undefined) {
    throw new UsageError(`the engine ${engine.id} has no seed, so all --chains would be the same`);
  }
  const solver = new Solver(engine, settings, options.threads);
  const traced = options.trace === undefined ? undefined : traceInto(io, options.trace);
  const keep = options.json && !options.stream ? MOST_KEPT : 1;
  const batch = startProgress(io, 'solving', 'puzzles');
  let answered = 0;
  let soFar = '';
  io.onInterrupt(() => `${answered} ${answered === 1 ? 'puzzle' : 'puzzles'} answered${soFar}`);
  const solveLines = wording.takesLines && isPlainRequest(options) ? await solver.linesSolver() : undefined;
  const exit = await eachPuzzle(words, options, io, {
    ahead: 2 * options.threads,
    ...(solveLines
      ? {
          lines: (lines, where) =>
            answerLines(lines, where, solveLines(lines.bytes.slice(), options.limit), io, (count) => {
              answered += count;
              batch.update(answered);
            }),
        }
      : {}),
    work({ puzzle, where, isOnly }, turn) {
      const accepted = acceptedBy(ready, puzzle);
      if (!accepted.ok) return accepted;
      if (traced) {
        // A trace tells one search from its beginning to its end, so it stays in this thread.
        traced.begin(where, puzzle.kind.spec, engine.id);
        const onSolution = (grid: Grid): void => io.print(streamed(formatLine(puzzle, grid), options));
        const request = { limit: options.limit, budget: budgetOf(options), keep, options: settings, trace: traced.trace };
        return ok(solvePuzzle(puzzle, engine, { ...request, ...(options.stream ? { onSolution } : {}) }));
      }
      const search = isOnly ? startProgress(io, 'searching', 'nodes, {solutions} solutions') : undefined;
      const request = {
        limit: options.limit,
        budget: budgetOf(options),
        keep,
        onProgress(nodes: number, solutions: number, share?: number) {
          if (isOnly) soFar = `, ${solutions} solutions and ${nodes} nodes into this one`;
          search?.update(nodes, { solutions, share });
        },
        ...(options.stream
          ? {
              async onSolutions(grids: readonly Grid[]) {
                await turn;
                for (const grid of grids) io.print(streamed(formatLine(puzzle, grid), options));
              },
            }
          : {}),
      };
      const report =
        options.chains > 1 ? solveInChains(puzzle, request, engine.id, settings, options.chains) : solver.solve(puzzle, request);
      const finish = (report: SolveReport): Result<SolveReport> => {
        search?.stop();
        return ok(report);
      };
      return report instanceof Promise ? report.then(finish) : finish(report);
    },
    show({ puzzle, where, isOnly }, report) {
      answered++;
      batch.update(answered);
      if (options.json) io.print(`${JSON.stringify(solveAnswer(puzzle, options.stream ? { ...report, solutions: [] } : report))}\n`);
      else if (!options.stream)
        io.print(`${isOnly && io.isTerminal ? wording.report(puzzle, report, io) : wording.line(report, puzzle)}\n`);
      if (!options.json && report.count === 0n) for (const note of report.notes) io.warn(`ninefold: ${where}: ${note}`);
      return exitOf(report);
    },
  });
  batch.stop();
  await solver.close();
  const saved = traced?.save();
  if (saved && !saved.ok) io.warn(`ninefold: ${inWords(saved)}`);
  return saved && !saved.ok ? EXIT.badInput : exit;
}

/** Whether a line of output is all that is asked for, with no budget that would need a look at each puzzle. */
function isPlainRequest({ json, stream, trace, nodes, timeout, stored, limit }: SolveOptions): boolean {
  return !json && !stream && trace === undefined && nodes === undefined && timeout === undefined && stored === undefined && limit <= 2;
}

function streamed(line: string, { json }: SolveOptions): string {
  return json ? `{"solution":${JSON.stringify(line)}}\n` : `${line}\n`;
}

function solutionLine(report: SolveReport, puzzle: Puzzle): string {
  const [first] = report.solutions;
  if (!first) return report.status === 'complete' ? '# none' : '# gave up';
  const remark = report.count > 1n ? ' # several' : report.status === 'budget' ? ' # gave up' : '';
  return formatLine(puzzle, first) + remark;
}

function countLine({ status, count }: SolveReport): string {
  return status === 'complete' ? String(count) : `>= ${count}${status === 'budget' ? ' # gave up' : ''}`;
}

function solutionReport(puzzle: Puzzle, report: SolveReport, io: Io): string {
  const [first] = report.solutions;
  return [first ? drawPuzzle(puzzle, io, first) : drawPuzzle(puzzle, io), summary(report)].join('\n\n');
}

/** One sentence on what was found and what it cost. */
function summary(report: SolveReport): string {
  const found = {
    complete:
      report.count === 0n ? 'No solution' : report.count === 1n ? 'One solution, and no other' : `${report.count} solutions, and no other`,
    limit: report.count === 1n ? 'One solution; there may be more' : `${report.count} solutions or more`,
    budget:
      report.count === 0n
        ? 'Gave up without a solution'
        : `Gave up after ${report.count} ${report.count === 1n ? 'solution' : 'solutions'}`,
  }[report.status];
  const notes = report.notes.length > 0 ? ` (${report.notes.join('; ')})` : '';
  return `${found}${notes}. ${report.counters.nodes} nodes, ${report.elapsedMs.toFixed(1)} ms, engine ${report.engine}.`;
}

function exitOf({ status, count }: SolveReport): ExitCode {
  if (status === 'budget') return EXIT.budget;
  return count === 0n ? EXIT.unsolvable : EXIT.ok;
}
