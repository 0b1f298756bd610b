import { complain, fail, type Hole, ok, type Result } from '#core';

/** Parses JSON; the sentence on failure gives the parser's reason. */
export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    // The parser quotes the whole text in some messages, and line breaks with it.
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 120);
    return fail('this is not valid JSON: {reason}', { reason });
  }
}

/** Whether a value is an object with properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value for a sentence: short ones as they are, others by what they are. */
export function showValue(value: unknown): Hole {
  if (Array.isArray(value)) return complain('a list');
  if (isRecord(value)) return complain('an object');
  const text = JSON.stringify(value);
  if (text === undefined) return complain('nothing');
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
