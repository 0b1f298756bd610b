import { type BudgetEnd, Deadline, ok, type Result, said, speak } from '#core';
import { flag, number, object, text } from '#schema';
import { verifySteps as checkSteps, type VerifiedSteps } from '#verify';
import { endedField, finishedField } from '../answer-fields.ts';
import { refused } from '../certificate-words.ts';
import { finished, jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { noPuzzle } from '../subject.ts';

/** The longest explanation in a request, in characters. */
const MOST_TEXT = 1 << 24;

/** A row of two cells, of which the second has one value left. */
const EXAMPLE = JSON.stringify({
  puzzle: 'version: 1\nkind: grid:1x2\n1.\n',
  claims: [{ place: [[1, 2]], remove: [], cells: [1], groups: [], rules: [] }],
});

export interface StepsReport {
  readonly checked: Result<VerifiedSteps>;
  /** Steps were left, or one was not decided, when the time ended. */
  readonly ended?: BudgetEnd;
}

export const verifySteps = defineOperation({
  id: 'verify-steps',
  summary: 'Check an explanation step by step, each from the few cells that it names',
  subject: noPuzzle,
  fields: { claims: text(1, MOST_TEXT).describe('The claims that explain gives.') },
  answer: object({
    status: finishedField,
    holds: flag().describe('Whether every step follows from what it names.'),
    reason: text().optional().describe('Which step does not, and why.'),
    kind: text().optional(),
    steps: number().optional(),
    solved: flag().optional().describe('Whether the steps decide every cell.'),
    ended: endedField,
  }),
  example: { claims: EXAMPLE },
  run(_, { claims }, { limits }) {
    const deadline = new Deadline(limits.timeMs);
    const checked = checkSteps(claims, deadline.isLate);
    return ok<StepsReport>({ checked, ...(deadline.wasLate && !checked.ok ? { ended: 'time' } : {}) });
  },
  json: (_, { checked, ended }) =>
    checked.ok
      ? {
          status: finished(),
          holds: true,
          kind: checked.value.kind,
          steps: checked.value.steps,
          solved: checked.value.isSolved,
        }
      : { status: finished(ended === undefined), holds: false, reason: checked.error, ...jsonEnd(ended) },
  lines: (_, { checked }, __, { speaker }) =>
    speak(checked.ok ? said(checked.value.isSolved ? SOLVED : HOLDS, { count: checked.value.steps }) : refused(checked.said), speaker),
  verdict: ({ checked, ended }) => (checked.ok ? 'answered' : ended ? 'budget' : 'unsolvable'),
  ended: ({ ended }) => ended,
});

const SOLVED = {
  en: 'holds: {count} {count|step|steps}, to the solution',
  de: 'gilt: {count} {count|Schritt|Schritte}, bis zur Lösung',
  fr: 'valable\u00a0: {count} {count|étape|étapes}, jusqu’à la solution',
};
const HOLDS = {
  en: 'holds: {count} {count|step|steps}, which leave cells open',
  de: 'gilt: {count} {count|Schritt|Schritte}, die Felder offen lassen',
  fr: 'valable\u00a0: {count} {count|étape|étapes}, qui laissent des cases ouvertes',
};
