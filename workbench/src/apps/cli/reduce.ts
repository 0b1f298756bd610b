import { cellName, makePuzzle, ok } from '#core';
import { formatLine } from '#formats';
import { clueSymmetries } from '#generator';
import { packPuzzle, SearchPool } from '#parallel';
import { type Command, defineCommand, EXIT } from './command.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { oneOf, wholeNumber } from './parse-options.ts';
import { startProgress } from './progress.ts';
import { type ThreadsOption, threadsOption } from './solving.ts';

interface ReduceOptions extends InputOptions, ThreadsOption {
  readonly symmetry: string;
  readonly effort: number;
  readonly seed?: number;
}

const symmetryIds = clueSymmetries.map(({ id }) => id);

export const reduce: Command = defineCommand<ReduceOptions>({
  name: 'reduce',
  summary: 'Make puzzles minimal: take clues out as long as the solution stays the only one',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    {
      flags: '--symmetry <NAME>',
      summary: `clues that go together: ${symmetryIds.join(', ')}`,
      default: 'none',
      parse: oneOf('--symmetry', symmetryIds),
      choices: () => symmetryIds,
    },
    { flags: '--seed <N>', summary: 'try the clues in a random order; without, from first to last', parse: wholeNumber('--seed', 0) },
    {
      flags: '--effort <N>',
      summary: 'work for the proof that a clue is needed, about milliseconds but counted',
      default: 200,
      parse: wholeNumber('--effort'),
    },
    threadsOption,
    { flags: '--json', summary: 'one JSON object per puzzle' },
  ],
  examples: [
    ['ninefold reduce puzzles.txt', 'one minimal puzzle a line'],
    ['ninefold reduce cube.txt --kind solid:3 --seed 7 --json', 'which clues went, and which are undecided'],
  ],
  notes: 'A line ends with "# not proved" where the proof for some clues ran out of effort.',

  async run({ words, options }, io) {
    const pool = new SearchPool(options.threads);
    const progress = startProgress(io, 'reducing', 'puzzles');
    let done = 0;
    io.onInterrupt(() => `${done} ${done === 1 ? 'puzzle' : 'puzzles'} reduced`);
    const exit = await eachPuzzle(words, options, io, {
      ahead: 2 * options.threads,
      async work({ puzzle }) {
        const { symmetry, effort, seed } = options;
        const reduced = await pool.run('reduce', { puzzle: packPuzzle(puzzle), symmetry, effort, ...(seed === undefined ? {} : { seed }) });
        return reduced.ok ? ok(reduced.value) : reduced;
      },
      show({ puzzle }, { givens, removed, clues, minimal, undecided }) {
        progress.update(++done);
        const { symbols, info } = puzzle;
        const line = formatLine(makePuzzle(puzzle.kind, givens, { symbols, info }));
        const names = (cells: readonly number[]): string[] => cells.map((cell) => cellName(puzzle.geometry, cell));
        io.print(
          options.json
            ? `${JSON.stringify({ kind: puzzle.kind.spec, puzzle: line, clues, removed: names(removed), minimal, undecided: names(undecided) })}\n`
            : `${line}${minimal === 'unknown' ? ' # not proved' : ''}\n`,
        );
        return minimal === 'unknown' ? EXIT.budget : EXIT.ok;
      },
    });
    progress.stop();
    await pool.close();
    return exit;
  },
});
