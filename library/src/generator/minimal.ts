import type { Cell, Grid } from '#core';
import type { Prober, Question } from '#engines';

export interface Necessity {
  /** `unknown` where a proof ran out of effort and no clue was found redundant. */
  readonly minimal: boolean | 'unknown';
  readonly undecided: readonly Cell[];
}

/** Tests each clue of a puzzle with one solution alone; stops at the first that can go. */
export function testEach(prober: Prober, givens: Grid, question: Omit<Question, 'limit'>): Necessity {
  prober.load(givens);
  const undecided: Cell[] = [];
  for (const [cell, value] of givens.entries()) {
    if (value === 0) continue;
    if (question.isCancelled?.()) {
      undecided.push(cell);
      continue;
    }
    prober.bar(cell, value);
    const { complete, count } = prober.ask({ ...question, limit: 1 });
    prober.fix(cell, value);
    if (complete && count === 0) return { minimal: false, undecided: [] };
    if (count === 0) undecided.push(cell);
  }
  return { minimal: undecided.length > 0 ? 'unknown' : true, undecided };
}
