import { convert } from './convert.ts';
import { generate } from './generate.ts';
import { explain, hint, rate } from './logic.ts';
import type { Operation } from './operation.ts';
import { print } from './print.ts';
import { candidates, check, count, solve } from './solving.ts';

/** Every operation that can be asked for by plain data. The only list: routes, jobs and the description of the API are made from it. */
export const operations: readonly Operation[] = [solve, count, check, candidates, hint, explain, rate, generate, convert, print];

/** The operation of an id. */
export function findOperation(id: string): Operation | undefined {
  return operations.find((operation) => operation.id === id);
}

export { orderFields } from './generate.ts';
export { type Answer, type Document, isDocument, type Operation } from './operation.ts';
export { DEFAULT_LIMITS, puzzleFields, type RequestLimits, readPuzzle } from './request.ts';
export { Workshop } from './workshop.ts';
