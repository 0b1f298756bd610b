import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainAnswer, labelOf, sentenceOf, wordsIn } from '#answers';
import { fail, ok, type Puzzle } from '#core';
import { drawStep } from '#drawing';
import { explainPuzzle } from '#logic';
import { findSolution, type Solvability } from '#operations';
import { applyDeduction, type Deduction, Desk, ratingOrder, type Words } from '#techniques';
import { type Command, defineCommand, EXIT } from './command.ts';
import { answering, eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { clockOf, type LogicOptions, type NamesOption, namesOption, techniquesOption } from './logic.ts';
import { oneOf } from './parse-options.ts';
import { acceptedBy, readyEngine, type SolvingOptions, solvingOptions } from './solving.ts';

interface ExplainOptions extends InputOptions, SolvingOptions, LogicOptions, NamesOption {
  readonly svg?: string;
  readonly order: string;
}

const ORDERS = ['hint', 'rating'];

export const explain: Command = defineCommand<ExplainOptions>({
  name: 'explain',
  summary: 'Solve by logic, step by step, each step with its reason',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    ...solvingOptions,
    techniquesOption,
    namesOption,
    {
      flags: '--order <ORDER>',
      summary: 'look as a person would (hint) or as ratings do (rating)',
      default: 'hint',
      parse: oneOf('--order', ORDERS),
      choices: () => ORDERS,
    },
    { flags: '--svg <DIR>', summary: 'draw every step into this folder' },
    { flags: '--json', summary: 'one JSON object per puzzle, with the evidence of every step' },
  ],
  examples: [
    ['ninefold explain puzzle.txt', 'numbered steps in plain words'],
    ['ninefold explain cube.txt --kind solid:3 --json', 'cells, candidates and chains of every step'],
    ['ninefold explain puzzle.txt --svg steps', 'steps/step-001.svg and so on: rings for the pattern, crosses for what falls'],
  ],

  async run({ words, options }, io) {
    const ready = await readyEngine(options);
    const { engine } = ready;
    const desk = new Desk();
    let drawn = 0;
    return eachPuzzle(
      words,
      options,
      io,
      answering(({ puzzle, where, isOnly }) => {
        const accepted = acceptedBy(ready, puzzle);
        if (!accepted.ok) return accepted;
        const clock = clockOf(options);
        let known: Solvability | undefined;
        const ask = (): Solvability => {
          known ??= findSolution(puzzle, engine, clock.budget()).solvability;
          return known;
        };
        const { end, steps } = explainPuzzle(puzzle, {
          unique: () => ask() === 'one',
          desk,
          isCancelled: clock.isLate,
          ...(options.techniques ? { techniques: options.techniques } : options.order === 'rating' ? { techniques: ratingOrder } : {}),
        });
        // Steps that hold for every solution and fill the board have proved that there is one.
        const solvability = end === 'solved' ? 'one' : end === 'contradiction' ? 'none' : ask();
        const names = wordsIn(puzzle, options.names);
        if (options.json) io.print(`${JSON.stringify(explainAnswer(puzzle, { end, steps }, solvability, names))}\n`);
        else {
          if (!isOnly) io.print(`${where}\n`);
          for (const [i, step] of steps.entries())
            io.print(`${String(i + 1).padStart(4)}. ${io.colours.bold(labelOf(step))}: ${sentenceOf(step, names)}\n`);
          io.print(`${ENDS[end]}\n`);
        }
        if (options.svg !== undefined) {
          const folder = isOnly ? options.svg : join(options.svg, `puzzle-${String(++drawn).padStart(3, '0')}`);
          const complaint = drawSteps(puzzle, steps, desk, folder, names);
          if (complaint) return fail`${complaint}`;
        }
        return ok(end === 'solved' ? EXIT.ok : solvability === 'none' ? EXIT.unsolvable : EXIT.budget);
      }),
    );
  },
});

const ENDS = {
  solved: 'Solved.',
  stuck: 'No technique leads further.',
  budget: 'The time ran out before the next step was found.',
  contradiction: 'A cell or a value has no place left: the puzzle has no solution.',
} as const;

/** Writes a picture of every step; returns what went wrong in words. */
function drawSteps(puzzle: Puzzle, steps: readonly Deduction[], desk: Desk, folder: string, names: Words): string | undefined {
  const board = desk.lay(puzzle, false);
  try {
    mkdirSync(folder, { recursive: true });
    steps.forEach((step, i) => {
      const picture = drawStep(puzzle, {
        title: `${i + 1}. ${labelOf(step)}`,
        text: sentenceOf(step, names),
        values: Uint8Array.from(board.values),
        candidatesOf: (cell) => board.candidatesOf(cell),
        step,
      });
      writeFileSync(join(folder, `step-${String(i + 1).padStart(3, '0')}.svg`), picture);
      applyDeduction(board, step);
    });
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return `cannot write into the folder ${folder}: ${code === 'EEXIST' || code === 'ENOTDIR' ? 'it is a file' : code === 'EACCES' ? 'there is no permission' : code}`;
  }
}
