import { complaintOf, fail, ok, type Result } from '#core';
import type { ExperimentFindings } from '../experiment.ts';
import type { ExperimentData } from './data-files.ts';

/** What was found in one experiment, ready to be shown; plain data. */
export interface Chapter {
  readonly id: string;
  readonly findings: ExperimentFindings;
  readonly done: number;
  /** How many measurements the run planned. */
  readonly total: number;
  readonly seconds: number;
}

/** Reads the rows. Those that came from a file may be any; what a report cannot make sense of is told. */
export function chapterOf({ experiment, run, rows }: ExperimentData): Result<Chapter> {
  const read = experiment.read(rows);
  if (!read.ok) return read;
  try {
    return ok({
      id: experiment.id,
      findings: experiment.report(rows, run.scale),
      done: rows.length,
      total: experiment.plan(run.scale).length,
      seconds: read.value.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    });
  } catch (error) {
    return fail('its rows are not those of {experiment}: {reason}', { experiment: experiment.id, reason: complaintOf(error) });
  }
}
