import type { RunResult } from '../library/theatre.ts';
import type { Translate } from '../texts.ts';

/** What a run came to, in a sentence: a budget is never passed off as an answer. */
export function resultWords(t: Translate, language: string, { status, count, end }: RunResult): string {
  const found = new Intl.NumberFormat(language).format(BigInt(count));
  if (status === 'budget') return t(`result.budget.${end ?? 'time'}`, { found });
  if (status === 'limit') return t(count === '1' ? 'result.one' : 'result.several', { found });
  return t(count === '0' ? 'result.none' : count === '1' ? 'result.only' : 'result.all', { found });
}
