import { z } from 'zod';
import { JOB_STATES, type Job, shareOf } from '#jobs';

/** What a job looks like. */
export const jobSchema = z
  .object({
    id: z.string(),
    operation: z.string(),
    request: z.looseObject({}),
    label: z.string().optional(),
    state: z.enum(JOB_STATES),
    created: z.number().describe('Milliseconds since 1970.'),
    finished: z.number().optional(),
    share: z.number().describe('How much is done, from 0 to 1.'),
    partsDone: z.number(),
    partsOpen: z.number(),
    nodes: z.number(),
    spentMs: z.number().describe('Milliseconds of one thread.'),
    items: z.number().describe('Results that are stored so far.'),
    result: z.looseObject({}).optional().describe('What came of it; while it runs, and where it was cancelled or failed, what is known.'),
    error: z.string().optional(),
  })
  .meta({ id: 'Job' });

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
