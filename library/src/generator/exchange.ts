import type { Cell, Grid } from '#core';
import type { Prober } from '#engines';
import { type Dug, dig } from './dig.ts';
import type { RuleSet } from './layouts/index.ts';

/** What an exchange works with. */
export interface ExchangeSettings {
  /** Clues that go together, in the order in which they are tried. */
  readonly orbits: readonly (readonly Cell[])[];
  /** What one proof may cost. */
  readonly effort: number;
  /** A prober of the kind with these sets of rules alone. */
  readonly proberOf: (sets: readonly RuleSet[]) => Prober;
  readonly isCancelled?: (() => boolean) | undefined;
}

/** Sets of rules in a row that could not be decided, after which no other is tried: with fewer clues it only gets harder. */
const PATIENCE = 3;

/**
 * A puzzle in which clues and rules are needed, where proofs with all rules at once take too long: it begins with the clues that are needed
 * without any rule, and takes in one set of rules after the other, each for the clues that can go because of it. A set that lets none go, or
 * with which some clue cannot be decided, is left out; so every proof on the way is a short one. Undefined where clues alone cannot be decided.
 */
export function exchange(
  solution: Grid,
  start: Grid,
  sets: readonly RuleSet[],
  settings: ExchangeSettings,
): { readonly sets: readonly RuleSet[]; readonly dug: Dug } | undefined {
  const { orbits, effort, proberOf, isCancelled } = settings;
  const question = { orbits, effort, patience: 1, ...(isCancelled ? { isCancelled } : {}) };
  let taken: readonly RuleSet[] = [];
  let dug = dig(proberOf(taken), solution, start, question);
  if (dug.undecided.length > 0) return undefined;
  let inVain = 0;
  for (const set of sets) {
    if (isCancelled?.() || inVain === PATIENCE) break;
    const more = [...taken, set];
    const next = dig(proberOf(more), solution, dug.givens, question);
    inVain = next.undecided.length > 0 ? inVain + 1 : 0;
    if (inVain > 0 || next.givens.every((value, cell) => value === dug.givens[cell])) continue;
    [taken, dug] = [more, next];
  }
  return { sets: taken, dug };
}
