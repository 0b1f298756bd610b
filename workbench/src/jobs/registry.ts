import { certify } from './certify.ts';
import { count, unique } from './count.ts';
import { experiment } from './experiment.ts';
import { file } from './file.ts';
import { generate } from './generate.ts';
import type { Job } from './job.ts';
import type { JobOperation } from './operation.ts';
import { records } from './records.ts';
import { solutions } from './solutions.ts';

/** Every operation that runs as a job. The only list: the API, the workers and the tests read it. */
export const jobOperations: readonly JobOperation[] = [count, unique, solutions, certify, file, generate, records, experiment];

/** The operation of an id that is known to be one. */
export function jobOperation(id: string): JobOperation {
  const found = jobOperations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no job operation ${id}`);
  return found;
}

/** How much of a job is done, from 0 to 1: by its parts, or by its items where this many of them end it. */
export function shareOf({ operation, request, state, share, items }: Job): number {
  const { mostItems, isEndless } = jobOperation(operation);
  if (state === 'done') return 1;
  const byItems = Math.min(1, items / (mostItems?.(request) ?? Number.POSITIVE_INFINITY));
  return isEndless ? byItems : Math.max(share, byItems);
}
