import { fail, ok, type Result, refuseAllButText } from '#core';

/** Parses JSON; the sentence on failure gives the parser's reason. */
export function parseJson(text: string): Result<unknown> {
  const refusal = refuseAllButText(text);
  if (refusal) return refusal;
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    // The parser quotes the whole text in some messages, and line breaks with it.
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 120);
    return fail('this is not valid JSON: {reason}', { reason });
  }
}
