import { hintAnswer, hintText, wordsIn } from '#answers';
import { ok } from '#core';
import { type HintReport, hintFor } from '#operations';
import { Desk } from '#techniques';
import { type Command, defineCommand, EXIT, type ExitCode } from './command.ts';
import { answering, eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { type LogicOptions, type NamesOption, namesOption, techniquesOption } from './logic.ts';
import { oneOf } from './parse-options.ts';
import { acceptedBy, budgetOf, readyEngine, type SolvingOptions, solvingOptions } from './solving.ts';

interface HintOptions extends InputOptions, SolvingOptions, LogicOptions, NamesOption {
  readonly level: string;
}

const LEVELS = ['1', '2', '3', '4'];

export const hint: Command = defineCommand<HintOptions>({
  name: 'hint',
  summary: 'Say what to look at next in a puzzle in progress',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    ...solvingOptions,
    techniquesOption,
    namesOption,
    {
      flags: '--level <1..4>',
      summary: '1 where to look, 2 which technique, 3 which cells, 4 the move',
      default: '1',
      parse: oneOf('--level', LEVELS),
      choices: () => LEVELS,
    },
    { flags: '--json', summary: 'one JSON object per puzzle' },
  ],
  examples: [
    ['ninefold hint puzzle.txt', 'a first nudge: where to look'],
    ['ninefold hint saved.json --level 4', 'the next move with its reason, from your own entries and notes'],
  ],
  notes: 'Mistakes come first: an entry that the solution does not have, or notes of a cell without its value.',

  async run({ words, options }, io) {
    const ready = await readyEngine(options);
    const { engine } = ready;
    const desk = new Desk();
    const level = Number(options.level);
    return eachPuzzle(
      words,
      options,
      io,
      answering(({ puzzle }) => {
        const accepted = acceptedBy(ready, puzzle);
        if (!accepted.ok) return accepted;
        const report = hintFor(puzzle, engine, {
          budget: budgetOf(options),
          desk,
          ...(options.techniques ? { techniques: options.techniques } : {}),
        });
        const names = wordsIn(puzzle, options.names);
        io.print(`${options.json ? JSON.stringify(hintAnswer(puzzle, report, level, names)) : hintText(report, level, names)}\n`);
        return ok(exitOf(report));
      }),
    );
  },
});

function exitOf({ status }: HintReport): ExitCode {
  return status === 'unsolvable' ? EXIT.unsolvable : status === 'unknown' || status === 'late' ? EXIT.budget : EXIT.ok;
}
