import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import type { Experiment, Row } from '../experiment.ts';
import { rowsOf } from '../run.ts';
import type { ResultStore, Run } from '../store.ts';
import { type Chapter, writePage } from './html.ts';

/** Writes DIR/index.html and, for each experiment, its data and its picture, from what the database holds of a run. */
export async function writeReport(folder: string, store: ResultStore, run: Run, experiments: readonly Experiment[]): Promise<void> {
  // Loaded here because drawing needs large libraries and most commands draw nothing.
  const { drawFigure } = await import('./draw.ts');
  mkdirSync(folder, { recursive: true });
  const chapters = experiments.map((experiment): Chapter => {
    const rows = rowsOf(experiment, store, run);
    const findings = experiment.report(rows, run.scale);
    const svg = drawFigure(findings.figure);
    save(join(folder, `${experiment.id}.csv`), writeCsv(experiment, rows));
    save(join(folder, `${experiment.id}.json`), writeJson(experiment, run, rows, findings.summary));
    save(join(folder, `${experiment.id}.svg`), svg);
    const total = experiment.plan(run.scale).length;
    return {
      experiment,
      findings,
      svg,
      done: rows.length,
      total,
      cpuSeconds: rows.reduce((sum, row) => sum + Number(row['cpuSeconds']), 0),
    };
  });
  save(join(folder, 'index.html'), writePage(run, chapters));
}

/** Over the old file in one step, so that a reader never sees half of it and a full disk leaves the old one. */
function save(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

function writeCsv({ columns }: Experiment, rows: readonly Row[]): string {
  const names = [...columns.map(({ name }) => name), 'cpuSeconds'];
  return `${Papa.unparse({ fields: names, data: rows.map((row) => names.map((name) => row[name] ?? '')) }, { newline: '\n' })}\n`;
}

function writeJson(
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
