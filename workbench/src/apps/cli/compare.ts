import Papa from 'papaparse';
import { jsonCount, jsonMs } from '#answers';
import { ok } from '#core';
import { engineEntries } from '#engines';
import { memoryMeter } from '#measuring/machine';
import { formatTable } from '#measuring/tools';
import { type ComparisonRow, comparePuzzle, disagree } from '#operations';
import { type Command, defineCommand, EXIT, type ExitCode, stronger } from './command.ts';
import { readContenders } from './contenders.ts';
import { inWords } from './in-words.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import type { Io } from './io.ts';
import { countOrAll } from './parse-options.ts';
import { budgetOf, budgetOptions } from './solving.ts';

interface CompareOptions extends InputOptions {
  readonly engines?: string;
  readonly limit: number;
  readonly nodes?: number;
  readonly timeout?: number;
  readonly stored?: number;
  readonly csv?: boolean;
}

/** Seconds for each engine on each puzzle where no budget is given: some of the published engines would run for days. */
const TIMEOUT = 10;

const ids = engineEntries.map(({ id }) => id);

export const compare: Command = defineCommand<CompareOptions>({
  name: 'compare',
  summary: 'Run several engines on the same puzzles and set what they cost side by side',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    {
      flags: '--engines <LIST>',
      summary: 'engines separated by commas, each perhaps with settings: minigrid-path/path=spiral/major=column (all where left out)',
      choices: () => ids,
    },
    ...budgetOptions,
    { flags: '-l, --limit <N|all>', summary: 'stop an engine after so many solutions', parse: countOrAll, default: 2 },
    { flags: '--json', summary: 'one JSON object per puzzle and engine' },
    { flags: '--csv', summary: 'one line of CSV per puzzle and engine' },
  ],
  examples: [
    ['ninefold compare examples/figure11.txt', 'every engine on one puzzle'],
    ['ninefold compare puzzles.txt --engines brute-force,pencil-and-paper,pencil-and-paper/rules=all --csv', 'what the further rules save'],
    ['ninefold compare puzzles.txt --engines minigrid-path,minigrid-path/path=spiral --limit all', 'two paths, every solution'],
  ],
  notes: `Each engine gets ${TIMEOUT} seconds for a puzzle unless a budget is given. "checked" is the verdict of a checker that shares no code with the engines; memory is how far heap and typed arrays grew, looked at every few milliseconds, with what the runtime had not yet cleared away.`,

  async run({ words, options }, io) {
    const contenders = await readContenders(options.engines ?? ids.join(','));
    if (!contenders.ok) {
      io.warn(`ninefold: ${inWords(contenders)}`);
      return EXIT.badInput;
    }
    const hasBudget = options.nodes !== undefined || options.timeout !== undefined || options.stored !== undefined;
    const budget = budgetOf(hasBudget ? options : { ...options, timeout: TIMEOUT });
    const memory = memoryMeter();
    const print = printer(options, io);
    let number = 0;
    return eachPuzzle(words, options, io, {
      work: ({ puzzle }) => ok(comparePuzzle(puzzle, contenders.value, { limit: options.limit, budget, memory })),
      show({ puzzle, where }, rows) {
        number++;
        print(rows, { puzzle: number, where, title: puzzle.info.title, kind: puzzle.kind.spec });
        if (rows.some(({ checked }) => checked === 'wrong')) io.warn(`ninefold: ${where}: an engine gave a wrong solution`);
        if (disagree(rows)) io.warn(`ninefold: ${where}: engines that finished disagree on the number of solutions`);
        return rows.map(exitOf).reduce(stronger, EXIT.ok);
      },
    });
  },
});

function exitOf({ refusal, status, count }: ComparisonRow): ExitCode {
  if (refusal !== undefined) return EXIT.ok;
  return status === 'budget' ? EXIT.budget : count === 0n ? EXIT.unsolvable : EXIT.ok;
}

/** Which puzzle a row belongs to. */
interface Subject {
  readonly puzzle: number;
  readonly where: string;
  readonly title: string | undefined;
  readonly kind: string;
}

/** The fields of one line for machines; the names are those of `solve --json`. */
function fields(row: ComparisonRow, { puzzle, kind, title }: Subject) {
  const { counters } = row;
  return {
    puzzle,
    title: title ?? null,
    kind,
    engine: row.engine,
    status: row.refusal === undefined ? row.status : 'refused',
    count: row.count === undefined ? null : jsonCount(row.count),
    elapsedMs: row.elapsedMs === undefined ? null : jsonMs(row.elapsedMs),
    nodes: counters?.nodes ?? null,
    backtracks: counters?.backtracks ?? null,
    comparisons: counters?.comparisons ?? null,
    permutationsMade: counters?.permutationsMade ?? null,
    permutationsKept: counters?.permutationsKept ?? null,
    peakStored: counters?.peakStored ?? null,
    peakBytes: row.peakBytes ?? null,
    checked: row.checked ?? null,
    notes: row.refusal === undefined ? (row.notes ?? []) : [row.refusal],
  };
}

function printer({ json, csv }: CompareOptions, io: Io): (rows: readonly ComparisonRow[], subject: Subject) => void {
  let isFirst = true;
  return (rows, subject) => {
    if (json) for (const row of rows) io.print(`${JSON.stringify(fields(row, subject))}\n`);
    else if (csv) {
      const lines = rows.map((row) => fields(row, subject)).map((line) => ({ ...line, notes: line.notes.join('; ') }));
      io.print(`${Papa.unparse(lines, { header: isFirst, newline: '\n' })}\n`);
    } else io.print(`${isFirst ? '' : '\n'}${asTable(rows, subject)}\n`);
    isFirst = false;
  };
}

function asTable(rows: readonly ComparisonRow[], { where, kind, title }: Subject): string {
  const number = (value: number | undefined): string => (value === undefined ? '-' : value.toLocaleString('en-US'));
  const lines = rows.map(({ engine, refusal, status, count, elapsedMs, counters, peakBytes, checked }) =>
    refusal === undefined
      ? [
          engine,
          String(count),
          status === 'budget' ? 'gave up' : String(status),
          (elapsedMs ?? 0).toFixed(1),
          number(counters?.nodes),
          number(counters?.comparisons),
          number(counters?.permutationsMade),
          number(counters?.permutationsKept),
          number(counters?.peakStored),
          peakBytes === undefined ? '-' : (Math.max(0, peakBytes) / 1e6).toFixed(1),
          checked === 'none' ? '-' : String(checked),
        ]
      : [engine, '-', 'refused'],
  );
  const head = ['engine', 'solutions', 'status', 'ms', 'nodes', 'comparisons', 'made', 'kept', 'stored', 'MB', 'checked'];
  const remarks = rows.flatMap(({ engine, refusal, notes }) => {
    const said = refusal === undefined ? (notes ?? []).join('; ') : refusal;
    return said === '' ? [] : [`  ${engine}: ${said}`];
  });
  return [[where, title, kind].filter(Boolean).join(', '), formatTable(head, lines, [0, 2, 10]), ...remarks].join('\n');
}
