import { type Cell, type Geometry, stepsAlong } from '#core';

/** A step from one square to the next on the same panel. */
export interface Step {
  readonly place: number;
  readonly isStraight: boolean;
}

/** A straight way into a panel. */
export interface WayIn {
  readonly cells: readonly Cell[];
  /** The square outside that its clue stands on. */
  readonly square: string;
  /** Whether it comes from above or from the left. */
  readonly isFirst: boolean;
}

/**
 * The squares as a drawing has them: which touch by a side and which by a corner on the same panel, and where lines run already. Rules are
 * drawn on one panel each, a layer or a face, because a line that goes over to another cannot be followed by the eye.
 */
export class LayoutSheet {
  readonly geometry: Geometry;
  /** For each place, those that touch it. */
  readonly steps: readonly (readonly Step[])[];
  readonly #lined = new Set<Cell>();
  readonly #diagonals = new Set<string>();
  readonly #outside = new Set<string>();
  readonly #mayCross: boolean;

  constructor(geometry: Geometry, mayCross = false) {
    this.geometry = geometry;
    this.#mayCross = mayCross;
    this.steps = geometry.places.map(({ panel, row, column }) =>
      MOVES.flatMap(([down, right]) => {
        const place = this.#placeAt(panel, row + down, column + right);
        return place === undefined ? [] : [{ place, isStraight: down === 0 || right === 0 }];
      }),
    );
  }

  /** Cells that touch a cell by a side; a cell that stands on several panels belongs to the first of them here. */
  besides(cell: Cell): Cell[] {
    const home = this.geometry.placesOf(cell)[0]!;
    return this.steps[home]!.filter(({ place, isStraight }) => isStraight && this.geometry.placesOf(this.cellOf(place))[0] === place).map(
      ({ place }) => this.cellOf(place),
    );
  }

  cellOf(place: number): Cell {
    return this.geometry.places[place]!.cell;
  }

  /** Whether a line may run through these cells, so that it meets no other. */
  isFree(cells: readonly Cell[]): boolean {
    if (this.#mayCross) return true;
    return !cells.some((cell) => this.#lined.has(cell)) && !crossings(this, cells).some((pair) => this.#diagonals.has(pair));
  }

  /** Notes that a line runs there. */
  take(cells: readonly Cell[]): void {
    for (const cell of cells) this.#lined.add(cell);
    for (const [a, b] of stepsAlong(cells)) this.#diagonals.add(key(a, b));
  }

  /** Whether a line meets itself: two of its diagonals cross. */
  meetsItself(cells: readonly Cell[]): boolean {
    const own = new Set(stepsAlong(cells).map(([a, b]) => key(a, b)));
    return crossings(this, cells).some((pair) => own.has(pair));
  }

  /** Whether two lines share a cell or cross. */
  meet(one: readonly Cell[], other: readonly Cell[]): boolean {
    const diagonals = new Set(stepsAlong(other).map(([a, b]) => key(a, b)));
    return one.some((cell) => other.includes(cell)) || crossings(this, one).some((pair) => diagonals.has(pair));
  }

  /**
   * Straight ways inward from the squares around a panel, each as its cells and the square that a clue for it stands on: rows and columns,
   * or diagonals.
   */
  waysIn(isDiagonal: boolean): WayIn[] {
    return this.geometry.places.flatMap(({ panel, row, column }) =>
      MOVES.filter(([down, right]) => (down !== 0 && right !== 0) === isDiagonal).flatMap(([down, right]): WayIn[] => {
        if (this.#placeAt(panel, row - down, column - right) !== undefined) return [];
        const cells: Cell[] = [];
        for (
          let at = this.#placeAt(panel, row, column), n = 1;
          at !== undefined;
          at = this.#placeAt(panel, row + n * down, column + n * right), n++
        )
          cells.push(this.cellOf(at));
        return [{ cells, square: `${panel} ${row - down} ${column - right}`, isFirst: down > 0 || right > 0 }];
      }),
    );
  }

  /** Whether nothing stands on squares outside. */
  isBlank(squares: readonly string[]): boolean {
    return new Set(squares).size === squares.length && !squares.some((square) => this.#outside.has(square));
  }

  /** Notes that clues stand on squares outside. */
  write(squares: readonly string[]): void {
    for (const square of squares) this.#outside.add(square);
  }

  /** The two cells that a diagonal between two others runs between; undefined where they do not touch by a corner. */
  across(a: Cell, b: Cell): readonly [Cell, Cell] | undefined {
    for (const from of this.geometry.placesOf(a)) {
      for (const to of this.geometry.placesOf(b)) {
        const [one, other] = [this.geometry.places[from]!, this.geometry.places[to]!];
        if (one.panel !== other.panel || Math.abs(one.row - other.row) !== 1 || Math.abs(one.column - other.column) !== 1) continue;
        const [c, d] = [this.#placeAt(one.panel, one.row, other.column), this.#placeAt(one.panel, other.row, one.column)];
        return c === undefined || d === undefined ? undefined : [this.cellOf(c), this.cellOf(d)];
      }
    }
    return undefined;
  }

  #placeAt(panel: number, row: number, column: number): number | undefined {
    const { rows, columns, places } = this.geometry.panels[panel]!;
    if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
    const place = places[row * columns + column]!;
    return place < 0 ? undefined : place;
  }
}

const MOVES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

const key = (a: Cell, b: Cell): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The diagonals that would cross those of a line. */
function crossings(sheet: LayoutSheet, cells: readonly Cell[]): string[] {
  return stepsAlong(cells).flatMap(([a, b]) => {
    const across = sheet.across(a, b);
    return across ? [key(...across)] : [];
  });
}
