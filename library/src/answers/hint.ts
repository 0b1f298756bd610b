import type { Puzzle } from '#core';
import type { HintReport, Mistake } from '#operations';
import type { Deduction, StepWords } from '#techniques';
import { deductionAnswer, labelOf, sentenceOf } from './deduction.ts';

/** A hint as JSON: no more than its level (1 to 4) gives away, and the same in words. */
export function hintAnswer(puzzle: Puzzle, report: HintReport, level: number, words: StepWords): Record<string, unknown> {
  return { ...evidenceOf(puzzle, report, level, words), text: hintText(report, level, words) };
}

function evidenceOf(puzzle: Puzzle, report: HintReport, level: number, words: StepWords): Record<string, unknown> {
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
  const { text: _, ...evidence } = deductionAnswer(puzzle, report.deduction, words);
  const { technique, name, rating, cells, values, houses } = evidence;
  return {
    ...head,
    where: whereOf(report.deduction, words),
    ...(level >= 2 ? { technique, name, rating } : {}),
    ...(level === 3 ? { cells, values, houses } : {}),
    ...(level >= 4 ? evidence : {}),
  };
}

const NO_STEP = {
  unsolvable: 'The puzzle has no solution.',
  several: 'The puzzle has several solutions, so no step is forced in the end; add a clue first.',
  unknown: 'The search for the solution ran out of its budget, so mistakes cannot be told from moves.',
  solved: 'Every cell is filled, and all is right.',
  late: 'The time ran out before a step was found.',
  stuck: 'None of the allowed techniques finds a step here.',
} as const;

/** A hint in words, a line for each level. */
export function hintText(report: HintReport, level: number, words: StepWords): string {
  if (report.status === 'mistake') return mistakesInWords(report.mistakes, level, words);
  if (report.status !== 'step') return NO_STEP[report.status];
  const { deduction } = report;
  const lines = [`Look at ${whereOf(deduction, words)}.`, `The technique: ${labelOf(deduction)}.`];
  lines.push(`It is in ${words.cells(deduction.cells)}${deduction.values.length > 0 ? `, with ${words.values(deduction.values)}` : ''}.`);
  lines.push(sentenceOf(deduction, words));
  return lines.slice(0, level).join('\n');
}

/** A place to look without the cells: a house, else a value, else the neighbourhood of a cell. */
function whereOf({ houses, values, cells }: Deduction, words: StepWords): string {
  if (houses.length > 0) return words.house(houses[0]!);
  return values.length > 0 ? `the places of ${words.value(values[0]!)}` : `the neighbourhood of ${words.cell(cells[0]!)}`;
}

function mistakesInWords(mistakes: readonly Mistake[], level: number, words: StepWords): string {
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
