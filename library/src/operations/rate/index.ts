import { type BudgetEnd, clueCount, LEVELS, levelOf, ok, type Puzzle, SCALES, scaleOf } from '#core';
import { type RatingReport, ratePuzzle, SURVEY_CLASSES, surveyClasses } from '#logic';
import { flag, number, type OutOf, object, oneOf, record, text } from '#schema';
import { countField, endedField, kindField, orNull, statusField } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE, searchFields } from '../fields.ts';
import { jsonEnd } from '../json.ts';
import { defineOperation, type Verdict } from '../operation.ts';
import { askFirst, type Solvability } from '../solve/solvability.ts';
import { onePuzzle } from '../subject.ts';
import { beginSearch } from '../tools.ts';

/** A rating, or why there is none: only puzzles of one solution are rated. */
export type RateReport =
  | ({ readonly solvability: 'one' } & RatingReport)
  | { readonly solvability: Exclude<Solvability, 'one'>; readonly ended?: BudgetEnd };

const surveyClass = orNull(oneOf(SURVEY_CLASSES));
const answer = object({
  status: statusField,
  count: countField.optional().describe('0 or 2 where the puzzle has not exactly one solution.'),
  scale: oneOf(SCALES).describe(
    "Sudoku Explainer's, or Ninefold's own where the puzzle has rules: no other program's ratings compare with that.",
  ),
  level: orNull(oneOf(Object.keys(LEVELS))).describe('The level of the hardest step on the scale.'),
  er: orNull(number()).describe('The hardest step.'),
  ep: orNull(number()).describe('The hardest step up to the first placement.'),
  ed: orNull(number()).describe('The first step.'),
  hardest: orNull(text()).describe("The form of the hardest step, in Sudoku Explainer's words."),
  technique: orNull(text()).describe('The id of its technique (see techniques).'),
  steps: number().optional(),
  shares: record(number()).optional().describe('How many steps each technique took.'),
  solved: flag().optional(),
  kind: kindField,
  clues: number(),
  blanks: number(),
  class: object({ byClues: surveyClass, byLines: surveyClass }).describe("The survey's classes (002)."),
  ended: endedField,
});

export const rate = defineOperation({
  id: 'rate',
  summary: 'Rate puzzles on the scale of Sudoku Explainer; with rules, on one of our own',
  subject: onePuzzle,
  fields: searchFields,
  answer,
  example: { puzzle: EXAMPLE_PUZZLE },
  overFiles: true,
  isLong: true,
  run(puzzle, fields, tools) {
    const search = beginSearch(puzzle, fields, tools);
    if (!search.ok) return search;
    const { engine, budget, isLate } = search.value;
    const { first, ask } = askFirst(puzzle, engine, budget);
    if (first.solvability === 'several' || first.solvability === 'none') return ok<RateReport>({ solvability: first.solvability });
    // Logic that reaches the end has proved that the solution is the only one; else the engine is asked.
    const rating = ratePuzzle(puzzle, { unique: () => ask().solvability === 'one', desk: tools.workshop.desk, isCancelled: isLate });
    if (rating.end === 'solved') return ok<RateReport>({ solvability: 'one', ...rating });
    const { solvability, end } = ask();
    if (solvability === 'one') return ok<RateReport>({ solvability, ...rating });
    return ok<RateReport>({ solvability, ...(end ? { ended: end } : {}) });
  },
  json,
  lines,
  verdict,
  ended,
});

const NOTHING = { level: null, er: null, ep: null, ed: null, hardest: null, technique: null };
const UNRATED = {
  none: { status: 'complete', count: 0, ...NOTHING },
  several: { status: 'limit', count: 2, ...NOTHING },
  unknown: { status: 'budget', ...NOTHING },
} as const;

function json(puzzle: Puzzle, report: RateReport): OutOf<typeof answer> {
  const { byClues, byLines } = surveyClasses(puzzle);
  const scale = scaleOf(puzzle);
  const about = {
    scale,
    kind: puzzle.kind.spec,
    clues: clueCount(puzzle),
    blanks: puzzle.geometry.cellCount - clueCount(puzzle),
    class: { byClues: byClues ?? null, byLines: byLines ?? null },
    ...jsonEnd(ended(report)),
  };
  if (report.solvability !== 'one') return { ...UNRATED[report.solvability], ...about };
  const { end, er, ep, ed, hardest, technique, steps, shares } = report;
  const isSolved = end === 'solved';
  return {
    status: isSolved ? 'complete' : 'budget',
    level: levelOf(er, scale),
    er,
    ep,
    ed,
    hardest,
    technique,
    steps,
    shares,
    solved: isSolved,
    ...about,
  };
}

const UNRATED_LINES = {
  none: '# none: a puzzle without solution has no rating',
  several: '# several: only puzzles of one solution are rated',
  unknown: '# gave up before it knew the number of solutions',
} as const;

function lines(puzzle: Puzzle, report: RateReport): string {
  if (report.solvability !== 'one') return UNRATED_LINES[report.solvability];
  const { end, er, ep, ed, hardest, steps } = report;
  const numbers = [er, ep, ed].map((one) => one.toFixed(1)).join('/');
  const { byClues } = surveyClasses(puzzle);
  const clues = `${clueCount(puzzle)} clues${byClues ? `, by their number ${byClues}` : ''}`;
  const lack = end === 'solved' ? '' : `; ${end === 'budget' ? 'the time ran out' : 'not solved'}, at least this hard`;
  const scale = report.scale === 'ninefold-rules' ? `; on Ninefold's own scale for rules, ${levelOf(er, report.scale)}` : '';
  return `${numbers}  ${hardest}  (${steps} steps; ${clues}${lack}${scale})`;
}

const UNRATED_VERDICTS = { none: 'unsolvable', several: 'answered', unknown: 'budget' } as const;

function verdict(report: RateReport): Verdict {
  if (report.solvability !== 'one') return UNRATED_VERDICTS[report.solvability];
  return report.end === 'solved' ? 'answered' : 'budget';
}

function ended(report: RateReport): BudgetEnd | undefined {
  if (report.solvability !== 'one') return report.ended;
  return report.end === 'budget' ? 'time' : undefined;
}
