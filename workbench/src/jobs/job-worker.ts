import type { Result } from '#core';
import { Workshop } from '#operations';
import { stepBack, workerSettings } from '#pools';
import type { PartResult, PartWork, WorkerSettings } from './executor.ts';
import type { JobTools, Json } from './operation.ts';
import { jobOperation } from './registry.ts';

// What a thread or a process does for jobs.

const { places, nice } = workerSettings<WorkerSettings>();
const tools: JobTools = { workshop: new Workshop(), places };
stepBack(nice);

/** The first parts of a job. */
export function begin(task: { readonly operation: string; readonly request: Json }): Promise<Result<readonly Json[]>> {
  return jobOperation(task.operation).begin(task.request, tools);
}

/** Runs one part of a job. */
export async function runPart(work: PartWork): Promise<PartResult> {
  const began = performance.now();
  const operation = jobOperation(work.operation);
  const data = operation.part.mustRead(work.data);
  const request = operation.schema.mustRead(work.request);
  const outcome = await operation.run(data, request, tools);
  return { outcome, ms: performance.now() - began };
}
