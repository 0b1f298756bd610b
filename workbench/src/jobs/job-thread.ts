import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { ok, type Result } from '#core';
import { type Answered, answerRequest, type Limits, Workshop } from '#operations';
import { findOperation } from '#questions';
import type { PartResult, PartWork } from './executor.ts';
import type { JobTools, Json } from './operation.ts';
import { jobOperation } from './registry.ts';
import { runPart as runPartWith } from './run-part.ts';

// What a worker thread of the service does: answers to requests, and parts of jobs.

const workshop = new Workshop();
const { places, nice } = settingsOf(workerData);

// On Linux this is for the calling thread alone: long work gives way to the thread that takes requests.
if (process.platform === 'linux') setPriority(nice);

/** Piscina wraps what we hand it. */
function settingsOf(data: unknown): { places: number; nice: number } {
  const own = Array.isArray(data) ? data.find((item) => item !== null && typeof item === 'object' && 'places' in item) : data;
  return { places: 5000, nice: 10, ...(own as object | undefined) };
}

const tools: JobTools = { workshop, places };

/** Answers one request. */
export function answer(task: { readonly operation: string; readonly request: Json; readonly limits: Limits }): Promise<Result<Answered>> {
  const operation = findOperation(task.operation);
  if (!operation) throw new Error(`no operation ${task.operation}`);
  return answerRequest(operation, task.request, workshop, { limits: task.limits });
}

/** The first parts of a job. */
export function begin(task: { readonly operation: string; readonly request: Json }): Promise<Result<readonly Json[]>> {
  return jobOperation(task.operation).begin(task.request, tools);
}

/** Runs one part of a job. */
export function runPart(work: PartWork): Promise<PartResult> {
  return runPartWith(work, tools);
}

/** Does nothing, so that a thread is there before the first work comes. */
export function warm(): Promise<Result<true>> {
  return Promise.resolve(ok(true));
}
