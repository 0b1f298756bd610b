import type { Candidate, Cell, CellPart, Geometry, GroupName, Said, Value, Words } from '#core';
import type { Board } from './board.ts';

export type { Candidate };

/** One link of a chain of implications: a candidate that is true or false, and the earlier links that make it so. */
export interface Link extends Candidate {
  /** True where the cell holds the value, false where it does not. */
  readonly on: boolean;
  /** Positions of its reasons in the same chain; none for the assumption that the chain starts from. */
  readonly from: readonly number[];
  /** The group in which the reason works; undefined where it works inside the cell. */
  readonly house?: number;
  /** The rule by which the reason works, where it is one. */
  readonly rule?: number;
  /** The technique that gave the link, where it is more than a single: in English its very form, as `name` of a deduction. */
  readonly by?: Words<string>;
}

/** A chain from its assumption to what it implies, in an order in which reasons come first. */
export type Chain = readonly Link[];

/** A rule that keeps values out of cells. */
export interface RuleGround {
  readonly rule: number;
  readonly values: readonly Value[];
  readonly cells: readonly Cell[];
}

/**
 * One deduction as plain data: the command line prints it, a page lights it up, and the solver applies it.
 * At least one of `place` and `remove` is not empty, and every candidate named there is on the board.
 */
export interface Deduction {
  readonly technique: string;
  /** The name of the very form that was found, in Sudoku Explainer's words where it has one: "Unique Rectangle type 1". */
  readonly name: string;
  /**
   * Place on Sudoku Explainer's scale, in its own floating point; one digit after the point means something. Steps that rest on a rule have
   * a place beside these that is ours: Sudoku Explainer knows no rules.
   */
  readonly rating: number;
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  /** The cells that a reader has to look at. */
  readonly cells: readonly Cell[];
  /** The values that the argument is about. */
  readonly values: readonly Value[];
  /** The groups that a reader has to look at; for fish and locked candidates the bases first, then as many covers. */
  readonly houses: readonly number[];
  /** The candidates that form the pattern. */
  readonly candidates: readonly Candidate[];
  readonly chains?: readonly Chain[];
  /** The rules that a reader has to look at, by their number in the puzzle; none where the argument needs no rule. */
  readonly rules?: readonly number[];
  /** What rules keep out of cells, where a placement rests on that and nothing else of the grid does it. */
  readonly grounds?: readonly RuleGround[];
  /** The combinations of values that remain for the first of the rules, where they are few enough to be listed. */
  readonly combinations?: readonly (readonly Value[])[];
  /** The cells that the combinations are for, where these are not all cells of the first rule. */
  readonly combinedCells?: readonly Cell[];
  /** What the cells add up to, in the numbers that people write, where the argument finds a sum. */
  readonly total?: number;
  /** Which form of the argument it is, where a technique has several sentences. */
  readonly form?: string;
}

/** Finds deductions that a person could make. Reads a board, never writes one. */
export interface Technique {
  readonly id: string;
  readonly words: Words<TechniqueWords>;
  /** Other names by which people and papers know it. */
  readonly aliases?: readonly string[];
  /** Place in the order in which hints are looked for; low ranks first. */
  readonly rank: number;
  /** Place in the order in which Sudoku Explainer 1.2.1 looks; undefined where it does not know the technique. */
  readonly ratingRank?: number;
  /** From where to where it lies on Sudoku Explainer's scale. */
  readonly ratings: readonly [least: number, most: number];
  /**
   * Whether it counts as trial and error in the sense of the survey (002): a satisfactory puzzle needs none of these. Forcing chains do so only on
   * puzzles with rules, where one link may hide a table.
   */
  readonly trial?: boolean | 'with-rules';
  /** Whether its deductions may rest on every group and every rule, and not only on what they name. */
  readonly restsOnAll?: boolean;
  /** Whether the argument does not hold for such a geometry, or finds nothing there. */
  refuses?(geometry: Geometry): boolean;
  /** Whether the argument needs a puzzle that is known to have one solution; `find` yields nothing on other boards. */
  readonly needsUnique?: boolean;
  find(board: Board): Iterable<Deduction>;
  /** What its sentence speaks of beside the parts that every deduction has: cell, cells, value, values, house, houses, rule, rules, combinations and result. */
  readonly parts?: PartsOf;
}

/** What the sentence of a deduction speaks of. */
export type PartsOf = (deduction: Deduction, names: Names) => Said['parts'];

/** What a technique is called, what it argues, and the sentence for one of its deductions, in one language. */
export interface TechniqueWords {
  readonly name: string;
  /** The argument in one sentence, for lists. */
  readonly summary: string;
  /** The argument of a deduction: a text whose holes are its parts, or one for each form where there are several. */
  readonly why: string | Readonly<Record<string, string>>;
}

/** Cells, values and groups of a puzzle as parts of a sentence. */
export interface Names {
  cell(cell: Cell): CellPart;
  cells(cells: readonly Cell[]): CellPart[];
  value(value: Value): string;
  values(values: readonly Value[]): string[];
  house(group: number): GroupName;
  houses(groups: readonly number[]): GroupName[];
  rule(rule: number): GroupName;
  /** What is told of a line with a clue, with sets of values; undefined where nothing is. */
  told(rule: number, sets: readonly (readonly Value[])[]): Said | undefined;
}
