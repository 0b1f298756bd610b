import Papa from 'papaparse';
import { fail, ok, type Result } from '#core';
import { isRecord, parseJson, showValue } from '#formats';
import { type Experiment, type Plain, type Row, type Run, type Scale, SIZES } from '../experiment.ts';

// The data of one experiment as files: NAME.csv for other programs, NAME.json with everything that a report is made of.

/** What NAME.json holds: enough to write the chapter of the report again. */
export interface ExperimentData {
  readonly experiment: Experiment;
  readonly run: Run;
  readonly rows: readonly Row[];
}

export function writeDataCsv({ columns }: Experiment, rows: readonly Row[]): string {
  const names = [...columns.map(({ name }) => name), TIME];
  return `${Papa.unparse({ fields: names, data: rows.map((row) => names.map((name) => row[name] ?? '')) }, { newline: '\n' })}\n`;
}

export function writeDataJson(
  { id, title, source, question, columns }: Experiment,
  run: Run,
  rows: readonly Row[],
  summary: readonly string[],
): string {
  const { id: number, started, scale, machine } = run;
  const head = { experiment: id, title, source, question, run: { id: number, started, scale, machine }, summary, columns };
  // One row a line: as readable as a table, and a difference between two files shows row by row.
  return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "rows": [\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n ]\n}\n`;
}

/** Reads NAME.json. Titles and findings are made anew from the rows, so a file cannot say other than what it holds. */
export function readDataJson(text: string, experiments: readonly Experiment[]): Result<ExperimentData> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const { value } = json;
  if (!isRecord(value) || typeof value['experiment'] !== 'string')
    return fail`this is no data of an experiment: expected an object with "experiment", "run" and "rows", as "ninefold experiment" writes it`;
  const experiment = experiments.find(({ id }) => id === value['experiment']);
  if (!experiment)
    return fail`there is no experiment ${showValue(value['experiment'])}; there are ${experiments.map(({ id }) => id).join(', ')}`;
  const run = readRun(value['run']);
  if (!run.ok) return run;
  const rows = readRows(value['rows'], experiment);
  return rows.ok ? ok({ experiment, run: run.value, rows: rows.value }) : rows;
}

/** The column that every row has beside those of its experiment. */
const TIME = 'cpuSeconds';
const MOST_ROWS = 200_000;
/** A plan of more would not fit into memory. */
const MOST_RUNS = 5000;

function readRun(value: unknown): Result<Run> {
  if (!isRecord(value)) return fail`"run" holds ${showValue(value)}; expected an object`;
  const { id, started, machine } = value;
  if (!isWhole(id)) return fail`"run.id" holds ${showValue(id)}; expected a whole number`;
  if (typeof started !== 'string' || Number.isNaN(Date.parse(started)))
    return fail`"run.started" holds ${showValue(started)}; expected a date`;
  if (typeof machine !== 'string') return fail`"run.machine" holds ${showValue(machine)}; expected words`;
  const scale = readScale(value['scale']);
  return scale.ok ? ok({ id, started, machine, scale: scale.value }) : scale;
}

function readScale(value: unknown): Result<Scale> {
  if (!isRecord(value)) return fail`"run.scale" holds ${showValue(value)}; expected an object`;
  const { seed, runs, peers } = value;
  const size = SIZES.find((one) => one === value['size']);
  if (!isWhole(seed)) return fail`"run.scale.seed" holds ${showValue(seed)}; expected a whole number`;
  if (!size) return fail`"run.scale.size" holds ${showValue(value['size'])}; expected ${SIZES.join(', ')}`;
  if (runs !== undefined && !(isWhole(runs) && runs > 0 && runs <= MOST_RUNS))
    return fail`"run.scale.runs" holds ${showValue(runs)}; expected a number of repetitions up to ${MOST_RUNS}`;
  if (!Array.isArray(peers) || !peers.every((peer) => typeof peer === 'string'))
    return fail`"run.scale.peers" holds ${showValue(peers)}; expected a list of names`;
  return ok({ seed, size, ...(runs === undefined ? {} : { runs }), peers });
}

function readRows(value: unknown, { id, columns }: Experiment): Result<Row[]> {
  if (!Array.isArray(value)) return fail`"rows" holds ${showValue(value)}; expected a list`;
  if (value.length > MOST_ROWS) return fail`"rows" holds ${value.length} rows; at most ${MOST_ROWS} are read`;
  const names = new Set([...columns.map(({ name }) => name), TIME]);
  for (const [index, row] of value.entries()) {
    if (!isRecord(row)) return fail`row ${index + 1} is ${showValue(row)}; expected an object`;
    for (const [name, cell] of Object.entries(row)) {
      if (!names.has(name)) return fail`row ${index + 1} has "${name.slice(0, 40)}", and ${id} has no such column`;
      if (!isPlain(cell)) return fail`row ${index + 1}: "${name}" holds ${showValue(cell)}; expected a number, a word, true, false or null`;
    }
  }
  return ok(value as Row[]);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isPlain(value: unknown): value is Plain {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
