import type { Puzzle } from '#core';
import { formatLine } from '#formats';
import type { SolveReport } from '#operations';
import { jsonCount, jsonMs } from './json.ts';

/** What came of solving or counting, as the contract of `--json` has it. */
export function solveAnswer(puzzle: Puzzle, report: SolveReport): Record<string, unknown> {
  const { nodes, ...counters } = report.counters;
  return {
    status: report.status,
    count: jsonCount(report.count),
    solutions: report.solutions.map((solution) => formatLine(puzzle, solution)),
    engine: report.engine,
    nodes,
    elapsedMs: jsonMs(report.elapsedMs),
    kind: puzzle.kind.spec,
    ...(puzzle.info.title === undefined ? {} : { title: puzzle.info.title }),
    counters,
    ...(report.notes.length > 0 ? { notes: report.notes } : {}),
  };
}
