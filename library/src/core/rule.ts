import type { Cell, Grid } from './cell.ts';
import type { Constraints, RuleName } from './constraint.ts';
import type { Words } from './said.ts';

/** What a field of a rule holds: cells by index, numbers as they are written, words, or rules again. */
export type FieldValue = number | string | readonly number[] | readonly (readonly number[])[] | readonly (readonly Rule[])[];

/**
 * A rule that a puzzle adds to those of its kind, bound to the cells of that kind. Data for formats and people, its meaning for the
 * checker, primitives for engines; `#rules` has the registry that makes them.
 */
export interface Rule extends RuleName {
  /** Which rule it is: "cage", "thermo" ... */
  readonly id: string;
  /** What its sort is called. */
  readonly words: Words<{ readonly name: string }>;
  /** What it says; fields that are not given are absent. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Whether a filled grid keeps it, by its own meaning. `rules` are all of the puzzle, because some rules speak of what others leave out. */
  holds(grid: Grid, rules: readonly Rule[]): boolean;
  /** What engines see of it. */
  compile(rules: readonly Rule[]): CompiledRule;
  /**
   * The cells by which what stands so far (0 where blank) breaks it for sure; none where it may still come right. It looks at each part of the
   * rule by itself, so some breaches show only when more is filled.
   */
  broken(grid: Grid, rules: readonly Rule[]): readonly Cell[];
  draw(): readonly Drawing[];
}

/** What one rule comes down to: constraints, and groups as cells. */
export interface CompiledRule extends Omit<Constraints, 'rules'> {
  readonly groups: readonly (readonly Cell[])[];
}

/**
 * How a rule looks, as data: the page, the printer and the terminal draw it. A place outside the grid stands `beside` a cell, one step
 * before it as seen from the cell `towards`.
 */
export type Drawing =
  | { readonly shape: 'outline'; readonly cells: readonly Cell[]; readonly text?: string; readonly style: 'dashed' | 'filled' }
  | {
      readonly shape: 'line';
      readonly cells: readonly Cell[];
      readonly style: LineStyle;
      /** What stands at its ends; a line that goes through them goes on to the edge of its squares. */
      readonly ends?: 'arrow' | 'bulb' | 'circles' | 'diamonds' | 'through';
      /** The cells of the ring or pill at which it begins. */
      readonly from?: readonly Cell[];
    }
  | { readonly shape: 'dot'; readonly cells: readonly Cell[]; readonly fill: 'white' | 'black' | 'none'; readonly text?: string }
  | { readonly shape: 'sign'; readonly cell: Cell; readonly sign: 'circle' | 'ring' | 'disc' | 'square' | 'in' | 'out' }
  | { readonly shape: 'pill'; readonly cells: readonly Cell[] }
  | { readonly shape: 'outside'; readonly beside: Cell; readonly towards: Cell; readonly text: string; readonly arrow?: true };

/** Colours by meaning, so that a theme can choose them. */
export type LineStyle =
  | 'plain'
  | 'thermo'
  | 'arrow'
  | 'palindrome'
  | 'renban'
  | 'whispers'
  | 'between'
  | 'region-sum'
  | 'zipper'
  | 'modular'
  | 'entropic'
  | 'nabner'
  | 'sum';
