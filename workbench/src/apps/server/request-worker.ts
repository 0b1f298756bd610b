import type { Result } from '#core';
import { type Answered, answerRequest, type Limits, Workshop } from '#operations';
import { stepBack, workerSettings } from '#pools';
import { findOperation } from '#questions';

// What a thread does for requests.

const workshop = new Workshop();
stepBack(workerSettings<{ readonly nice: number }>().nice);

/** Answers one request that its schema has read. */
export function answer(task: { readonly operation: string; readonly request: object; readonly limits: Limits }): Promise<Result<Answered>> {
  const operation = findOperation(task.operation);
  if (!operation) throw new Error(`no operation ${task.operation}`);
  return answerRequest(operation, task.request, workshop, { limits: task.limits });
}

/** Does nothing, so that a thread is there before the first request comes. */
export function warm(_: object): void {}
