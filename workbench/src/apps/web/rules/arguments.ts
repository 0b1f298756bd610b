import type { Puzzle } from '#core';
import type { ExplainedStep } from '#operations';
import { rulesOf } from '#techniques';

/** The first step of every technique that argues by a rule of this sort, as places in the list of steps. */
export function argumentsBy(id: string, { geometry, rules }: Puzzle, steps: readonly ExplainedStep[]): number[] {
  const first = new Map<string, number>();
  for (const [i, step] of steps.entries()) {
    const isOwn = rulesOf(geometry, step).some((rule) => rules[rule]!.id === id);
    if (isOwn && !first.has(step.technique)) first.set(step.technique, i);
  }
  return [...first.values()];
}
