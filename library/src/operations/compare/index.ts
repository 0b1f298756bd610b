import { type BudgetEnd, type CounterName, inEnglish, ok, type Puzzle, type Said, said, speak, type Words } from '#core';
import { formatTable } from '#drawing';
import { engineEntries } from '#engines';
import { list, number, type OutOf, object, oneOf, text } from '#schema';
import { countField, endedField, kindField, orNull, statusField } from '../answer-fields.ts';
import { budgetFields, limitField, limitOf } from '../fields.ts';
import { jsonCount, jsonEnd, jsonMs } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';
import type { Terminal } from '../terminal.ts';
import { beginClock } from '../tools.ts';
import { type ComparisonRow, comparePuzzle, disagree } from './compare-puzzle.ts';
import { readContenders } from './contenders.ts';

/** Milliseconds for each engine where no budget is given: some of the published engines would run for days. */
const TIMEOUT_MS = 10_000;

const SHOWN = ['nodes', 'backtracks', 'comparisons', 'permutationsMade', 'permutationsKept', 'peakStored'] as const satisfies CounterName[];
const counter = orNull(number());
const row = object({
  puzzle: number().describe('The number of the puzzle in its file.'),
  title: orNull(text()),
  kind: kindField,
  engine: text().describe('The engine with the settings that differ from its own.'),
  status: oneOf(['complete', 'limit', 'budget', 'refused']),
  count: orNull(countField),
  elapsedMs: orNull(number()),
  nodes: counter,
  backtracks: counter,
  comparisons: counter,
  permutationsMade: counter,
  permutationsKept: counter,
  peakStored: counter,
  peakBytes: orNull(number()).describe('The most bytes in use beyond those at the start, where memory can be seen.'),
  checked: orNull(oneOf(['valid', 'wrong', 'none'])).describe('What a checker that shares no code with the engines says of the solutions.'),
  notes: list(text()),
  ended: endedField,
});
const answer = object({ status: statusField, kind: kindField, rows: list(row), warnings: list(text()).optional(), ended: endedField });

/** What several engines did on one puzzle. */
export interface CompareReport {
  /** The number of the puzzle in its file. */
  readonly number: number;
  readonly rows: readonly ComparisonRow[];
}

export const compare = defineOperation({
  id: 'compare',
  summary: 'Run several engines on the same puzzles and set what they cost side by side',
  subject: onePuzzle,
  fields: {
    engines: list(text(1, 200), 1, 50)
      .default(engineEntries.map(({ id }) => id))
      .describe('Engines, each perhaps with settings: minigrid-path/path=spiral/major=column (all if omitted).'),
    ...budgetFields,
    limit: limitField.default(2).describe('Stop an engine after N solutions.'),
  },
  answer,
  listed: 'rows',
  example: { puzzle: '1...............', kind: 'classic:2x2', engines: ['fast', 'reference'] },
  async run(puzzle, { engines, limit, ...fields }, { workshop, limits, memory, number = 1 }) {
    const contenders = await readContenders(engines, workshop);
    if (!contenders.ok) return contenders;
    const hasBudget = fields.nodes !== undefined || fields.timeMs !== undefined || fields.stored !== undefined;
    const each = Math.min(hasBudget ? (fields.timeMs ?? Number.POSITIVE_INFINITY) : TIMEOUT_MS, limits.timeMs / engines.length);
    const { budget } = beginClock(Number.isFinite(each) ? { ...fields, timeMs: each } : fields, limits);
    const rows = comparePuzzle(puzzle, contenders.value, { limit: limitOf(limit), budget: budget(), ...(memory ? { memory } : {}) });
    return ok<CompareReport>({ number, rows });
  },
  json,
  lines: asTable,
  remarks: (_, { rows }) => warnings(rows),
  verdict: ({ rows }) =>
    rows.some(({ status }) => status === 'budget') ? 'budget' : rows.some(({ count }) => count === 0n) ? 'unsolvable' : 'answered',
  ended,
});

/** Where several bounds ended engines the time is named: with more of it the others would have told more. */
function ended({ rows }: CompareReport): BudgetEnd | undefined {
  const ends = rows.flatMap(({ end }) => end ?? []);
  return ends.includes('time') ? 'time' : ends[0];
}

