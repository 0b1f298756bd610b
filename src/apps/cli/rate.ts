import { clueCount, ok, type Puzzle } from '#core';
import { findSolution, type RatingReport, ratePuzzle, type Solvability, surveyClasses } from '#operations';
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
        let known: Solvability | undefined;
        const solvability = (): Solvability => {
          known ??= findSolution(puzzle, engine, clock.budget()).solvability;
          return known;
        };
        const report = ratePuzzle(puzzle, { unique: () => solvability() === 'one', desk, isCancelled: clock.isLate });
        // Logic that reached the end without arguing from uniqueness has proved it; where it did not, the engine is asked.
        if (report.end !== 'solved' && solvability() !== 'one') {
          const unrated = UNRATED[solvability() as Exclude<Solvability, 'one'>];
          io.print(`${options.json ? JSON.stringify({ ...unrated.json, ...about(puzzle) }) : unrated.text}\n`);
          return ok(unrated.exit);
        }
        io.print(`${options.json ? JSON.stringify(asJson(puzzle, report)) : asText(puzzle, report)}\n`);
        return ok(report.end === 'solved' ? EXIT.ok : EXIT.budget);
      }),
    );
  },
});

const NOTHING = { er: null, ep: null, ed: null, hardest: null, technique: null };
const UNRATED: Readonly<Record<Exclude<Solvability, 'one'>, { readonly text: string; readonly json: object; readonly exit: ExitCode }>> = {
  none: {
    text: '# none: a puzzle without solution has no rating',
    json: { status: 'complete', count: 0, ...NOTHING },
    exit: EXIT.unsolvable,
  },
  several: { text: '# several: only puzzles of one solution are rated', json: { status: 'limit', count: 2, ...NOTHING }, exit: EXIT.ok },
  unknown: { text: '# gave up before it knew the number of solutions', json: { status: 'budget', ...NOTHING }, exit: EXIT.budget },
};

function about(puzzle: Puzzle): Record<string, unknown> {
  const { byClues, byLines } = surveyClasses(puzzle);
  return {
    kind: puzzle.kind.spec,
    clues: clueCount(puzzle),
    blanks: puzzle.geometry.cellCount - clueCount(puzzle),
    class: { byClues: byClues ?? null, byLines: byLines ?? null },
  };
}

function asJson(puzzle: Puzzle, { end, er, ep, ed, hardest, technique, steps, shares }: RatingReport): Record<string, unknown> {
  const status = end === 'solved' ? 'complete' : 'budget';
  return { status, er, ep, ed, hardest, technique, steps, shares, solved: end === 'solved', ...about(puzzle) };
}

function asText(puzzle: Puzzle, { end, er, ep, ed, hardest, steps }: RatingReport): string {
  const rating = [er, ep, ed].map((number) => number.toFixed(1)).join('/');
  const { byClues } = surveyClasses(puzzle);
  const clues = `${clueCount(puzzle)} clues${byClues ? `, by their number ${byClues}` : ''}`;
  return `${rating}  ${hardest}  (${steps} steps; ${clues}${end === 'solved' ? '' : `; ${end === 'budget' ? 'the time ran out' : 'not solved'}, at least this hard`})`;
}
