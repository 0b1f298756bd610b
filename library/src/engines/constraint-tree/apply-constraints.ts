import { Candidates, type Cell, type Geometry, type Group, popCount, type Value } from '#core';
import type { BlankMatrix } from '../path-tree/index.ts';
import { CONSTRAINTS, type Constraint } from './constraints.ts';

/** A probable value that a constraint took away. */
interface Removal {
  readonly constraint: Constraint;
  readonly cell: Cell;
  readonly value: Value;
  /** Where the constraint was seen. */
  readonly group: Group;
}

export interface ConstraintSettings {
  /** The constraints to apply; all five where undefined. */
  readonly use?: ReadonlySet<Constraint>;
  readonly onRemoval?: (removal: Removal) => void;
  /** Asked before every pass; false ends the work early, which is sound. */
  readonly mayGoOn?: () => boolean;
}

/**
 * The five functional constraints of 000 on P, in every group (the lines of all three directions and the minigrids),
 * round after round until none of them takes anything away.
 *
 * - **naked single**: a cell with one value at the start; its peers lose the value.
 * - **hidden single**: in the words of the paper, a cell that comes down to one value by such eliminations; the same
 *   step for its peers. (What others call a hidden single is the lone ranger.)
 * - **lone ranger**: a value that only one blank cell of a house may hold stays alone in that cell. Only a house has to
 *   hold every value, so smaller groups do not qualify.
 * - **twin**: two cells of a group with the same two values; the rest of the group loses both.
 * - **triplet**: three cells of a group with three values between them; the rest of the group loses all three.
 *
 * Each takes away only values that no solution has there, whatever the number of solutions, so switching any of them off changes the
 * size of the tree and never the answers. Where the puzzle has no solution a cell may end with no value.
 */
export function applyConstraints(
  geometry: Geometry,
  givens: ArrayLike<Value>,
  matrix: BlankMatrix,
  settings: ConstraintSettings = {},
): BlankMatrix {
  return new Reduction(geometry, givens, matrix, settings).run();
}

class Reduction {
  readonly #geometry: Geometry;
  readonly #givens: ArrayLike<Value>;
  readonly #matrix: BlankMatrix;
  readonly #settings: ConstraintSettings;
  readonly #candidates: Candidates;
  readonly #groups: readonly { readonly group: Group; readonly blanks: readonly Cell[] }[];
  /** Cells whose single value their peers have lost already. */
  readonly #settled = new Set<Cell>();
  readonly #singleAtStart: ReadonlySet<Cell>;
  #removed = 0;

  constructor(geometry: Geometry, givens: ArrayLike<Value>, matrix: BlankMatrix, settings: ConstraintSettings) {
    this.#geometry = geometry;
    this.#givens = givens;
    this.#matrix = matrix;
    this.#settings = settings;
    this.#candidates = Candidates.none(geometry.cellCount, geometry.size);
    for (const { cell, values } of matrix) for (const value of values) this.#candidates.add(cell, value);
    this.#singleAtStart = new Set(matrix.filter(({ values }) => values.length === 1).map(({ cell }) => cell));
    this.#groups = geometry.groups.map((group) => ({ group, blanks: group.cells.filter((cell) => givens[cell] === 0) }));
  }

  run(): BlankMatrix {
    const steps: Record<Constraint, () => void> = {
      'naked-single': () => this.#singles('naked-single', (cell) => this.#singleAtStart.has(cell)),
      'hidden-single': () => this.#singles('hidden-single', (cell) => !this.#singleAtStart.has(cell)),
      'lone-ranger': () => this.#loneRangers(),
      twin: () => this.#tuples('twin', 2),
      triplet: () => this.#tuples('triplet', 3),
    };
    const used = CONSTRAINTS.filter((constraint) => this.#settings.use?.has(constraint) ?? true);
    for (let before = -1; before < this.#removed && (this.#settings.mayGoOn?.() ?? true); ) {
      before = this.#removed;
      for (const constraint of used) steps[constraint]();
    }
    return this.#matrix.map(({ cell }) => ({ cell, values: this.#candidates.values(cell) }));
  }

  #singles(constraint: Constraint, isMeant: (cell: Cell) => boolean): void {
    // Rows that become single on the way are taken in the same round when they stand further down, as the paper's row by row does.
    for (const { cell } of this.#matrix) {
      if (!isMeant(cell) || this.#settled.has(cell) || this.#candidates.count(cell) !== 1) continue;
      this.#settled.add(cell);
      const [value] = this.#candidates.values(cell) as [Value];
      for (const group of this.#geometry.groupsOf(cell)) {
        for (const other of group.cells) if (other !== cell) this.#remove(constraint, other, value, group);
      }
    }
  }

  #loneRangers(): void {
    for (const { group, blanks } of this.#groups) {
      if (!group.house) continue;
      for (let value = 1; value <= this.#geometry.size; value++) {
        const places = blanks.filter((cell) => this.#candidates.has(cell, value));
        if (places.length !== 1 || this.#isGivenIn(group, value)) continue;
        for (const other of this.#candidates.values(places[0]!)) {
          if (other !== value) this.#remove('lone-ranger', places[0]!, other, group);
        }
      }
    }
  }

  /** This many cells of a group with as many values between them. */
  #tuples(constraint: Constraint, size: 2 | 3): void {
    for (const { group, blanks } of this.#groups) {
      const few = blanks.filter((cell) => {
        const count = this.#candidates.count(cell);
        return count >= 2 && count <= size;
      });
      for (const cells of subsets(few, size)) {
        if (this.#countOf(cells) !== size) continue;
        const values = new Set(cells.flatMap((cell) => this.#candidates.values(cell)));
        for (const other of blanks) {
          if (cells.includes(other)) continue;
          for (const value of values) this.#remove(constraint, other, value, group);
        }
      }
    }
  }

  /** How many values some cells have between them. */
  #countOf(cells: readonly Cell[]): number {
    const { words, wordsPerCell } = this.#candidates;
    let count = 0;
    for (let w = 0; w < wordsPerCell; w++) {
      let union = 0;
      for (const cell of cells) union |= words[cell * wordsPerCell + w]!;
      count += popCount(union);
    }
    return count;
  }

  #isGivenIn(group: Group, value: Value): boolean {
    return group.cells.some((cell) => this.#givens[cell] === value);
  }

  #remove(constraint: Constraint, cell: Cell, value: Value, group: Group): void {
    if (!this.#candidates.has(cell, value)) return;
    this.#candidates.remove(cell, value);
    this.#removed++;
    this.#settings.onRemoval?.({ constraint, cell, value, group });
  }
}

function* subsets(cells: readonly Cell[], size: 2 | 3): Generator<readonly Cell[]> {
  for (let a = 0; a < cells.length; a++) {
    for (let b = a + 1; b < cells.length; b++) {
      if (size === 2) yield [cells[a]!, cells[b]!];
      else for (let c = b + 1; c < cells.length; c++) yield [cells[a]!, cells[b]!, cells[c]!];
    }
  }
}
