import { type Complaint, complain, type Hole } from './complaint.ts';
import { isList, isRecord } from './is-record.ts';
import { fail, type Result } from './result.ts';

/*
 * Types keep a careful caller from handing over the wrong thing; JSON, forms and plain JavaScript do not. Whatever takes text or ids from
 * outside says so in a sentence and does not break.
 */

/** A value for a sentence: short ones as they are, others by what they are. */
export function showValue(value: unknown): Hole {
  if (isList(value)) return complain('a list');
  if (typeof value === 'object' && value !== null) return complain('an object');
  const text = typeof value === 'bigint' ? String(value) : JSON.stringify(value);
  if (text === undefined) return complain('nothing');
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}

/** An unknown id, for a sentence that quotes it. */
export function showId(id: unknown): Hole {
  return typeof id === 'string' ? id.slice(0, 60) : showValue(id);
}

/** The sentence about a value that is something else than what was expected. */
export function expected(takes: Complaint, value: unknown): Result<never> {
  return fail('expected {takes}, found {found}', { takes, found: showValue(value) });
}

/** The sentence about a value that is no text; undefined for texts. */
export function refuseAllButText(value: unknown): Result<never> | undefined {
  return typeof value === 'string' ? undefined : expected(complain('a text'), value);
}

/** The sentence about a value that has no fields; undefined for objects. */
export function refuseAllButFields(value: unknown): Result<never> | undefined {
  return isRecord(value) ? undefined : expected(complain('an object'), value);
}
