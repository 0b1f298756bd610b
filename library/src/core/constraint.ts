import type { Cell, Value } from './cell.ts';
import type { GroupName, Words } from './said.ts';

/**
 * What rules beyond all-different come down to. Engines see these and never a rule; the other primitive, the group, stands with
 * the groups of the geometry. Cells from `cellCount` on are hidden ones. Values are counted from 1 as everywhere in an engine:
 * the numbers that people write, which may begin at 0, are gone by here.
 */
export interface Constraints {
  /** How many values each hidden cell has, at most `size`. Nobody sees them: a grid is a solution when some values of theirs complete it. */
  readonly hidden: readonly number[];
  /** Cells that may hold some values only; `openCandidates` knows them, so few engines need to look here. */
  readonly masks: readonly Mask[];
  readonly relations: readonly Relation[];
  readonly sums: readonly Sum[];
  readonly sequences: readonly Sequence[];
  readonly clauses: readonly Clause[];
  /** The rules that all this comes from, in the order of the puzzle; what a primitive names as its `rule`. */
  readonly rules: readonly RuleName[];
}

/** What sentences and drawings know of a rule: engines have no use for it. */
export interface RuleName {
  readonly called: GroupName;
  /** Its line. */
  readonly text: string;
  /** The cells that it names; none for rules about the whole grid. */
  readonly cells: readonly Cell[];
}

/** A primitive says by its number which rule it comes from, once the rule stands among others; explanations ask for it. */
interface OfRule {
  readonly rule?: number;
}

export interface Mask extends OfRule {
  readonly cell: Cell;
  readonly values: readonly Value[];
}

/** Which pairs of values two different cells may hold. */
export interface Relation extends OfRule {
  readonly cells: readonly [Cell, Cell];
  /** 1 at (a - 1) * size + b - 1 where the first may hold a beside b; relations that say the same share one table. */
  readonly table: Uint8Array;
}

/** The values of different cells, each times its weight, add up to one of the totals. */
export interface Sum extends OfRule {
  readonly cells: readonly Cell[];
  readonly weights: readonly number[];
  /** In rising order. */
  readonly totals: readonly number[];
}

/**
 * The values along a list of cells, in which a cell may come twice, are accepted by an automaton. It is unrolled over the positions:
 * `layers[i][state * size + value - 1]` is the state behind position i, or `NO_STATE`. It starts in state 0, every state can still
 * come to an end, and all states behind the last position accept. Sequences that say the same share their layers.
 */
export interface Sequence extends OfRule {
  readonly cells: readonly Cell[];
  readonly layers: readonly Uint16Array[];
  /** How people list what keeps it, where they do. */
  readonly told?: Told;
}

/** What people list of a line with a clue: what lies between the ends of a sandwich, which skyscrapers are seen. Explanations ask for it. */
export interface Told {
  /** A clause that says so of `{sets}`. */
  readonly words: Words<string>;
  /** The sets of values of all lines within masks, one mask a cell; undefined where they are too many. `differ` says that no value comes twice. */
  sets(masks: ArrayLike<number>, differ: boolean): Value[][] | undefined;
}

export const NO_STATE = 0xffff;

/** That a cell holds a value, or does not. */
export interface Literal {
  readonly cell: Cell;
  readonly value: Value;
  readonly holds: boolean;
}

/** At least one of the literals is true. */
export interface Clause extends OfRule {
  readonly literals: readonly Literal[];
}

/** What a kind without rules has. */
export const NO_CONSTRAINTS: Constraints = { hidden: [], masks: [], relations: [], sums: [], sequences: [], clauses: [], rules: [] };

/** Whether rules say anything that groups do not. */
export function isRuled(constraints: Constraints): boolean {
  return hasConstraints(constraints) || constraints.masks.length > 0;
}

/** Whether there is anything that groups and candidates do not say. */
export function hasConstraints({ hidden, relations, sums, sequences, clauses }: Constraints): boolean {
  return hidden.length + relations.length + sums.length + sequences.length + clauses.length > 0;
}
