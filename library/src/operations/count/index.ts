import { type Puzzle, type Result, speak } from '#core';
import { type OutOf, object } from '#schema';
import { defineOperation } from '../operation.ts';
import { solveAnswer, solveJson, summary } from '../solve/answer.ts';
import { limitedFields, runSearch, searchRemarks, searchVerdict } from '../solve/search.ts';
import type { SolveReport } from '../solve/solve-puzzle.ts';
import { onePuzzle } from '../subject.ts';
import type { Terminal } from '../terminal.ts';
import {
  estimateAnswer,
  estimateDetail,
  estimateFields,
  estimateJson,
  estimateLine,
  estimateRemarks,
  runEstimate,
  type SeededEstimate,
} from './estimate.ts';

/** What came of counting: an estimate where one was asked for and the solutions are too many to count. */
export interface CountReport extends SolveReport {
  readonly estimate?: SeededEstimate;
}

const answer = object({ ...solveAnswer.fields, estimate: estimateAnswer.optional() });

/** Counts solutions: `solve` without a limit. */
export const count = defineOperation({
  id: 'count',
  summary: 'Count solutions; the count is a proof when the search was complete',
  subject: onePuzzle,
  fields: { ...limitedFields('all'), ...estimateFields },
  answer,
  example: { puzzle: '1...............', kind: 'classic:2x2' },
  overFiles: true,
  isLight: true,
  run: (puzzle, { estimate, ...fields }, tools): Result<CountReport> | Promise<Result<CountReport>> =>
    estimate === undefined ? runSearch(puzzle, fields, tools) : runEstimate(puzzle, { ...fields, estimate }, tools),
  json,
  lines: (_, report, __, terminal) => [countLine(report, terminal), ...(terminal.isAlone ? [detail(report, terminal)] : [])].join('\n'),
  remarks: (puzzle, report) => [...searchRemarks(puzzle, report), ...(report.estimate ? estimateRemarks(report.estimate) : [])],
  verdict: (report: CountReport) => (report.estimate ? 'answered' : searchVerdict(report)),
  ended: ({ end }) => end,
});

function json(puzzle: Puzzle, report: CountReport): OutOf<typeof answer> {
  return { ...solveJson(puzzle, report), ...(report.estimate ? { estimate: estimateJson(report.estimate) } : {}) };
}

function detail(report: CountReport, terminal: Terminal): string {
  return report.estimate ? speak(estimateDetail(report.estimate, report.elapsedMs), terminal.speaker) : summary(report, terminal);
}

function countLine({ status, count, estimate }: CountReport, { speaker }: Terminal): string {
  if (estimate) return speak(estimateLine(estimate), speaker);
  return status === 'complete' ? String(count) : `>= ${count}${status === 'budget' ? ' # gave up' : ''}`;
}
