import type { z } from 'zod';
import type { Result } from '#core';
import type { RequestLimits } from './request.ts';
import type { Workshop } from './workshop.ts';

/** What an operation answers: a JSON object, or bytes of a type such as `application/pdf`. */
export type Answer = Readonly<Record<string, unknown>> | Document;

/** An answer that is a file. */
export interface Document {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** `budget` where something was left out for lack of time. */
  readonly status: 'complete' | 'budget';
}

/** Whether an answer is a file. */
export function isDocument(answer: Answer): answer is Document {
  return 'bytes' in answer && answer['bytes'] instanceof Uint8Array;
}

/**
 * An operation as a request: plain data in, plain data out. HTTP, worker threads and jobs over files run what stands in the
 * registry, and the description of the API is made from it.
 */
export interface Operation<Request = Record<string, unknown>> {
  readonly id: string;
  readonly summary: string;
  readonly schema: z.ZodType<Request>;
  /** What a JSON answer looks like; undefined where the answer is a file. */
  readonly response?: z.ZodType;
  /** A request that works, for the description of the API and the tests. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Whether a job may run it over a file of puzzles. */
  readonly overFiles?: boolean;
  /** The answer, or a sentence that says what is wrong with the request. */
  answer(request: Request, limits: RequestLimits, workshop: Workshop): Promise<Result<Answer>>;
}

/** Forgets the type of the request for the list of all; the schema of each guards its own. */
export function defineOperation<Request>(operation: Operation<Request>): Operation {
  return operation as unknown as Operation;
}
