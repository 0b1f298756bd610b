import type { Cell, Complaint, FieldValue, Grid, Random, Rule, Words } from '#core';
import type { Space } from '#rules';
import type { Permutation } from '#symmetry';
import type { LayoutSheet } from './sheet.ts';

/** Rules that come and go together: images of each other where a symmetry is asked for, else one rule, or those that mean nothing alone. */
export type RuleSet = readonly Rule[];

/** What a layout is drafted from. */
export interface LayoutGround {
  readonly space: Space;
  /** Squares and what is next to them on the same panel, and what other layouts have drawn there already. */
  readonly sheet: LayoutSheet;
  /** The filled grid that the rules are to be true of. */
  readonly solution: Grid;
  /** Every motion that the layout has to lie by, the one that moves nothing included. */
  readonly motions: readonly Permutation[];
  readonly random: Random;
  /** The number that a cell holds in the filled grid. */
  at(cell: Cell): number;
  /** Makes a rule; it has to be one that the kind takes. */
  make(id: string, fields: Readonly<Record<string, FieldValue>>): Rule;
}

/** Rules that were laid over a grid. */
export interface Laid {
  readonly sets: readonly RuleSet[];
  /** Changes the sets so that another grid, which keeps all of them, keeps them no longer; false where it knows no way. */
  mend?(other: Grid): boolean;
}

/** What people call a layout, and what it draws. */
export interface LayoutWords {
  readonly name: string;
  readonly what: string;
}

/** A way to lay rules over a filled grid. One file each, and one line in the registry. */
export interface Layout {
  readonly id: string;
  readonly words: Words<LayoutWords>;
  /** The rules that it may make, by their ids. */
  readonly rules: readonly string[];
  /** Whether people expect it without any clue, so that rules are changed before clues are left. */
  readonly isAlone?: true;
  /** Why it cannot be laid on such a kind; undefined where it can. */
  refuses?(space: Space): Complaint | undefined;
  /** Rules that hold before any grid is filled, as lines; they must not tell numbers apart, since values are relabelled. */
  readonly standing?: readonly string[];
  /** The rules for a grid; none where it has no room for them. */
  draft?(drafting: LayoutGround): Laid;
}
