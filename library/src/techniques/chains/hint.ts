import type { Words } from '#core';

/**
 * A literal is a candidate with a truth value: 2 * (cell * size + value - 1) + 1 where the cell holds the value ("on"), one
 * less where it does not ("off"). Chains are implications between literals.
 */
export type LiteralNumber = number;

/** Why a literal follows: the number of a group, or one of these. */
export const IN_CELL = -1;
export const ASSUMED = -2;
export const BY_PATTERN = -3;

/** A cause that is a rule: the number of the rule, counted down from here. */
const RULES = -16;
export const causeOfRule = (rule: number): number => RULES - rule;
export const ruleOfCause = (cause: number): number | undefined => (cause <= RULES ? RULES - cause : undefined);

/** A literal with the literals that imply it. */
export interface Implied {
  readonly literal: LiteralNumber;
  readonly from: readonly Implied[];
  readonly cause: number;
  /** The pattern or the nested chain that gave it, where the cause is BY_PATTERN. */
  readonly by?: Words<string>;
  readonly nested?: ChainHint;
}

export type ChainKind = 'cycle' | 'chain' | 'contradiction' | 'double' | 'cell' | 'region';

/** What a search for chains found, before it becomes a deduction. */
export interface ChainHint {
  readonly kind: ChainKind;
  readonly name: string;
  readonly rating: number;
  readonly complexity: number;
  /** Breaks ties between hints of equal rating and length, as Sudoku Explainer does. */
  readonly sortKey: number;
  /** Candidates (cell * size + value - 1) that fall. */
  readonly removals: readonly number[];
  /** The candidate that is placed; -1 where none is. */
  readonly placement: number;
  /** The ends of its chains. */
  targets(): readonly Implied[];
  /** The literal that is assumed, where there is only one assumption. */
  readonly source?: LiteralNumber;
  /** The house whose places are tried, for region chains. */
  readonly house?: number;
}

/**
 * What the length of a chain adds to its rating: a tenth for each of 4, 6, 8, 12, 16, 24, ... that it passes. Added up
 * in floating point as Sudoku Explainer does, because its order of hints depends on the last digit.
 */
export function lengthRating(complexity: number): number {
  let added = 0;
  let ceiling = 4;
  for (let isOdd = false; complexity - 2 > ceiling; isOdd = !isOdd) {
    added += 0.1;
    ceiling = isOdd ? Math.trunc((ceiling * 4) / 3) : Math.trunc((ceiling * 3) / 2);
  }
  return added;
}

/** Whether a hint comes before another; ties go to the one that was found first. */
export function isBefore(rating: number, complexity: number, sortKey: number, than: ChainHint | undefined): boolean {
  if (!than) return true;
  if (rating !== than.rating) return rating < than.rating;
  if (complexity !== than.complexity) return complexity < than.complexity;
  return sortKey < than.sortKey;
}

/** All hints in order, without those that remove the same as an earlier one. */
export function sortHints(hints: readonly ChainHint[]): ChainHint[] {
  const sorted = [...hints].sort((a, b) => a.rating - b.rating || a.complexity - b.complexity || a.sortKey - b.sortKey);
  const seen = new Set<string>();
  return sorted.filter(({ removals }) => {
    const key = [...removals].sort((a, b) => a - b).join();
    return !seen.has(key) && seen.add(key);
  });
}

/** The literals that a target rests on, itself first, level by level, each once. */
export function ancestry(target: Implied): Implied[] {
  const seen = new Set<LiteralNumber>();
  const all: Implied[] = [];
  for (let level: readonly Implied[] = [target]; level.length > 0; ) {
    const next: Implied[] = [];
    for (const node of level) {
      if (seen.has(node.literal)) continue;
      seen.add(node.literal);
      all.push(node);
      next.push(...node.from);
    }
    level = next;
  }
  return all;
}

/** A hint's chains as text, so that chains of the same literals are known to be the same. */
function fullKey(hint: ChainHint): string {
  return hint
    .targets()
    .map((target) =>
      ancestry(target)
        .map(({ literal }) => literal)
        .join(),
    )
    .join(';');
}

/** The complexity of the nested chains that some targets rest on, each different one counted once. */
export function nestedComplexity(targets: readonly Implied[]): number {
  const seen = new Set<string>();
  let sum = 0;
  for (const target of targets) {
    for (const { nested } of ancestry(target)) {
      if (!nested) continue;
      const key = fullKey(nested);
      if (!seen.has(key)) sum += nested.complexity;
      seen.add(key);
    }
  }
  return sum;
}
