import { type Rating, rateAnswer, rateOnce } from '#answers';
import { clueCount, ok, type Puzzle } from '#core';
import { surveyClasses } from '#logic';
import { Desk } from '#techniques';
import { type Command, defineCommand, EXIT, type ExitCode } from './command.ts';
import { answering, eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { clockOf } from './logic.ts';
import { acceptedBy, readyEngine, type SolvingOptions, solvingOptions } from './solving.ts';

export const rate: Command = defineCommand<InputOptions & SolvingOptions>({
  name: 'rate',
  summary: 'Rate puzzles on the scale of Sudoku Explainer',
  arguments: INPUT_ARGUMENT,
  options: [...inputOptions, ...solvingOptions, { flags: '--json', summary: 'one JSON object per puzzle' }],
  examples: [
    ['ninefold rate puzzles.txt', 'ER/EP/ED, the hardest step, and how many steps'],
    ['ninefold rate cube.txt --kind solid:3 --json', 'a cube on the same scale, with the share of each technique'],
  ],
  notes:
    'ER is the hardest step, EP the hardest up to the first placement, ED the first step. For 9x9 grids the three numbers are those of Sudoku Explainer 1.2.1. Only puzzles of one solution are rated.',

  async run({ words, options }, io) {
    const ready = await readyEngine(options);
    const { engine } = ready;
    const desk = new Desk();
    return eachPuzzle(
      words,
      options,
      io,
      answering(({ puzzle }) => {
        const accepted = acceptedBy(ready, puzzle);
        if (!accepted.ok) return accepted;
        const clock = clockOf(options);
        const rating = rateOnce(puzzle, engine, { budget: clock.budget, desk, isCancelled: clock.isLate });
        io.print(`${options.json ? JSON.stringify(rateAnswer(puzzle, rating)) : asText(puzzle, rating)}\n`);
        return ok(exitOf(rating));
      }),
    );
  },
});

const UNRATED = {
  none: '# none: a puzzle without solution has no rating',
  several: '# several: only puzzles of one solution are rated',
  unknown: '# gave up before it knew the number of solutions',
} as const;
const UNRATED_EXIT = { none: EXIT.unsolvable, several: EXIT.ok, unknown: EXIT.budget } as const;

function exitOf(rating: Rating): ExitCode {
  return 'unrated' in rating ? UNRATED_EXIT[rating.unrated] : rating.end === 'solved' ? EXIT.ok : EXIT.budget;
}

function asText(puzzle: Puzzle, rating: Rating): string {
  if ('unrated' in rating) return UNRATED[rating.unrated];
  const { end, er, ep, ed, hardest, steps } = rating;
  const numbers = [er, ep, ed].map((number) => number.toFixed(1)).join('/');
  const { byClues } = surveyClasses(puzzle);
  const clues = `${clueCount(puzzle)} clues${byClues ? `, by their number ${byClues}` : ''}`;
  return `${numbers}  ${hardest}  (${steps} steps; ${clues}${end === 'solved' ? '' : `; ${end === 'budget' ? 'the time ran out' : 'not solved'}, at least this hard`})`;
}
