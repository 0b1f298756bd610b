import { type BudgetEnd, cellPart, fail, ok, type Puzzle, said, speak, type Words } from '#core';
import { DEFAULT_ENGINE } from '#engines';
import { object } from '#schema';
import { boolOrUnknown, cellsField, endedField, finishedField, kindField } from '../answer-fields.ts';
import { budgetFields, EXAMPLE_PUZZLE } from '../fields.ts';
import { finished, jsonEnd, namesOf } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { findSolution } from '../solve/solvability.ts';
import { onePuzzle } from '../subject.ts';
import { beginClock, settleEngine } from '../tools.ts';
import { type MinimalityReport, testMinimality } from './test-minimality.ts';

const { timeMs, nodes } = budgetFields;

export const minimal = defineOperation({
  id: 'minimal',
  summary: 'Test whether every clue is needed, and name those that are not',
  subject: onePuzzle,
  fields: { nodes: nodes.describe('Search nodes for each clue.'), timeMs },
  answer: object({
    status: finishedField,
    kind: kindField,
    minimal: boolOrUnknown.describe('Whether every clue is needed.'),
    redundant: cellsField.describe('Clues that can go, each taken alone.'),
    undecided: cellsField.describe('Clues that the budget left undecided.'),
    ended: endedField,
  }),
  example: { puzzle: EXAMPLE_PUZZLE },
  isLong: true,
  async run(puzzle, fields, { workshop, limits }) {
    const ready = await settleEngine(DEFAULT_ENGINE, {}, workshop);
    if (!ready.ok) return ready;
    const { engine } = ready.value;
    const clock = beginClock(fields, limits);
    const { nodes: nodesPerClue, ...whole } = clock.budget();
    const { solvability, end } = findSolution(puzzle, engine, whole);
    if (solvability === 'several') return fail('the puzzle has several solutions');
    if (solvability === 'none') return fail('the puzzle has no solution');
    if (solvability === 'unknown') return ok(nothingDecided(puzzle, end ?? 'time'));
    const { timeMs: left } = clock.budget();
    return ok(
      testMinimality(puzzle, engine, {
        ...(nodesPerClue === undefined ? {} : { nodesPerClue }),
        ...(left === undefined ? {} : { timeMs: left }),
      }),
    );
  },
  json: (puzzle, report) => ({
    status: finished(report.minimal !== 'unknown'),
    kind: puzzle.kind.spec,
    minimal: report.minimal,
    redundant: namesOf(puzzle, report.redundant),
    undecided: namesOf(puzzle, report.undecided),
    ...jsonEnd(report.end),
  }),
  lines({ geometry }, { minimal: isMinimal, redundant, undecided }, _, { speaker }) {
    if (isMinimal === true) return speak(said(MINIMAL), speaker);
    const cells = (isMinimal === false ? redundant : undecided).map((cell) => cellPart(geometry, cell));
    return speak(said(isMinimal === false ? CAN_GO : UNDECIDED, { cells }), { ...speaker, most: cells.length });
  },
  verdict: (report) => (report.minimal === 'unknown' ? 'budget' : 'answered'),
  ended: ({ end }) => end,
});

/** The budget ended before it was known whether there is one solution. */
function nothingDecided({ givens }: Puzzle, end: BudgetEnd): MinimalityReport {
  const clues = Array.from(givens.keys()).filter((cell) => givens[cell] !== 0);
  return { minimal: 'unknown', redundant: [], undecided: clues, end };
}

const MINIMAL: Words<string> = { en: 'minimal', de: 'minimal', fr: 'minimale' };
const CAN_GO: Words<string> = {
  en: 'not minimal: {cells:, } can go, one at a time',
  de: 'nicht minimal: {cells:, } {cells|kann|können} entfallen, {cells|allein|je eine}',
  fr: 'pas minimale\u00a0: {cells:, } {cells|peut|peuvent} disparaître, {cells|seule|une à la fois}',
};
const UNDECIDED: Words<string> = {
  en: 'not known: {cells:, } undecided',
  de: 'nicht bekannt: {cells:, } nicht entschieden',
  fr: 'inconnu\u00a0: {cells:, } non {cells|décidée|décidées}',
};
