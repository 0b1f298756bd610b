import type { PartResult, PartWork } from './executor.ts';
import type { JobTools } from './operation.ts';
import { jobOperation } from './registry.ts';

/** Runs one part of a job here and now. */
export async function runPart({ operation, request, data }: PartWork, tools: JobTools): Promise<PartResult> {
  const began = performance.now();
  const outcome = await jobOperation(operation).run(data, request, tools);
  return { outcome, ms: performance.now() - began };
}
