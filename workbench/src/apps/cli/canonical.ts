import { fail, makePuzzle, ok } from '#core';
import { formatLine } from '#formats';
import { loadMakerParts, onlySolution } from '#generator';
import { canonicalForm, classicBox } from '#symmetry';
import { type Command, defineCommand, EXIT } from './command.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { startProgress } from './progress.ts';

/** Work for the proof that a puzzle has one solution, in the prober's units. */
const EFFORT = 200;

export const canonical: Command = defineCommand<InputOptions>({
  name: 'canonical',
  summary: 'Bring classic puzzles into the form that they share with all their like, and say which are alike',
  arguments: INPUT_ARGUMENT,
  options: [...inputOptions, { flags: '--json', summary: 'one JSON object per puzzle' }],
  examples: [
    ['ninefold canonical puzzles.txt', 'one canonical puzzle a line; "# like 3" where puzzle 3 was the same up to symmetry'],
    ['ninefold canonical two.txt --json', 'with the canonical solution and its automorphisms'],
  ],
  notes:
    'Alike are puzzles that swapped rows, columns, bands and stacks, a transposition (square boxes) and other symbols turn into each other. A puzzle needs exactly one solution.',

  async run({ words, options }, io) {
    const parts = await loadMakerParts();
    const progress = startProgress(io, 'comparing', 'puzzles');
    const firstWith = new Map<string, number>();
    let number = 0;
    io.onInterrupt(() => `${number} puzzles compared`);
    const exit = await eachPuzzle(words, options, io, {
      work({ puzzle }) {
        const box = classicBox(puzzle.geometry);
        if (!box) return fail('{kind} is not a classic grid; canonical forms are made for those', { kind: puzzle.kind.spec });
        const solution = onlySolution(puzzle, parts, EFFORT);
        return solution.ok ? ok(canonicalForm(solution.value, puzzle.givens, box)) : solution;
      },
      show({ puzzle }, { givens, solution, automorphisms }) {
        progress.update(++number);
        const form = makePuzzle(puzzle.kind, givens);
        const line = formatLine(form);
        const key = `${puzzle.kind.spec} ${line}`;
        const like = firstWith.get(key);
        if (like === undefined) firstWith.set(key, number);
        io.print(
          options.json
            ? `${JSON.stringify({ kind: puzzle.kind.spec, puzzle: line, solution: formatLine(form, solution), automorphisms, like: like ?? null })}\n`
            : `${line}${like === undefined ? '' : ` # like ${like}`}\n`,
        );
        return EXIT.ok;
      },
    });
    progress.stop();
    return exit;
  },
});
