import { JOB_STATES, type Job, shareOf } from '#jobs';
import { anything, number, object, oneOf, record, text } from '#schema';

/** What a job looks like. */
export const jobSchema = object({
  id: text(),
  operation: text(),
  request: record(anything()),
  label: text().optional(),
  state: oneOf(JOB_STATES),
  created: number().describe('Milliseconds since 1970.'),
  finished: number().optional(),
  share: number().describe('How much is done, from 0 to 1.'),
  partsDone: number(),
  partsOpen: number(),
  nodes: number(),
  spentMs: number().describe('Milliseconds of one thread.'),
  items: number().describe('Results that are stored so far.'),
  result: record(anything()).optional().describe('What came of it; while it runs, and where it was cancelled or failed, what is known.'),
  error: text().optional(),
});

/** A job as it is shown: long texts of its request are cut, because whoever sent them has them. */
export function shown(job: Job): Job {
  const request = Object.fromEntries(
    Object.entries(job.request).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > 2000 ? `${value.slice(0, 2000)}...` : value,
    ]),
  );
  return { ...job, request, share: shareOf(job) };
}
