import { ok, type Puzzle } from '#core';
import { type HintReport, hintFor, type Mistake } from '#operations';
import { type Deduction, Desk, type Words } from '#techniques';
import { type Command, defineCommand, EXIT, type ExitCode } from './command.ts';
import { answering, eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import {
  jsonDeduction,
  type LogicOptions,
  labelOf,
  type NamesOption,
  namesOption,
  sentenceOf,
  techniquesOption,
  wordsIn,
} from './logic.ts';
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
        const names = wordsIn(puzzle, options);
        const text = inWords(report, level, names);
        io.print(options.json ? `${JSON.stringify({ ...asJson(puzzle, report, level, names), text })}\n` : `${text}\n`);
        return ok(exitOf(report));
      }),
    );
  },
});

function exitOf({ status }: HintReport): ExitCode {
  return status === 'unsolvable' ? EXIT.unsolvable : status === 'unknown' || status === 'late' ? EXIT.budget : EXIT.ok;
}

const NO_STEP = {
  unsolvable: 'The puzzle has no solution.',
  several: 'The puzzle has several solutions, so no step is forced in the end; add a clue first.',
  unknown: 'The search for the solution ran out of its budget, so mistakes cannot be told from moves.',
  solved: 'Every cell is filled, and all is right.',
  late: 'The time ran out before a step was found.',
  stuck: 'None of the allowed techniques finds a step here.',
} as const;

function inWords(report: HintReport, level: number, words: Words): string {
  if (report.status === 'mistake') return mistakesInWords(report.mistakes, level, words);
  if (report.status !== 'step') return NO_STEP[report.status];
  const { deduction } = report;
  const lines = [`Look at ${whereOf(deduction, words)}.`, `The technique: ${labelOf(deduction)}.`];
  lines.push(`It is in ${words.cells(deduction.cells)}${deduction.values.length > 0 ? `, with ${words.values(deduction.values)}` : ''}.`);
  lines.push(sentenceOf(deduction, words));
  return lines.slice(0, level).join('\n');
}

/** A place to look without the cells: a house, else a value, else the neighbourhood of a cell. */
function whereOf({ houses, values, cells }: Deduction, words: Words): string {
  if (houses.length > 0) return words.house(houses[0]!);
  return values.length > 0 ? `the places of ${words.value(values[0]!)}` : `the neighbourhood of ${words.cell(cells[0]!)}`;
}

function mistakesInWords(mistakes: readonly Mistake[], level: number, words: Words): string {
  const [first] = mistakes;
  const isEntry = first!.entry !== undefined;
  const count = mistakes.length === 1 ? 'There is a mistake' : `There are ${mistakes.length} mistakes`;
  if (level === 1) return `${count} on the board.`;
  if (level === 2) return `${count}: ${isEntry ? 'a wrong value' : 'notes that lack the value of their cell'}.`;
  const each = mistakes.map(({ cell, entry }) =>
    entry === undefined ? `the notes of ${words.cell(cell)} lack its value` : `${words.cell(cell)} is not ${words.value(entry)}`,
  );
  return `${count}: ${words.list(each)}.`;
}

function asJson(puzzle: Puzzle, report: HintReport, level: number, words: Words): Record<string, unknown> {
  const isAnswered = report.status !== 'unknown' && report.status !== 'late';
  const head = { status: isAnswered ? 'complete' : 'budget', hint: report.status, level };
  if (report.status === 'mistake') {
    const named = report.mistakes.map(({ cell, entry }) => ({
      cell: words.cell(cell),
      ...(entry === undefined ? { notes: true } : { entry: words.value(entry) }),
    }));
    return { ...head, count: named.length, ...(level >= 3 ? { mistakes: named } : {}) };
  }
  if (report.status !== 'step') return head;
  const { text: _, ...evidence } = jsonDeduction(puzzle, report.deduction, words);
  const { technique, name, rating, cells, values, houses } = evidence;
  return {
    ...head,
    where: whereOf(report.deduction, words),
    ...(level >= 2 ? { technique, name, rating } : {}),
    ...(level === 3 ? { cells, values, houses } : {}),
    ...(level >= 4 ? evidence : {}),
  };
}
