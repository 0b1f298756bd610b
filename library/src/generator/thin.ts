import { type Grid, type Kind, must, type Random, type Rule } from '#core';
import { withRules } from '#rules';
import type { RuleSet } from './layouts/index.ts';
import type { MakerParts } from './parts.ts';

/** What each proof may cost. */
export interface ThinSettings {
  readonly effort: number;
  readonly isCancelled?: (() => boolean) | undefined;
}

/** Whether rules are needed. */
export type RuleNeed = 'needed' | 'redundant' | 'unknown';

/** Decides of the rules of a puzzle with one solution whether it has that one alone without some of them. */
export class RuleTester {
  readonly #kind: Kind;
  readonly #givens: Grid;
  readonly #solution: Grid;
  readonly #parts: MakerParts;
  readonly #settings: ThinSettings;
  /** Other grids that keep the givens and the rules of the kind, and that some rule excludes: they answer most questions without a search. */
  readonly #others: Grid[] = [];

  constructor(kind: Kind, givens: Grid, solution: Grid, parts: MakerParts, settings: ThinSettings) {
    this.#kind = kind.base ?? kind;
    this.#givens = givens;
    this.#solution = solution;
    this.#parts = parts;
    this.#settings = settings;
  }

  /** Whether the solution is no longer the only one when only these rules are left. */
  test(left: readonly Rule[]): RuleNeed {
    // Some rules speak of what others leave out, so that the solution itself may be lost.
    if (!left.every((rule) => rule.holds(this.#solution, left))) return 'needed';
    if (this.#others.some((grid) => left.every((rule) => rule.holds(grid, left)))) return 'needed';
    const kind = must(withRules(this.#kind, left));
    const prober = this.#parts.makeProber(kind.geometry);
    prober.load(this.#givens);
    const { effort, isCancelled } = this.#settings;
    const { complete, count, last } = prober.ask({ limit: 2, wantsLast: true, effort, ...(isCancelled ? { isCancelled } : {}) });
    if (last?.some((value, cell) => value !== this.#solution[cell])) this.#others.push(last);
    return count > 1 ? 'needed' : complete ? 'redundant' : 'unknown';
  }
}

/**
 * Sets of rules that say something only together, such as dots of which none is left out, are taken apart where one of their rules can go by itself: the
 * others then stand for themselves.
 */
export function takeApart(tester: RuleTester, sets: readonly RuleSet[], standing: readonly Rule[]): RuleSet[] {
  let left = [...sets];
  for (const set of sets.filter(({ length }) => length > 1)) {
    const others = [...standing, ...left.filter((other) => other !== set).flat()];
    const idle = set.find((rule) => tester.test([...others, ...set.filter((other) => other !== rule)]) === 'redundant');
    if (idle) left = left.flatMap((other) => (other === set ? set.filter((rule) => rule !== idle).map((rule) => [rule]) : [other]));
  }
  return left;
}

/** The rules that stay, and whether each of them was found to be needed. */
export interface Thinned {
  readonly sets: RuleSet[];
  readonly isDecided: boolean;
}

/**
 * Takes out sets of rules, in a random order, as long as the solution stays the only one. A rule that is needed stays needed when others go, so one
 * pass decides. It ends after `patience` questions that led to nothing.
 */
export function thinRules(
  tester: RuleTester,
  sets: readonly RuleSet[],
  standing: readonly Rule[],
  random: Random,
  patience = Number.POSITIVE_INFINITY,
): Thinned {
  let left = [...sets];
  let inVain = 0;
  for (const set of random.shuffle([...sets])) {
    const without = left.filter((other) => other !== set);
    const need = tester.test([...standing, ...without.flat()]);
    if (need === 'redundant') left = without;
    if (need === 'unknown') inVain++;
    if (inVain >= patience) break;
  }
  return { sets: left, isDecided: inVain === 0 };
}

/** Whether every rule is needed, each taken alone; stops at the first that is not. */
export function areAllNeeded(tester: RuleTester, rules: readonly Rule[]): boolean | 'unknown' {
  let all: boolean | 'unknown' = true;
  for (const rule of rules) {
    const need = tester.test(rules.filter((other) => other !== rule));
    if (need === 'redundant') return false;
    if (need === 'unknown') all = 'unknown';
  }
  return all;
}
