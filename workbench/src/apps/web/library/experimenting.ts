import { type Complaint, complaintOf } from '#core';
import {
  type Chapter,
  chapterOf,
  type ExperimentData,
  type ExperimentRun,
  experiments,
  makeMeasurement,
  readDataJson,
  type Size,
  writeDataCsv,
  writeDataJson,
} from '#measuring/experiments';
import type { Instruments, Row } from '#measuring/tools';
import type { Reporting } from './reporting.ts';

/** An experiment, as the page lists it. */
export interface ExperimentEntry {
  readonly id: string;
  /** Seconds that each size is expected to take, and how many measurements it has. */
  readonly sizes: readonly { readonly size: Size; readonly measurements: number; readonly seconds: number | undefined }[];
}

/** The data of an experiment as plain data. */
export interface PlainData {
  readonly id: string;
  readonly run: ExperimentRun;
  readonly rows: readonly Row[];
}

export type ChapterAnswer =
  | { readonly ok: true; readonly data: PlainData; readonly chapter: Chapter }
  | ({ readonly ok: false } & Complaint);

/** How far a run in the page is; `row` is the measurement that was made just now. */
export interface PageRunProgress {
  readonly done: number;
  readonly total: number;
  readonly row?: Row;
  readonly failure?: Complaint;
}

/** What a page is patient enough for; the full size belongs to the command line. */
const SIZES_HERE = ['tiny', 'quick'] as const;
export type SizeHere = (typeof SIZES_HERE)[number];

export function listExperiments(): ExperimentEntry[] {
  return experiments.map((experiment) => ({
    id: experiment.id,
    sizes: SIZES_HERE.map((size) => ({
      size,
      measurements: experiment.plan({ seed: 1, size, peers: [] }).length,
      seconds: size === 'quick' ? experiment.expect.quick : undefined,
    })),
  }));
}

/** Reads NAME.json of a report. */
export function openReport(text: string): ChapterAnswer {
  const data = readDataJson(text, experiments);
  return data.ok ? answer(data.value) : data;
}

/** The chapter of rows that were measured here. */
export function writeChapter({ id, run, rows }: PlainData): ChapterAnswer {
  return answer({ experiment: byId(id), run, rows });
}

/** The data as a file. */
export function writeData({ id, run, rows, as }: PlainData & { readonly as: 'csv' | 'json' }): string {
  const experiment = byId(id);
  return as === 'csv' ? writeDataCsv(experiment, rows) : writeDataJson(experiment, run, rows, experiment.report(rows, run.scale));
}

/**
 * Makes the measurements of a run one after the other and tells of each at once, so that the page keeps what is there when it ends
 * the worker. One that fails is told and does not end the others.
 */
export async function runExperiment({ id, run }: Omit<PlainData, 'rows'>, { report }: Reporting): Promise<{ readonly total: number }> {
  const plan = byId(id).plan(run.scale);
  const total = plan.length;
  report({ done: 0, total } satisfies PageRunProgress);
  for (const [index, parameters] of plan.entries()) {
    const done = index + 1;
    try {
      const row = await makeMeasurement({ experiment: id, parameters }, experiments, pageInstruments);
      report({ done, total, row } satisfies PageRunProgress);
    } catch (error) {
      report({ done, total, failure: complaintOf(error) } satisfies PageRunProgress);
    }
  }
  return { total };
}

/** A page has a clock and nothing else; who no longer wants the answer ends the worker. */
const pageInstruments: Instruments = {
  seconds: () => performance.now() / 1000,
  isCancelled: () => false,
  peers: () => [],
};

function answer(data: ExperimentData): ChapterAnswer {
  const chapter = chapterOf(data);
  if (!chapter.ok) return chapter;
  const { experiment, run, rows } = data;
  return { ok: true, data: { id: experiment.id, run, rows }, chapter: chapter.value };
}

function byId(id: string): (typeof experiments)[number] {
  const found = experiments.find((experiment) => experiment.id === id);
  if (!found) throw new Error(`there is no experiment ${id}`);
  return found;
}
