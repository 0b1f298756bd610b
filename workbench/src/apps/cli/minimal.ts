import { cellName } from '#core';
import { packPuzzle, SearchPool } from '#parallel';
import { type Command, defineCommand, EXIT } from './command.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { seconds, wholeNumber } from './parse-options.ts';
import { startProgress } from './progress.ts';
import { type ThreadsOption, threadsOption } from './solving.ts';

interface MinimalOptions extends InputOptions, ThreadsOption {
  readonly nodes?: number;
  readonly timeout?: number;
}

export const minimal: Command = defineCommand<MinimalOptions>({
  name: 'minimal',
  summary: 'Test whether every clue is needed, and name those that are not',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    { flags: '--nodes <N>', summary: 'search nodes for each clue', parse: wholeNumber('--nodes') },
    { flags: '--timeout <SECONDS>', summary: 'stop a puzzle after so many seconds', parse: seconds },
    threadsOption,
    { flags: '--json', summary: 'one JSON object per puzzle' },
  ],
  examples: [
    ['ninefold minimal puzzles.txt', 'one line a puzzle: minimal, or the clues that can go'],
    ['ninefold minimal cube.txt --kind solid:3 --timeout 60', 'undecided clues are named where the time runs out'],
  ],

  async run({ words, options }, io) {
    const pool = new SearchPool(options.threads);
    const progress = startProgress(io, 'testing', 'puzzles');
    let done = 0;
    io.onInterrupt(() => `${done} ${done === 1 ? 'puzzle' : 'puzzles'} tested`);
    const limits = {
      ...(options.nodes === undefined ? {} : { nodesPerClue: options.nodes }),
      ...(options.timeout === undefined ? {} : { timeMs: 1000 * options.timeout }),
    };
    const exit = await eachPuzzle(words, options, io, {
      ahead: 2 * options.threads,
      work: ({ puzzle }) => pool.run('testClues', { puzzle: packPuzzle(puzzle), limits }),
      show({ puzzle }, report) {
        progress.update(++done);
        const names = (cells: readonly number[]): string[] => cells.map((cell) => cellName(puzzle.geometry, cell));
        const [redundant, undecided] = [names(report.redundant), names(report.undecided)];
        const line =
          report.minimal === true
            ? 'minimal'
            : report.minimal === false
              ? `not minimal: ${redundant.join(', ')} can go, one at a time`
              : `not known: ${undecided.join(', ')} undecided`;
        io.print(`${options.json ? JSON.stringify({ kind: puzzle.kind.spec, minimal: report.minimal, redundant, undecided }) : line}\n`);
        return report.undecided.length > 0 && report.minimal !== false ? EXIT.budget : EXIT.ok;
      },
    });
    progress.stop();
    await pool.close();
    return exit;
  },
});
