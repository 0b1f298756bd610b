import type { Cell, Grid } from '#core';
import type { Prober, Question } from '#engines';

export interface Necessity {
  /** `unknown` where a proof ran out of effort and no clue was found redundant. */
  readonly minimal: boolean | 'unknown';
  readonly undecided: readonly Cell[];
}

/** The same question, cancelled at its second look at the soonest: most are answered in a moment, which there always is. */
export function afterAMoment<Asked extends Pick<Question, 'isCancelled'>>(question: Asked): Asked {
  let looks = 0;
  return { ...question, isCancelled: () => looks++ > 0 && question.isCancelled?.() === true };
}

/** Tests each clue of a puzzle with one solution alone; stops at the first that can go. */
export function testEach(prober: Prober, givens: Grid, asked: Omit<Question, 'limit'>): Necessity {
  const question = afterAMoment(asked);
  prober.load(givens);
  const undecided: Cell[] = [];
  for (const [cell, value] of givens.entries()) {
    if (value === 0) continue;
    prober.bar(cell, value);
    const { complete, count } = prober.ask({ ...question, limit: 1 });
    prober.fix(cell, value);
    if (complete && count === 0) return { minimal: false, undecided: [] };
    if (count === 0) undecided.push(cell);
  }
  return { minimal: undecided.length > 0 ? 'unknown' : true, undecided };
}