function json(puzzle: Puzzle, report: CompareReport): OutOf<typeof answer> {
  const { kind, info } = puzzle;
  const warned = warnings(report.rows).map(inEnglish);
  const rows = report.rows.map((one): OutOf<typeof row> => {
    const counts = Object.fromEntries(SHOWN.map((name) => [name, one.counters?.[name] ?? null])) as Record<
      (typeof SHOWN)[number],
      number | null
    >;
    return {
      puzzle: report.number,
      title: info.title ?? null,
      kind: kind.spec,
      engine: one.engine,
      status: one.refusal === undefined ? one.status! : 'refused',
      count: one.count === undefined ? null : jsonCount(one.count),
      elapsedMs: one.elapsedMs === undefined ? null : jsonMs(one.elapsedMs),
      ...counts,
      peakBytes: one.peakBytes ?? null,
      checked: one.checked ?? null,
      notes: one.refusal === undefined ? (one.notes ?? []).map(inEnglish) : [one.refusal.error],
      ...jsonEnd(one.end),
    };
  });
  const isCut = rows.some(({ status }) => status === 'budget');
  return {
    status: isCut ? 'budget' : 'complete',
    kind: kind.spec,
    rows,
    ...(warned.length > 0 ? { warnings: warned } : {}),
    ...jsonEnd(ended(report)),
  };
}

/** What should never be: a wrong solution, or engines that finished and do not agree. */
function warnings(rows: readonly ComparisonRow[]): Said[] {
  return [...(rows.some(({ checked }) => checked === 'wrong') ? [said(WRONG)] : []), ...(disagree(rows) ? [said(DISAGREE)] : [])];
}

const HEAD: readonly Words<string>[] = [
  { en: 'engine', de: 'Verfahren', fr: 'moteur' },
  { en: 'solutions', de: 'Lösungen', fr: 'solutions' },
  { en: 'status', de: 'Status', fr: 'état' },
  { en: 'ms', de: 'ms', fr: 'ms' },
  { en: 'nodes', de: 'Knoten', fr: 'nœuds' },
  { en: 'comparisons', de: 'Vergleiche', fr: 'comparaisons' },
  { en: 'made', de: 'erzeugt', fr: 'créées' },
  { en: 'kept', de: 'behalten', fr: 'gardées' },
  { en: 'stored', de: 'gespeichert', fr: 'stockés' },
  { en: 'MB', de: 'MB', fr: 'Mo' },
  { en: 'checked', de: 'geprüft', fr: 'vérifié' },
];
const NOTED: Words<string> = { en: '{engine}: {notes:; }', de: '{engine}: {notes:; }', fr: '{engine}\u00a0: {notes:\u00a0; }' };
const WRONG: Words<string> = {
  en: 'an engine gave a wrong solution',
  de: 'ein Verfahren gab eine falsche Lösung',
  fr: 'un moteur a donné une solution fausse',
};
const DISAGREE: Words<string> = {
  en: 'engines that finished disagree on the number of solutions',
  de: 'Verfahren, die fertig wurden, sind sich über die Zahl der Lösungen nicht einig',
  fr: 'des moteurs qui ont terminé ne s’accordent pas sur le nombre de solutions',
};

function asTable({ kind, info }: Puzzle, { rows }: CompareReport, _: unknown, { where, speaker }: Terminal): string {
  const shown = (value: number | undefined): string => (value === undefined ? '-' : value.toLocaleString('en-US'));
  const lines = rows.map(({ engine, refusal, status, count, elapsedMs, counters, peakBytes, checked }) =>
    refusal === undefined
      ? [
          engine,
          String(count),
          status === 'budget' ? 'gave up' : String(status),
          (elapsedMs ?? 0).toFixed(1),
          shown(counters?.nodes),
          shown(counters?.comparisons),
          shown(counters?.permutationsMade),
          shown(counters?.permutationsKept),
          shown(counters?.peakStored),
          peakBytes === undefined ? '-' : (Math.max(0, peakBytes) / 1e6).toFixed(1),
          checked === 'none' ? '-' : String(checked),
        ]
      : [engine, '-', 'refused'],
  );
  const head = HEAD.map((title) => speak(said(title), speaker));
  const remarks = rows.flatMap(({ engine, refusal, notes: told = [] }) => {
    const notes = refusal ? [refusal.said] : told;
    return notes.length === 0 ? [] : [`  ${speak(said(NOTED, { engine, notes }), speaker)}`];
  });
  return [[where, info.title, kind.spec].filter(Boolean).join(', '), formatTable(head, lines, [0, 2, 10]), ...remarks].join('\n');
}
