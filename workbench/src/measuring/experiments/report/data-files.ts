import Papa from 'papaparse';
import { fail, ok, plainSpeaker, type Result, showValue } from '#core';
import { isRecord, parseJson } from '#formats';
import { type Row, tell } from '#measuring/tools';
import { type Experiment, type ExperimentFindings, type ExperimentRun, type ExperimentScale, SIZES } from '../experiment.ts';

// The data of one experiment as files: NAME.csv for other programs, NAME.json with everything that a report is made of.

/** What NAME.json holds: enough to write the chapter of the report again. */
export interface ExperimentData {
  readonly experiment: Experiment;
  readonly run: ExperimentRun;
  readonly rows: readonly Row[];
}

export function writeDataCsv({ columns }: Experiment, rows: readonly Row[]): string {
  const names = columns.map(({ name }) => name);
  return `${Papa.unparse({ fields: names, data: rows.map((row) => names.map((name) => row[name] ?? '')) }, { newline: '\n' })}\n`;
}

export function writeDataJson(
  { id, words, columns }: Experiment,
  run: ExperimentRun,
  rows: readonly Row[],
  { verdict, summary }: Pick<ExperimentFindings, 'verdict' | 'summary'>,
): string {
  const { id: number, started, scale, machine } = run;
  const { title, source, question } = words.en;
  const described = columns.map(({ name, title: meaning, unit, varies }) => ({ name, title: meaning, unit, varies }));
  const head = {
    experiment: id,
    title,
    source,
    question,
    run: { id: number, started, scale, machine },
    verdict: { answer: verdict.answer, sentence: verdict.sentence },
    summary: summary.map((text) => tell(text, plainSpeaker)),
    columns: described,
  };
  // One row a line: as readable as a table, and a difference between two files shows row by row.
  return `${JSON.stringify(head, null, 1).slice(0, -2)},\n "rows": [\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n ]\n}\n`;
}

/** Reads NAME.json. Titles and findings are made again from the rows, so a file cannot say other than what it holds. */
export function readDataJson(text: string, experiments: readonly Experiment[]): Result<ExperimentData> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const { value } = json;
  if (!isRecord(value) || typeof value['experiment'] !== 'string')
    return fail(
      'this is not data of an experiment: expected an object with "experiment", "run" and "rows", as "ninefold experiment" writes it',
    );
  const experiment = experiments.find(({ id }) => id === value['experiment']);
  if (!experiment)
    return fail('there is no experiment {found}; there are {known}', {
      found: showValue(value['experiment']),
      known: experiments.map(({ id }) => id).join(', '),
    });
  const run = readRun(value['run']);
  if (!run.ok) return run;
  const rows = readRows(value['rows'], experiment);
  return rows.ok ? ok({ experiment, run: run.value, rows: rows.value }) : rows;
}

const MOST_ROWS = 200_000;
/** A plan of more would not fit into memory. */
const MOST_RUNS = 5000;

function readRun(value: unknown): Result<ExperimentRun> {
  if (!isRecord(value)) return fail('"run" holds {found}; expected an object', { found: showValue(value) });
  const { id, started, machine } = value;
  if (!isWhole(id)) return fail('"run.id" holds {found}; expected a whole number', { found: showValue(id) });
  if (typeof started !== 'string' || Number.isNaN(Date.parse(started)))
    return fail('"run.started" holds {found}; expected a date', { found: showValue(started) });
  if (typeof machine !== 'string') return fail('"run.machine" holds {found}; expected words', { found: showValue(machine) });
  const scale = readScale(value['scale']);
  return scale.ok ? ok({ id, started, machine, scale: scale.value }) : scale;
}

function readScale(value: unknown): Result<ExperimentScale> {
  if (!isRecord(value)) return fail('"run.scale" holds {found}; expected an object', { found: showValue(value) });
  const { seed, runs, peers } = value;
  const size = SIZES.find((one) => one === value['size']);
  if (!isWhole(seed)) return fail('"run.scale.seed" holds {found}; expected a whole number', { found: showValue(seed) });
  if (!size) return fail('"run.scale.size" holds {found}; expected {known}', { found: showValue(value['size']), known: SIZES.join(', ') });
  if (runs !== undefined && !(isWhole(runs) && runs > 0 && runs <= MOST_RUNS))
    return fail('"run.scale.runs" holds {found}; expected a number of repetitions up to {most}', {
      found: showValue(runs),
      most: MOST_RUNS,
    });
  if (!Array.isArray(peers) || !peers.every((peer) => typeof peer === 'string'))
    return fail('"run.scale.peers" holds {found}; expected a list of names', { found: showValue(peers) });
  return ok({ seed, size, ...(runs === undefined ? {} : { runs }), peers });
}

function readRows(value: unknown, experiment: Experiment): Result<readonly Row[]> {
  if (!Array.isArray(value)) return fail('"rows" holds {found}; expected a list', { found: showValue(value) });
  if (value.length > MOST_ROWS) return fail('"rows" holds {rows} rows; at most {most} are read', { rows: value.length, most: MOST_ROWS });
  return experiment.read(value);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
