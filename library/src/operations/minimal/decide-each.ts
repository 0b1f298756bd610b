import { Budget, type BudgetEnd } from '#core';

/** What can go of some things, each taken alone, and what a budget left undecided. */
export interface Decided<T> {
  readonly redundant: readonly T[];
  readonly undecided: readonly T[];
  /** Which bound left something undecided. */
  readonly end?: BudgetEnd;
}

/** Decides of each thing whether it can go; all of them share the time, each has its own nodes. */
export function decideEach<T>(
  things: Iterable<T>,
  limits: { readonly nodesEach?: number | undefined; readonly timeMs?: number | undefined },
  decide: (thing: T, budget: Budget) => 'needed' | 'redundant' | 'undecided',
): Decided<T> {
  const redundant: T[] = [];
  const undecided: T[] = [];
  let end: BudgetEnd | undefined;
  const whole = new Budget(limits.timeMs === undefined ? {} : { timeMs: limits.timeMs });
  for (const thing of things) {
    const budget = new Budget({
      timeMs: Math.max(0, whole.timeLeftMs),
      ...(limits.nodesEach === undefined ? {} : { nodes: limits.nodesEach }),
    });
    const verdict = decide(thing, budget);
    if (verdict === 'redundant') redundant.push(thing);
    if (verdict !== 'undecided') continue;
    undecided.push(thing);
    end = budget.end;
  }
  return { redundant, undecided, ...(end ? { end } : {}) };
}
