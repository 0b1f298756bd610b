import { COUNTERS, type Puzzle } from '#core';
import { formatLine } from '#formats';
import { list, number, type OutOf, object, text } from '#schema';
import { countField, endedField, kindField, statusField } from '../answer-fields.ts';
import { jsonCount, jsonEnd, jsonMs } from '../json.ts';
import { drawPuzzle, type Terminal } from '../terminal.ts';
import type { SolveReport } from './solve-puzzle.ts';

/** What came of solving or counting. */
export const solveAnswer = object({
  status: statusField,
  count: countField.describe('Solutions that were found: a number, or a string beyond 2^53.'),
  solutions: list(text()).describe('The first solutions, at most a thousand.'),
  engine: text(),
  nodes: number(),
  elapsedMs: number(),
  kind: kindField,
  title: text().optional(),
  counters: object(countersBut('nodes')).describe('What else the engine counted.'),
  ended: endedField,
  notes: list(text()).optional().describe('Sentences for people: clashes among the givens, how far a stopped run came.'),
});

function countersBut(left: string) {
  return Object.fromEntries(COUNTERS.filter((name) => name !== left).map((name) => [name, number().optional()]));
}

export function solveJson(puzzle: Puzzle, report: SolveReport): OutOf<typeof solveAnswer> {
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
    ...jsonEnd(report.end),
    ...(report.notes.length > 0 ? { notes: report.notes } : {}),
  };
}

/** One line of many: the first solution, and what it lacks. */
export function solutionLine(report: SolveReport, puzzle: Puzzle): string {
  const [first] = report.solutions;
  if (!first) return report.status === 'complete' ? '# none' : '# gave up';
  const remark = report.count > 1n ? ' # several' : report.status === 'budget' ? ' # gave up' : '';
  return formatLine(puzzle, first) + remark;
}

/** Alone on a terminal: a drawing and a sentence. */
export function solutionReport(puzzle: Puzzle, report: SolveReport, terminal: Terminal): string {
  return [drawPuzzle(puzzle, terminal, report.solutions[0]), summary(report)].join('\n\n');
}

/** One sentence on what was found and what it cost. */
export function summary({ status, count, notes, counters, elapsedMs, engine }: SolveReport): string {
  const found = {
    complete: count === 0n ? 'No solution' : count === 1n ? 'One solution, and no other' : `${count} solutions, and no other`,
    limit: count === 1n ? 'One solution; there may be more' : `${count} solutions or more`,
    budget: count === 0n ? 'Gave up without a solution' : `Gave up after ${count} ${count === 1n ? 'solution' : 'solutions'}`,
  }[status];
  const said = notes.length > 0 ? ` (${notes.join('; ')})` : '';
  return `${found}${said}. ${counters.nodes} nodes, ${elapsedMs.toFixed(1)} ms, engine ${engine}.`;
}
