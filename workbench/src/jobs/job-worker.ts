import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import type { Result } from '#core';
import { type Answered, answerRequest, type Limits, Workshop } from '#operations';
import { workerSettings } from '#pools';
import { findOperation } from '#questions';
import type { PartResult, PartWork, WorkerSettings } from './executor.ts';
import type { JobTools, Json } from './operation.ts';
import { jobOperation } from './registry.ts';

// What a thread or a process of the service does: answers to requests, and parts of jobs.

const { places, nice } = workerSettings<WorkerSettings>();
const tools: JobTools = { workshop: new Workshop(), places };

// Long work gives way to the thread that takes requests. Only on Linux this is for the calling thread alone.
if (isMainThread || process.platform === 'linux') setPriority(nice);

/** Answers one request. */
export function answer(task: { readonly operation: string; readonly request: Json; readonly limits: Limits }): Promise<Result<Answered>> {
  const operation = findOperation(task.operation);
  if (!operation) throw new Error(`no operation ${task.operation}`);
  return answerRequest(operation, task.request, tools.workshop, { limits: task.limits });
}

/** The first parts of a job. */
export function begin(task: { readonly operation: string; readonly request: Json }): Promise<Result<readonly Json[]>> {
  return jobOperation(task.operation).begin(task.request, tools);
}

/** Runs one part of a job. */
export async function runPart({ operation, request, data }: PartWork): Promise<PartResult> {
  const began = performance.now();
  const outcome = await jobOperation(operation).run(data, request, tools);
  return { outcome, ms: performance.now() - began };
}

/** Does nothing, so that a thread is there before the first work comes. */
export function warm(_: object): void {}
