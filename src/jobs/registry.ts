import { count, unique } from './count.ts';
import { experiment } from './experiment.ts';
import { file } from './file.ts';
import { generate } from './generate.ts';
import type { JobOperation } from './operation.ts';
import { solutions } from './solutions.ts';

/** Every operation that runs as a job. The only list: the API, the workers and the tests read it. */
export const jobOperations: readonly JobOperation[] = [count, unique, solutions, file, generate, experiment];

/** The operation of an id that is known to be one. */
export function jobOperation(id: string): JobOperation {
  const found = jobOperations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no job operation ${id}`);
  return found;
}
