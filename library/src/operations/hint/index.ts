import { ok, type Puzzle, said } from '#core';
import { either, flag, list, number, type OutOf, object, oneOf, text, whole } from '#schema';
import { hintOrder, type StepWords } from '#techniques';
import { endedField, finishedField } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE, type NameStyle, reasoningFields } from '../fields.ts';
import { jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { type ExplainedStep, explainedStep, stepFields, stepJson, wordsIn } from '../step.ts';
import { onePuzzle } from '../subject.ts';
import { beginSearch } from '../tools.ts';
import { type FoundHint, hintFor, type Mistake } from './hint-for.ts';

/** What a player in progress is told, with its words. */
export type HintReport = Exclude<FoundHint, { readonly status: 'step' }> | { readonly status: 'step'; readonly step: ExplainedStep };

const { text: _, ...evidence } = stepFields;
const answer = object({
  status: finishedField,
  hint: oneOf(['unsolvable', 'several', 'unknown', 'solved', 'late', 'stuck', 'mistake', 'step']).describe('What there is to say.'),
  level: number(),
  where: text().optional().describe('Where to look.'),
  technique: evidence.technique.optional(),
  name: evidence.name.optional(),
  rating: evidence.rating.optional(),
  place: evidence.place.optional(),
  remove: evidence.remove.optional(),
  cells: evidence.cells.optional(),
  values: evidence.values.optional(),
  houses: evidence.houses.optional(),
  candidates: evidence.candidates.optional(),
  chains: evidence.chains,
  count: number().optional().describe('How many mistakes there are.'),
  mistakes: list(either(object({ cell: text(), entry: text() }), object({ cell: text(), notes: flag() }))).optional(),
  ended: endedField,
  text: text().describe('The same in words.'),
});

export const hint = defineOperation({
  id: 'hint',
  summary: 'Say what to look at next in a puzzle in progress',
  subject: onePuzzle,
  fields: { ...reasoningFields, level: whole(1, 4).default(1).describe('1 where to look, 2 which technique, 3 which cells, 4 the move.') },
  answer,
  example: { puzzle: EXAMPLE_PUZZLE, level: 4 },
  run(puzzle, fields, tools) {
    const search = beginSearch(puzzle, fields, tools);
    if (!search.ok) return search;
    const { engine, budget } = search.value;
    const allowed = fields.techniques;
    const found = hintFor(puzzle, engine, {
      budget: budget(),
      desk: tools.workshop.desk,
      ...(allowed ? { techniques: hintOrder.filter(({ id }) => allowed.includes(id)) } : {}),
    });
    if (found.status !== 'step') return ok<HintReport>(found);
    return ok<HintReport>({ status: 'step', step: explainedStep(puzzle, found.deduction) });
  },
  json: (puzzle, report, { level, names }) => {
    const words = wordsIn(puzzle, names);
    return { ...evidenceOf(puzzle, report, level, words), text: hintText(report, level, words) };
  },
  lines: (puzzle, report, { level, names }: { readonly level: number; readonly names: NameStyle }) =>
    hintText(report, level, wordsIn(puzzle, names)),
  verdict: ({ status }) => (status === 'unsolvable' ? 'unsolvable' : status === 'unknown' || status === 'late' ? 'budget' : 'answered'),
  ended: (report) => ('end' in report ? report.end : undefined),
});

/** No more than its level gives away. */
function evidenceOf(puzzle: Puzzle, report: HintReport, level: number, words: StepWords): Omit<OutOf<typeof answer>, 'text'> {
  const status = report.status === 'unknown' || report.status === 'late' ? 'budget' : 'complete';
  const head = { status, hint: report.status, level } as const;
  if (report.status === 'mistake') {
    const named = report.mistakes.map(({ cell, entry }) =>
      entry === undefined ? { cell: words.cell(cell), notes: true } : { cell: words.cell(cell), entry: words.value(entry) },
    );
    return { ...head, count: named.length, ...(level >= 3 ? { mistakes: named } : {}) };
  }
  if (report.status !== 'step') return { ...head, ...jsonEnd('end' in report ? report.end : undefined) };
  const { text: _, ...whole } = stepJson(puzzle, report.step, words);
  const { technique, name, rating, cells, values, houses } = whole;
  return {
    ...head,
    where: whereOf(report.step, words),
    ...(level >= 2 ? { technique, name, rating } : {}),
    ...(level === 3 ? { cells, values, houses } : {}),
    ...(level >= 4 ? whole : {}),
  };
}

const NO_STEP = {
  unsolvable: 'The puzzle has no solution.',
  several: 'The puzzle has several solutions, so no step is forced in the end; add a clue first.',
  unknown: 'The search for the solution ran out of its budget, so mistakes cannot be detected.',
  solved: 'Every cell is filled, and everything is correct.',
  late: 'The time ran out before a step was found.',
  stuck: 'None of the allowed techniques finds a step here.',
} as const;

/** A hint in words, a line for each level. */
function hintText(report: HintReport, level: number, words: StepWords): string {
  if (report.status === 'mistake') return mistakesInWords(report.mistakes, level, words);
  if (report.status !== 'step') return NO_STEP[report.status];
  const { step } = report;
  const lines = [`Look at ${whereOf(step, words)}.`, `The technique: ${words.say(step.label)}.`];
  lines.push(`It is in ${words.cells(step.cells)}${step.values.length > 0 ? `, with ${words.values(step.values)}` : ''}.`);
  lines.push(words.say(step.why));
  return lines.slice(0, level).join('\n');
}

/** A place to look without the cells: a house, else a value, else the neighbourhood of a cell. */
function whereOf({ houses, values, cells }: ExplainedStep, words: StepWords): string {
  if (houses.length > 0) return words.say(said('{house}', { house: words.names.house(houses[0]!) }));
  return values.length > 0 ? `the places of ${words.value(values[0]!)}` : `the neighbourhood of ${words.cell(cells[0]!)}`;
}

function mistakesInWords(mistakes: readonly Mistake[], level: number, words: StepWords): string {
  const [first] = mistakes;
  const isEntry = first!.entry !== undefined;
  const count = mistakes.length === 1 ? 'There is a mistake' : `There are ${mistakes.length} mistakes`;
  if (level === 1) return `${count} in the grid.`;
  if (level === 2) return `${count}: ${isEntry ? 'a wrong value' : 'marks that lack the correct value'}.`;
  const each = mistakes.map(({ cell, entry }) =>
    entry === undefined
      ? `the correct value is missing from the marks in ${words.cell(cell)}`
      : `${words.cell(cell)} is not ${words.value(entry)}`,
  );
  return `${count}: ${words.list(each)}.`;
}
