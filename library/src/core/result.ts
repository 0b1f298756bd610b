import type { BudgetEnd } from './budget.ts';
import { type Complaint, ComplaintError, complain, type Holes } from './complaint.ts';
import type { Said } from './said.ts';

/** What a parser gives back: a value, or one sentence that a person can act on. */
export type Result<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Complaint);

/** Wraps a value that was read without complaint. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Wraps the sentence that says what was wrong and what was expected: fail('line {line} is empty', { line: 3 }), or one made before. */
export function fail<T = never>(complaint: Complaint): Result<T>;
export function fail<T = never>(text: Said['text'], holes?: Holes): Result<T>;
export function fail(first: Complaint | Said['text'], holes?: Holes): Result<never> {
  const { error, said } = typeof first === 'object' && 'error' in first ? first : complain(first, holes);
  return { ok: false, error, said };
}

/** A failure that is only that a bound came before the answer, so that more of it may give one. */
export function failedBy<T>(end: BudgetEnd, failure: Result<T>): Result<T> {
  return failure.ok ? failure : { ...failure, end };
}

/** The value where nothing can be wrong with it, or where a caller further up says what is: throws the complaint. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new ComplaintError(result);
  return result.value;
}
