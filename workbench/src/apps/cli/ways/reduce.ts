import { Budget, makePuzzle, ok } from '#core';
import type { ReduceReport } from '#operations';
import { CertifiedFolder, certifyOption } from '../certified-folder.ts';
import type { CommandSteps, Given, Way } from '../command-of.ts';

/** What is left, with its certificate where one is wanted. */
export const reduceWay: Way = {
  spaced: 'ruled',
  options: [certifyOption],
  notes: 'A line ends with "# not proved" where the proof for some clues ran out of effort.',
  examples: [
    ['ninefold reduce puzzles.txt', 'one minimal puzzle a line'],
    ['ninefold reduce cube.txt --kind solid:3 --seed 7 --json', 'which clues went, and which are undecided'],
    ['ninefold reduce puzzles.txt --certify proofs', 'and a proof that the solution is still the only one'],
  ],
  start: ({ run, options, tools }: Given): Partial<CommandSteps> => {
    if (options['certify'] === undefined) return {};
    const folder = new CertifiedFolder(String(options['certify']), tools.workshop);
    return {
      async run({ puzzle }, number) {
        const reduced = await run(puzzle, number);
        if (!reduced.ok) return reduced;
        const { kind, symbols, info } = puzzle;
        const left = makePuzzle(kind, (reduced.value as ReduceReport).givens, { symbols, info });
        const proved = await folder.add(number, left, new Budget({}));
        return proved.ok ? ok(reduced.value) : proved;
      },
      howFar() {
        folder.abandon();
        return '';
      },
    };
  },
};
