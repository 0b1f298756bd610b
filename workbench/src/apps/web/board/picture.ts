import type { Cell, Value } from '#core';

/** One value in one cell. */
export interface Mark {
  readonly cell: Cell;
  readonly value: Value;
}

/** One link of a chain, as a deduction has it. */
interface PictureLink extends Mark {
  readonly on: boolean;
  readonly from: readonly number[];
}

/**
 * What is drawn over a board to show an argument; a deduction is one. The shapes say what is what without colour: a ring is part of the
 * pattern, a cross is what falls, a double ring is what is placed, a full line leads to something true and a dashed one to something
 * false. Cells to look at are shaded, and lighter the rest of their houses.
 */
export interface Picture {
  readonly place: readonly Mark[];
  readonly remove: readonly Mark[];
  readonly cells: readonly Cell[];
  /** Indices of groups. */
  readonly houses: readonly number[];
  readonly candidates: readonly Mark[];
  readonly chains?: readonly (readonly PictureLink[])[];
}
