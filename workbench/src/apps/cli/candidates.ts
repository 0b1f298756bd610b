import { candidatesAnswer } from '#answers';
import { type Candidates, ok, openCandidates, type Puzzle } from '#core';
import { drawGeometry } from '#drawing';
import { type TrueCandidates, trueCandidates } from '#operations';
import { type Command, defineCommand, EXIT } from './command.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import type { Io } from './io.ts';
import { acceptedBy, budgetOf, readyEngine, type SolvingOptions, solvingOptions } from './solving.ts';

interface CandidatesOptions extends InputOptions, SolvingOptions {
  readonly true?: boolean;
}

export const candidates: Command = defineCommand<CandidatesOptions>({
  name: 'candidates',
  summary: 'Show what each cell may hold: what no given forbids, or with --true what it holds in some solution',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    { flags: '--true', summary: 'only the candidates that occur in some solution' },
    ...solvingOptions,
    { flags: '--json', summary: 'one JSON object per puzzle: the candidates by place' },
  ],
  examples: [
    ['ninefold candidates puzzle.txt', 'every cell with the values that no given forbids'],
    ['ninefold candidates puzzle.txt --true', 'where several solutions differ'],
  ],

  async run({ words, options }, io) {
    const ready = await readyEngine(options);
    const { engine } = ready;
    return eachPuzzle(words, options, io, {
      work({ puzzle }) {
        if (!options.true)
          return ok<Pick<TrueCandidates, 'candidates' | 'status'>>({ candidates: openCandidates(puzzle), status: 'complete' });
        const accepted = acceptedBy(ready, puzzle);
        return accepted.ok ? ok(trueCandidates(puzzle, engine, budgetOf(options))) : accepted;
      },
      show({ puzzle, where }, { candidates, status }) {
        io.print(`${options.json ? JSON.stringify(candidatesAnswer(puzzle, candidates, status)) : asDrawing(puzzle, candidates, io)}\n`);
        if (status === 'budget')
          io.warn(`ninefold: ${where}: the budget ended before every candidate was decided; those shown are certain`);
        const isPossible = puzzle.givens.every((_, cell) => candidates.count(cell) > 0);
        return status === 'budget' ? EXIT.budget : isPossible ? EXIT.ok : EXIT.unsolvable;
      },
    });
  },
});

function textsOf({ geometry, symbols }: Puzzle, candidates: Candidates): string[][] {
  return geometry.places.map(({ cell }) => candidates.values(cell).map((value) => symbols.all[value - 1]!));
}

function asDrawing(puzzle: Puzzle, candidates: Candidates, io: Io): string {
  const inks = textsOf(puzzle, candidates).map((all) => all.join(puzzle.symbols.separated ? ',' : '') || '!');
  const cellWidth = Math.max(...inks.map(({ length }) => length));
  return drawGeometry(puzzle.geometry, {
    columns: io.columns,
    cellWidth,
    inkOf: (place) => ({ text: inks[place]!, width: inks[place]!.length }),
  });
}
