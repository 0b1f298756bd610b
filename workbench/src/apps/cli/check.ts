import { checkAnswer } from '#answers';
import { cellName, describeClash, ok, type Puzzle } from '#core';
import type { CheckReport } from '#operations';
import { Solver } from '#parallel';
import { type Command, defineCommand, EXIT } from './command.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { startProgress } from './progress.ts';
import { acceptedBy, budgetOf, readyEngine, type SolvingOptions, solvingOptions, type ThreadsOption, threadsOption } from './solving.ts';

type CheckOptions = InputOptions & SolvingOptions & ThreadsOption;

/** Seconds for the search whether each clue is needed, where no --timeout says otherwise. */
const MINIMALITY_SECONDS = 10;

export const check: Command = defineCommand<CheckOptions>({
  name: 'check',
  summary: 'Say whether a puzzle is valid, unique and minimal, and which names and classes it has',
  arguments: INPUT_ARGUMENT,
  options: [...inputOptions, ...solvingOptions, threadsOption, { flags: '--json', summary: 'one JSON object per puzzle' }],
  examples: [
    ['ninefold check puzzle.txt', 'clues, clashes, number of solutions, minimal or which clues can go'],
    ['ninefold check --puzzle 11.............. --json', 'a clash, with its cells and its group'],
  ],
  notes: `Minimal means that no clue can go; this is one search for each clue and stops after ${MINIMALITY_SECONDS} seconds, or after --timeout.`,

  async run({ words, options }, io) {
    const ready = await readyEngine(options);
    const { engine, settings } = ready;
    const checker = new Solver(engine, settings, options.threads);
    const asked = { budget: budgetOf(options), minimalityMs: 1000 * (options.timeout ?? MINIMALITY_SECONDS) };
    const progress = startProgress(io, 'checking', 'puzzles');
    let answered = 0;
    io.onInterrupt(() => `${answered} ${answered === 1 ? 'puzzle' : 'puzzles'} checked`);
    const exit = await eachPuzzle(words, options, io, {
      ahead: 2 * options.threads,
      work({ puzzle }) {
        const accepted = acceptedBy(ready, puzzle);
        if (!accepted.ok) return accepted;
        const report = checker.check(puzzle, asked);
        return report instanceof Promise ? report.then(ok) : ok(report);
      },
      show({ puzzle, where }, report) {
        progress.update(++answered);
        io.print(options.json ? `${JSON.stringify(checkAnswer(puzzle, report))}\n` : `${asText(where, puzzle, report)}\n`);
        return report.solvability === 'unknown' ? EXIT.budget : report.solvability === 'none' ? EXIT.unsolvable : EXIT.ok;
      },
    });
    progress.stop();
    await checker.close();
    return exit;
  },
});

function asText(where: string, puzzle: Puzzle, report: CheckReport): string {
  const { geometry } = puzzle;
  const { minimality, survey } = report;
  const listed = (cells: readonly number[]): string =>
    cells
      .slice(0, 12)
      .map((cell) => cellName(geometry, cell))
      .join(', ') + (cells.length > 12 ? `, and ${cells.length - 12} more` : '');
  const solutions = { none: 'none', one: 'exactly one', several: 'several', unknown: 'not known, the budget ended first' }[
    report.solvability
  ];
  const minimal =
    minimality === undefined
      ? undefined
      : minimality.minimal === true
        ? 'yes, every clue is needed'
        : minimality.minimal === false
          ? `no, ${minimality.redundant.length} of the clues can go, one at a time: ${listed(minimality.redundant)}`
          : `not known, ${minimality.undecided.length} clues are undecided: ${listed(minimality.undecided)}`;
  const classes =
    survey.byLines &&
    `${survey.byClues ?? 'none'} by clues, ${survey.byLines} by the fewest clues in a row or column (${survey.fewestInALine})`;
  const satisfactory =
    report.solvability !== 'one'
      ? undefined
      : report.satisfactory === undefined
        ? 'not known whether it needs trial and error, the time ended first'
        : report.satisfactory
          ? 'satisfactory, solved without trial and error'
          : 'not satisfactory, it needs trial and error';
  const rows: [string, string | undefined][] = [
    ['kind', `${puzzle.kind.spec} (${puzzle.kind.title})`],
    ['clues', `${report.clues} of ${geometry.cellCount} cells`],
    ...report.clashes.slice(0, 12).map((clash): [string, string] => ['clash', describeClash(puzzle, clash)]),
    ['clash', report.clashes.length > 12 ? `and ${report.clashes.length - 12} more` : undefined],
    ['solutions', solutions],
    ['minimal', minimal],
    ['logic', satisfactory],
    ['class', classes],
    ['names', report.names.join(', ')],
  ];
  return [`${where}: valid text`, ...rows.filter(([, text]) => text).map(([label, text]) => `  ${label.padEnd(10)} ${text}`)].join('\n');
}
