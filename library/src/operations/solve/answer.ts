import { COUNTERS, inEnglish, type Puzzle, type SolveStatus, said, speak, type Words } from '#core';
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
    ...(report.notes.length > 0 ? { notes: report.notes.map(inEnglish) } : {}),
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
  return [drawPuzzle(puzzle, terminal, report.solutions[0]), summary(report, terminal)].join('\n\n');
}

/** One sentence on what was found and what it cost. */
export function summary({ status, count, notes, counters, elapsedMs, engine }: SolveReport, { speaker }: Terminal): string {
  const found = said(FOUND[status][count === 0n ? 'none' : count === 1n ? 'one' : 'several'], { count: String(count) });
  const told = notes.length > 0 ? said('{found} ({notes:; })', { found, notes }) : found;
  return speak(said(SUMMARY, { told, nodes: counters.nodes, ms: elapsedMs, engine }), speaker);
}

const SUMMARY: Words<string> = {
  en: '{told}. {nodes:id} {nodes|node|nodes}, {ms:.1} ms, engine {engine}.',
  de: '{told}. {nodes:id} Knoten, {ms:.1} ms, Verfahren {engine}.',
  fr: '{told}. {nodes:id} {nodes|nœud|nœuds}, {ms:.1}\u00a0ms, moteur {engine}.',
};

const NONE = { en: 'No solution', de: 'Keine Lösung', fr: 'Aucune solution' };
const FOUND: Readonly<Record<SolveStatus, Readonly<Record<'none' | 'one' | 'several', Words<string>>>>> = {
  complete: {
    none: NONE,
    one: { en: 'One solution, and no other', de: 'Eine Lösung und keine andere', fr: 'Une solution, et aucune autre' },
    several: { en: '{count} solutions, and no other', de: '{count} Lösungen und keine andere', fr: '{count} solutions, et aucune autre' },
  },
  limit: {
    none: NONE,
    one: {
      en: 'One solution; there may be more',
      de: 'Eine Lösung; vielleicht gibt es mehr',
      fr: 'Une solution\u00a0; il y en a peut-être d’autres',
    },
    several: { en: '{count} solutions or more', de: '{count} Lösungen oder mehr', fr: '{count} solutions ou plus' },
  },
  budget: {
    none: { en: 'Gave up without a solution', de: 'Ohne Lösung aufgegeben', fr: 'Abandon sans solution' },
    one: { en: 'Gave up after 1 solution', de: 'Nach 1 Lösung aufgegeben', fr: 'Abandon après 1 solution' },
    several: { en: 'Gave up after {count} solutions', de: 'Nach {count} Lösungen aufgegeben', fr: 'Abandon après {count} solutions' },
  },
};
