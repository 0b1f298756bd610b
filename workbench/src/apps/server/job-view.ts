import { JOB_STATES, type Job, jobOperation, shareOf } from '#jobs';
import { anything, number, type OutOf, object, oneOf, record, text } from '#schema';

const words = object({ en: text(), de: text(), fr: text() });

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
  title: words.describe('What the operation is called, by language.'),
  told: record(anything()).optional().describe('What came of it as a sentence: a text by language with named holes, and their parts.'),
});

/** A job as it is shown: long texts of its request are cut, because the sender has them. */
export function jobView(job: Job): OutOf<typeof jobSchema> {
  const request = Object.fromEntries(
    Object.entries(job.request).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > 2000 ? `${value.slice(0, 2000)}...` : value,
    ]),
  );
  const { words: names, tell } = jobOperation(job.operation);
  return {
    ...job,
    request,
    share: shareOf(job),
    title: { en: names.en.title, de: names.de.title, fr: names.fr.title },
    ...(job.result ? { told: { ...tell(job.result, job.state === 'running') } } : {}),
  };
}
