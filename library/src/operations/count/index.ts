import { defineOperation } from '../operation.ts';
import { solveAnswer, solveJson, summary } from '../solve/answer.ts';
import { limitedFields, runSearch, searchEnded, searchRemarks, searchVerdict } from '../solve/search.ts';
import type { SolveReport } from '../solve/solve-puzzle.ts';
import { onePuzzle } from '../subject.ts';

/** Counts solutions: `solve` without a limit. */
export const count = defineOperation({
  id: 'count',
  summary: 'Count solutions; the count is a proof when the search was complete',
  subject: onePuzzle,
  fields: limitedFields('all'),
  answer: solveAnswer,
  example: { puzzle: '1...............', kind: 'classic:2x2' },
  overFiles: true,
  isLight: true,
  run: runSearch,
  json: solveJson,
  lines: (_, report, __, { isAlone }) => (isAlone ? `${countLine(report)}\n${summary(report)}` : countLine(report)),
  remarks: searchRemarks,
  verdict: searchVerdict,
  ended: searchEnded,
});

function countLine({ status, count }: SolveReport): string {
  return status === 'complete' ? String(count) : `>= ${count}${status === 'budget' ? ' # gave up' : ''}`;
}
