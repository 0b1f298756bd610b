import type { Cell, Puzzle } from '#core';
import type { Picture } from '#drawing';
import type { Axis, CellNote } from '#session';

/**
 * What a view in space is given: the cube of a solid, the folded cube of its faces. It shows what the flat board shows and reports
 * what the player points at; the flat board stays the place where values are entered, so nothing is lost where this view is missing.
 */
export interface SpatialProps {
  readonly puzzle: Puzzle;
  /** By cell. */
  readonly notes: readonly CellNote[];
  /** The place that has the focus. */
  readonly cursor: number;
  readonly selection: ReadonlySet<Cell>;
  /** How a cell is lit, in the words of the board: "peer", "same", "conflict", "wrong", "chosen". */
  readonly lookOf: (cell: Cell) => string;
  /** Along which planes the flat board cuts; the plane itself is the one that holds the cursor. */
  readonly axis: Axis;
  /** An argument to show: rings, crosses and links, as on the board. */
  readonly picture?: Picture | undefined;
  /** Where layers are joined one after the other: which cells stand already. They are drawn whole, the others as dots. */
  readonly stands?: ((cell: Cell) => boolean) | undefined;
  readonly theme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  readonly onPick: (place: number) => void;
  readonly onAxis: (axis: Axis) => void;
}
