import { EXAMPLE_PUZZLE } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';
import { solutionLine, solutionReport, solveAnswer, solveJson } from './answer.ts';
import { limitedFields, runSearch, searchEnded, searchRemarks, searchVerdict } from './search.ts';

/** Finds solutions; by default two, so that it also says whether the first is the only one. */
export const solve = defineOperation({
  id: 'solve',
  summary: 'Find solutions, and say whether the first is the only one',
  subject: onePuzzle,
  fields: limitedFields(2),
  answer: solveAnswer,
  example: { puzzle: EXAMPLE_PUZZLE },
  overFiles: true,
  isLight: true,
  run: runSearch,
  json: solveJson,
  lines: (puzzle, report, _, terminal) => (terminal.isAlone ? solutionReport(puzzle, report, terminal) : solutionLine(report, puzzle)),
  remarks: searchRemarks,
  verdict: searchVerdict,
  ended: searchEnded,
});
