import type { BudgetEnd, BudgetLimits } from '#core';

type Bounds = Pick<BudgetLimits, 'nodes' | 'timeMs'>;

/** Work that most often is small: it is tried here, under bounds of a moment, and handed over where these ended it. */
export interface FirstTry<Answer> {
  /** What the work may cost in all. */
  readonly asked: Bounds;
  /** What the try may cost. */
  readonly quick: Bounds;
  readonly here: (bounds: Bounds) => Answer;
  /** Which bound ended it. */
  readonly endOf: (answer: Awaited<Answer>) => BudgetEnd | undefined;
  /** Begins again where there is room; `left` is what was asked for, less the time that the try took. */
  readonly handOver: (left: Bounds) => Promise<Awaited<Answer>>;
}

/**
 * Tries quickly, then hands over. What ended the try decides: a bound that the asker has set is the answer, one that only the try has is
 * not. A try that answers at once is answered at once, without a promise.
 */
export function tryFirst<Answer>({ asked, quick, here, endOf, handOver }: FirstTry<Answer>): Answer | Promise<Awaited<Answer>> {
  const began = performance.now();
  const bounds = { ...least('nodes', asked, quick), ...least('timeMs', asked, quick) };
  const isCutShort = (answer: Awaited<Answer>): boolean => {
    const end = endOf(answer);
    return (end === 'nodes' && bounds.nodes !== asked.nodes) || (end === 'time' && bounds.timeMs !== asked.timeMs);
  };
  const left = (): Bounds => ({
    ...asked,
    ...(asked.timeMs === undefined ? {} : { timeMs: Math.max(0, asked.timeMs - (performance.now() - began)) }),
  });
  const first = here(bounds);
  if (first instanceof Promise) return first.then((answer: Awaited<Answer>) => (isCutShort(answer) ? handOver(left()) : answer));
  return isCutShort(first as Awaited<Answer>) ? handOver(left()) : first;
}

/** The smaller of two bounds, where there is one. */
function least(name: keyof Bounds, one: Bounds, other: Bounds): Bounds {
  const bound = Math.min(one[name] ?? Number.POSITIVE_INFINITY, other[name] ?? Number.POSITIVE_INFINITY);
  return bound === Number.POSITIVE_INFINITY ? {} : { [name]: bound };
}
