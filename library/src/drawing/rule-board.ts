import type { Cell, Geometry } from '#core';
import type { InkId } from './rule-inks.ts';

/** A point of a panel in cells from its top left corner: the middle of the first square is (0.5, 0.5). What lies outside the grid is outside it here. */
export type Spot = readonly [x: number, y: number];

/**
 * A shape on a panel, in cells, that anything can draw: a page, a printer, a picture. Areas come before lines, lines before circles, words last, so that
 * they may be drawn in their order, and symbols on top of them.
 */
export type RuleShape = { readonly panel: number } & (
  | { readonly type: 'area'; readonly points: readonly Spot[]; readonly ink: InkId }
  | { readonly type: 'line'; readonly points: readonly Spot[]; readonly ink: InkId; readonly isDashed?: true; readonly width?: number }
  | { readonly type: 'circle'; readonly at: Spot; readonly radius: number; readonly fill?: InkId; readonly stroke?: InkId }
  | { readonly type: 'text'; readonly at: Spot; readonly text: string; readonly size: number; readonly ink: InkId }
);

/** A square of a panel. */
export interface Square {
  readonly panel: number;
  readonly row: number;
  readonly column: number;
}

/** Where cells stand on their panels. */
export class Board {
  readonly #geometry: Geometry;

  constructor(geometry: Geometry) {
    this.#geometry = geometry;
  }

  squaresOf(cell: Cell): Square[] {
    return this.#geometry.placesOf(cell).map((place) => this.#geometry.places[place]!);
  }

  /** The squares of two cells that stand closest on one panel; undefined where no panel shows both. */
  together(a: Cell, b: Cell): readonly [Square, Square] | undefined {
    let best: readonly [Square, Square] | undefined;
    for (const one of this.squaresOf(a)) {
      for (const other of this.squaresOf(b)) {
        if (one.panel === other.panel && (!best || distance([one, other]) < distance(best))) best = [one, other];
      }
    }
    return best;
  }
}

const distance = ([a, b]: readonly [Square, Square]): number => Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
export const middle = ({ row, column }: Square): Spot => [column + 0.5, row + 0.5];
