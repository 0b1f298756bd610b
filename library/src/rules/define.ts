import type { Cell, Complaint, Drawing, FieldValue, Result, Rule, Words } from '#core';
import type { Draft } from './draft.ts';
import type { Field } from './fields.ts';
import type { Space } from './space.ts';

/** Where a rule stands: the cells of its kind, and the other rules of its puzzle. */
export interface RuleSetting {
  readonly space: Space;
  readonly rules: readonly Rule[];
  /** Makes a hidden cell of this many values, from 1; only while compiling. */
  hide(values: number): Cell;
}

export interface RuleWords {
  readonly name: string;
  /**
   * How a sentence names one of them before what tells it from others: "cage", „Käfig“, « la cage ». Where it is missing the name stands in
   * quotation marks behind the word for a rule.
   */
  readonly called?: string;
  /** What it demands, in one or two sentences. */
  readonly rule: string;
}

/** Fields of a rule as they were found, for the reader of rules to judge. */
export type FoundFields = Readonly<Record<string, unknown>>;

/** How the Interactive Sudoku Solver spells a rule: a type and arguments, `.Type~argument~R1C1~R1C2`. */
export interface IssKey {
  readonly type: string;
  /** Types that meant the same in older texts; read, never written. */
  readonly older?: readonly string[];
  /** The rules that arguments stand for; undefined where they stand for another rule that shares the type. */
  read(args: readonly string[], space: Space, type: string): Result<readonly FoundFields[]> | undefined;
  /** The arguments that say the rule, one list or several; says why where none do. */
  write(fields: RuleFields, space: Space): Result<readonly (readonly string[])[]>;
}

/** A property of an f-puzzles document and one item of its list, or true for a property that is no list. */
export interface FPuzzlesEntry {
  readonly key: string;
  readonly item: unknown;
}

/** How f-puzzles spells a rule: a property of the document, true or a list of items. */
export interface FPuzzlesKey {
  readonly keys: readonly string[];
  /** The rules that an item stands for; undefined where it stands for another rule that shares the property. */
  read(item: unknown, space: Space, key: string): Result<readonly FoundFields[]> | undefined;
  /** What says the rule; says why where nothing does. */
  write(fields: RuleFields, space: Space, rules: readonly Rule[]): Result<readonly FPuzzlesEntry[]>;
}

/** What others call a rule; the formats read this. */
export interface RuleKeys {
  /** Its properties in an f-puzzles document, and how their items are read and written. */
  readonly fPuzzles?: FPuzzlesKey;
  /** Its type in the strings of the Interactive Sudoku Solver, and how its arguments are read and written. */
  readonly iss?: IssKey;
}

/** A rule as its file states it. `holds` and `compile` are written by different thoughts on purpose: a random test compares them. */
interface RuleDefinition<Values> {
  readonly id: string;
  /** A small puzzle with one solution, which has others without this rule: its kind, its rules as lines, its clues. */
  readonly example: { readonly kind: string; readonly rules: readonly string[]; readonly puzzle: string };
  /** In the order in which a line has them. */
  readonly fields: { readonly [Name in keyof Values]: Field<Values[Name]> };
  /** Why it has no meaning on such a kind; undefined where it has, and left out where it has on every kind. */
  needs?(space: Space): Complaint | undefined;
  /** Why such fields make no sense together; undefined where they do. */
  refuses?(fields: Values, space: Space): Complaint | undefined;
  /** Whether the numbers keep it: its own meaning, for the checker. */
  holds(fields: Values, at: (cell: Cell) => number, setting: Omit<RuleSetting, 'hide'>): boolean;
  /** What engines see of it. */
  compile(fields: Values, setting: RuleSetting): readonly Draft[];
  draw(fields: Values, space: Space): readonly Drawing[];
  /** What it may become besides itself when the grid is turned: another rule, or the same with other words. */
  turnsInto?(fields: Values): readonly { readonly id: string; readonly fields: Readonly<Record<string, FieldValue>> }[];
  /** The field whose numbers are values, so that they become others where values do. */
  readonly holdsValues?: keyof Values & string;
  /** Whether it is a clue outside the grid, whose `path` is a straight line from there. */
  readonly isOutside?: true;
  readonly keys?: RuleKeys;
  readonly words: Words<RuleWords>;
}

/** A registered rule. */
export type RuleType = RuleDefinition<RuleFields>;
export type RuleFields = Readonly<Record<string, FieldValue | undefined>>;

/** States a rule. The one place where the types of its fields are forgotten: `read.ts` reads them by the same fields. */
export function defineRule<Values extends RuleFields>(definition: RuleDefinition<Values>): RuleType {
  return definition as unknown as RuleType;
}
