/** What a parser gives back: a value, or one sentence that a person can act on. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** Wraps a value that was read without complaint. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Wraps the sentence that says what was wrong and what was expected. */
export function fail<T = never>(error: string): Result<T> {
  return { ok: false, error };
}
