import { type Complaint, complain, type Hole } from './complaint.ts';

/** What a parser gives back: a value, or one sentence that a person can act on. */
export type Result<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Complaint);

/** Wraps a value that was read without complaint. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Wraps the sentence that says what was wrong and what was expected: fail`line ${3} is empty`, or one that was made before. */
export function fail<T = never>(complaint: Complaint): Result<T>;
export function fail<T = never>(parts: TemplateStringsArray, ...holes: readonly Hole[]): Result<T>;
export function fail(first: Complaint | TemplateStringsArray, ...holes: readonly Hole[]): Result<never> {
  const { error, said } = 'error' in first ? first : complain(first, ...holes);
  return { ok: false, error, said };
}
