import { ok, type Result, said, speak } from '#core';
import { flag, number, object, text } from '#schema';
import { verifySteps as checkSteps, type VerifiedSteps } from '#verify';
import { finishedField } from '../answer-fields.ts';
import { refused } from '../certificate-words.ts';
import { finished } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { noPuzzle } from '../subject.ts';

/** The longest explanation in a request, in characters. */
const MOST_TEXT = 1 << 24;

/** A row of two cells, of which the second has one value left. */
const EXAMPLE = JSON.stringify({
  puzzle: 'version: 1\nkind: grid:1x2\n1.\n',
  claims: [{ place: [[1, 2]], remove: [], cells: [1], groups: [], rules: [] }],
});

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
  }),
  example: { claims: EXAMPLE },
  run(_, { claims }, { limits }) {
    const end = performance.now() + limits.timeMs;
    return ok<Result<VerifiedSteps>>(checkSteps(claims, () => performance.now() > end));
  },
  json: (_, checked) =>
    checked.ok
      ? {
          status: finished(),
          holds: true,
          kind: checked.value.kind,
          steps: checked.value.steps,
          solved: checked.value.isSolved,
        }
      : { status: finished(), holds: false, reason: checked.error },
  lines: (_, checked, __, { speaker }) =>
    speak(checked.ok ? said(checked.value.isSolved ? SOLVED : HOLDS, { count: checked.value.steps }) : refused(checked.said), speaker),
  verdict: (checked) => (checked.ok ? 'answered' : 'unsolvable'),
  ended: () => undefined,
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
