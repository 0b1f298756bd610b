import { ok, type Puzzle } from '#core';
import { either, flag, list, number, type OutOf, object, oneOf, text, whole } from '#schema';
import { orderFor, type StepWords } from '#techniques';
import { endedField, finishedField } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE, type NameStyle, reasoningFields } from '../fields.ts';
import { jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { type ExplainedStep, explainedStep, stepFields, stepJson, wordsIn } from '../step.ts';
import { onePuzzle } from '../subject.ts';
import { beginSearch } from '../tools.ts';
import { type FoundHint, hintFor } from './hint-for.ts';
import { type HintLines, linesOfMistakes, linesOfStep, linesWithoutStep, whereOf } from './words.ts';

/** What a player in progress is told, with its words. */
export type HintReport = { readonly lines: HintLines } & (
  | Exclude<FoundHint, { readonly status: 'step' }>
  | { readonly status: 'step'; readonly step: ExplainedStep }
);

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
  rules: evidence.rules,
  combinations: evidence.combinations,
  combinedCells: evidence.combinedCells,
  total: evidence.total,
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
      ...(allowed ? { techniques: orderFor(puzzle.geometry, 'hint').filter(({ id }) => allowed.includes(id)) } : {}),
    });
    if (found.status === 'mistake') return ok<HintReport>({ ...found, lines: linesOfMistakes(puzzle, found.mistakes) });
    if (found.status !== 'step') return ok<HintReport>({ ...found, lines: linesWithoutStep(found.status) });
    const step = explainedStep(puzzle, found.deduction);
    return ok<HintReport>({ status: 'step', step, lines: linesOfStep(puzzle, step) });
  },
  json: (puzzle, report, { level, names }) => {
    const words = wordsIn(puzzle, names);
    return { ...evidenceOf(puzzle, report, level, words), text: hintText(report, level, words) };
  },
  lines: (puzzle, report, { level, names }: { readonly level: number; readonly names: NameStyle }, { speaker }) =>
    hintText(report, level, wordsIn(puzzle, names, speaker)),
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
  const { technique, name, rating, cells, values, houses, rules } = whole;
  return {
    ...head,
    where: words.say(whereOf(puzzle, report.step)),
    ...(level >= 2 ? { technique, name, rating } : {}),
    ...(level === 3 ? { cells, values, houses, ...(rules ? { rules } : {}) } : {}),
    ...(level >= 4 ? whole : {}),
  };
}

/** A hint in words, up to a level. */
function hintText({ lines }: HintReport, level: number, words: StepWords): string {
  return lines.slice(0, level).flat().map(words.say).join('\n');
}
