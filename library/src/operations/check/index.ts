import { describeClash, inEnglish, ok, type Puzzle } from '#core';
import { SURVEY_CLASSES } from '#logic';
import { always, flag, list, number, type OutOf, object, oneOf, text } from '#schema';
import { boolOrUnknown, cellsField, endedField, kindField, orNull, solutionsField, statusField } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE, searchFields } from '../fields.ts';
import { jsonEnd, namesOf } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';
import { beginSearch } from '../tools.ts';
import { type CheckReport, checkPuzzle } from './check-puzzle.ts';
import type { Conflict } from './conflict.ts';
import { checkLines, ruleLines } from './lines.ts';

const surveyClass = orNull(oneOf(SURVEY_CLASSES));
const answer = object({
  status: statusField,
  valid: always(),
  kind: kindField,
  cells: number(),
  clues: number(),
  clashes: list(object({ cells: cellsField, value: text(), group: orNull(text()), text: text() })).describe(
    'Givens that cannot both stand.',
  ),
  solutions: solutionsField,
  unique: boolOrUnknown,
  minimal: orNull(boolOrUnknown).describe('Whether every clue is needed; null where the puzzle does not have exactly one solution.'),
  redundant: cellsField.optional().describe('Clues that can go, each taken alone.'),
  undecided: cellsField.optional().describe('Clues that the budget left undecided.'),
  redundantRules: list(text()).optional().describe('Rules that can go, each taken alone; missing where there are no rules.'),
  undecidedRules: list(text()).optional().describe('Rules that the budget left undecided.'),
  conflict: object({
    clues: cellsField.describe('Clues.'),
    candidates: cellsField.describe('Cells with restricted candidates.'),
    rules: list(text()).describe('Rules.'),
    irreducible: flag().describe('Whether each of them is known to be needed for the contradiction.'),
  })
    .optional()
    .describe('What contradicts each other, where the puzzle has no solution: without any one of these it has one.'),
  satisfactory: orNull(flag()).describe('Solved without trial and error (002); null where that is not known.'),
  class: object({ byClues: surveyClass, byLines: surveyClass, fewestInALine: orNull(number()) }).describe("The survey's classes (002)."),
  names: list(text()).describe("The survey's names that apply."),
  nodes: number(),
  ended: endedField,
});

/** Milliseconds for each of the long questions, where nothing else bounds them: whether every clue and rule is needed, what contradicts what, and whether logic suffices. */
const PATIENCE_MS = 10_000;

export const checkOperation = defineOperation({
  id: 'check',
  summary: 'Say whether a puzzle is valid, unique and minimal, and which names and classes it has',
  subject: onePuzzle,
  fields: searchFields,
  answer,
  example: { puzzle: EXAMPLE_PUZZLE },
  overFiles: true,
  isLong: true,
  run(puzzle, fields, tools) {
    const search = beginSearch(puzzle, fields, tools);
    if (!search.ok) return search;
    const { engine, budget, timeMs } = search.value;
    // Three long questions share the time: how many solutions, is each clue needed, does logic suffice.
    const third = timeMs / 3;
    const limits = { ...budget(), ...(Number.isFinite(third) ? { timeMs: third } : {}) };
    return ok(checkPuzzle(puzzle, engine, { budget: limits, patienceMs: Math.min(third, PATIENCE_MS) }));
  },
  json,
  lines: checkLines,
  verdict: ({ solvability }) => (solvability === 'unknown' ? 'budget' : solvability === 'none' ? 'unsolvable' : 'answered'),
  ended: ({ ended }) => ended,
});

function json(puzzle: Puzzle, report: CheckReport): OutOf<typeof answer> {
  const { minimality, survey, solvability } = report;
  return {
    status: report.status,
    valid: true,
    kind: puzzle.kind.spec,
    cells: puzzle.geometry.cellCount,
    clues: report.clues,
    clashes: report.clashes.map((clash) => ({
      cells: namesOf(puzzle, clash.cells),
      value: puzzle.symbols.all[clash.value - 1]!,
      group: clash.group?.name ?? null,
      text: inEnglish(describeClash(puzzle, clash)),
    })),
    solutions: solvability,
    unique: solvability === 'unknown' ? 'unknown' : solvability === 'one',
    minimal: minimality?.minimal ?? null,
    ...(minimality ? { redundant: namesOf(puzzle, minimality.redundant), undecided: namesOf(puzzle, minimality.undecided) } : {}),
    ...(report.rules
      ? { redundantRules: ruleLines(puzzle, report.rules.redundant), undecidedRules: ruleLines(puzzle, report.rules.undecided) }
      : {}),
    ...(report.conflict ? { conflict: conflictJson(puzzle, report.conflict) } : {}),
    satisfactory: report.satisfactory ?? null,
    class: { byClues: survey.byClues ?? null, byLines: survey.byLines ?? null, fewestInALine: survey.fewestInALine ?? null },
    names: report.names,
    nodes: report.nodes,
    ...jsonEnd(report.ended),
  };
}

function conflictJson(
  puzzle: Puzzle,
  { clues, candidates, rules, isIrreducible }: Conflict,
): NonNullable<OutOf<typeof answer>['conflict']> {
  return {
    clues: namesOf(puzzle, clues),
    candidates: namesOf(puzzle, candidates),
    rules: ruleLines(puzzle, rules),
    irreducible: isIrreducible,
  };
}
