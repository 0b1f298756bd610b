import type { Value } from '#core';

/** What a player has put into one cell. Immutable, so that a view redraws exactly the cells whose note is another object. */
export interface CellNote {
  /** The entry; 0 where there is none. Givens are not notes. */
  readonly value: Value;
  /** Marks at the corners, rising: "in this house the value is here or there". */
  readonly corners: readonly Value[];
  /** Marks in the centre, rising: "this cell holds one of these". */
  readonly centres: readonly Value[];
  /** Colours from 1 to `COLOURS`, rising. */
  readonly colours: readonly number[];
  /** Marks that have a colour of their own, rising by value. */
  readonly tints: readonly Tint[];
  /** Whether the marks in the centre are all that the cell may hold, and not a thought about some of it: the page or the puzzle wrote them. */
  readonly complete?: true;
}

/** The colour of one mark. */
export type Tint = readonly [value: Value, colour: number];

/** How many colours a player has. */
export const COLOURS = 8;

/** An untouched cell. */
export const BLANK_NOTE: CellNote = Object.freeze({ value: 0, corners: [], centres: [], colours: [], tints: [] });

/** The two kinds of marks, by the names they have in a note. */
export type MarkKind = 'corners' | 'centres';

/** The list with the item put in its place, or taken out where it is there already. */
export function withItem(list: readonly number[], item: number, present: boolean): readonly number[] {
  if (list.includes(item) === present) return list;
  return present ? [...list, item].sort((a, b) => a - b) : list.filter((other) => other !== item);
}

/** The tints with that of one value changed; 0 takes it away. */
export function withTint(tints: readonly Tint[], value: Value, colour: number): readonly Tint[] {
  const others = tints.filter(([other]) => other !== value);
  return colour === 0 ? others : [...others, [value, colour] as const].sort(([a], [b]) => a - b);
}

/** Whether a cell holds nothing at all. */
export function isBlankNote({ value, corners, centres, colours }: CellNote): boolean {
  return value === 0 && corners.length === 0 && centres.length === 0 && colours.length === 0;
}
