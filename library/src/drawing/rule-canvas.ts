import type { Cell, Geometry } from '#core';
import type { InkId } from './rule-inks.ts';

/** A point of a panel in cells from its top left corner: the middle of the first square is (0.5, 0.5). What lies outside the grid is outside it here. */
export type PanelPoint = readonly [x: number, y: number];

/**
 * A shape on a panel, in cells, that anything can draw: a page, a printer, a picture. They come in the order in which they are drawn (see rule-stack.ts), and
 * symbols on top of them.
 */
export type RuleShape = PanelShape & {
  /** The number of its rule in the puzzle. */
  readonly rule: number;
};

/** Areas, lines and their bulbs lie below the lines of the grid, which would run through dots and words. */
export const isBelow = (shape: RuleShape): boolean =>
  shape.type === 'area' || shape.type === 'line' || (shape.type === 'circle' && !shape.stroke && shape.fill !== 'paper');

/** Whether a shape is a clue outside its panel. */
export const isOutside = (shape: RuleShape, { rows, columns }: { readonly rows: number; readonly columns: number }): boolean =>
  shape.type === 'text' && (shape.at[0] < 0 || shape.at[1] < 0 || shape.at[0] > columns || shape.at[1] > rows);

/** A shape before it is known which rule it belongs to. */
export type PanelShape = { readonly panel: number } & (
  | { readonly type: 'area'; readonly points: readonly PanelPoint[]; readonly ink: InkId; readonly edge?: InkId }
  | {
      readonly type: 'line';
      readonly points: readonly PanelPoint[];
      readonly ink: InkId;
      readonly isDashed?: true;
      readonly width?: number;
      /** The middles of the squares that it goes round, where it is a pill. */
      readonly round?: readonly PanelPoint[];
    }
  | { readonly type: 'circle'; readonly at: PanelPoint; readonly radius: number; readonly fill?: InkId; readonly stroke?: InkId }
  | {
      readonly type: 'text';
      /** Its middle. */
      readonly at: PanelPoint;
      readonly text: string;
      readonly size: number;
      readonly ink: InkId;
      /** Which of its ends stands in the corner of a cell, for those whose letters have a width of their own. */
      readonly corner?: 'start' | 'end';
    }
);

/** A square of a panel. */
export interface PanelSquare {
  readonly panel: number;
  readonly row: number;
  readonly column: number;
}

/** A flat rectangle of places: a panel of the geometry, or a plane that cuts through a cube. */
export interface RuleSheet {
  readonly columns: number;
  /** The place at row * columns + column; -1 where there is no square. */
  readonly places: readonly number[];
  /** What tells it from the others where that is not its number, as the letter of a face. */
  readonly label?: string;
}

/** Where cells stand on their panels, or on other sheets that show all of them. */
export class RuleCanvas {
  readonly #squares = new Map<Cell, PanelSquare[]>();
  readonly #labels: readonly string[];

  constructor(geometry: Geometry, sheets: readonly RuleSheet[] = geometry.panels) {
    this.#labels = sheets.map(({ label }, i) => label || String(i + 1));
    sheets.forEach(({ columns, places }, panel) => {
      places.forEach((place, i) => {
        const cell = geometry.places[place]?.cell;
        if (cell === undefined) return;
        const squares = this.#squares.get(cell) ?? [];
        squares.push({ panel, row: Math.floor(i / columns), column: i % columns });
        this.#squares.set(cell, squares);
      });
    });
  }

  squaresOf(cell: Cell): readonly PanelSquare[] {
    return this.#squares.get(cell)!;
  }

  /** What a panel is called in a corner: the letter of a face, the number of a layer. */
  label(panel: number): string {
    return this.#labels[panel]!;
  }

  /** The squares of two cells that stand closest on one panel; undefined where no panel shows both. */
  together(a: Cell, b: Cell): readonly [PanelSquare, PanelSquare] | undefined {
    let best: readonly [PanelSquare, PanelSquare] | undefined;
    for (const one of this.squaresOf(a)) {
      for (const other of this.squaresOf(b)) {
        if (one.panel === other.panel && (!best || distance([one, other]) < distance(best))) best = [one, other];
      }
    }
    return best;
  }
}

/** Half of the width of a text in letters of its size, as far as it can be told without a font: an arrow is nearly as wide as two digits. */
export const halfWidth = (text: string): number => 0.3 * (text.length + 0.8 * (text.split('→').length - 1));

const distance = ([a, b]: readonly [PanelSquare, PanelSquare]): number => Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
export const middle = ({ row, column }: PanelSquare): PanelPoint => [column + 0.5, row + 0.5];
