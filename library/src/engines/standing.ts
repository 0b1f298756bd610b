import { type Cell, type Complaint, type Constraints, complain, type Geometry, type Grid, hasConstraints, NO_STATE, oncePer } from '#core';

/** Whether a primitive can still hold, as far as the cells filled so far tell; 0 is an open cell. */
type Check = (grid: Grid) => boolean;

/**
 * The primitives of a geometry as questions about a grid that is being filled: the least that is plainly right. A relation is looked at
 * when both its cells are filled, a sum by what its open cells can still add, a sequence by all states that open cells leave possible, a clause
 * by a literal that is true or open. Filled grids that pass all of them are solutions.
 */
export class Standing {
  readonly #checks: readonly Check[];
  readonly #byCell: readonly (readonly Check[])[];

  /** The questions of a geometry, made once: puzzles that differ in their clues share them. */
  static readonly of: (geometry: Geometry) => Standing = oncePer((geometry) => new Standing(geometry));

  constructor({ constraints, cellCount, size }: Geometry) {
    const byCell: Check[][] = Array.from({ length: cellCount + constraints.hidden.length }, () => []);
    this.#checks = checksOf(constraints, size).map(({ cells, check }) => {
      for (const cell of new Set(cells)) byCell[cell]!.push(check);
      return check;
    });
    this.#byCell = byCell;
  }

  /** Whether nothing is broken yet. */
  all(grid: Grid): boolean {
    return this.#checks.every((check) => check(grid));
  }

  /** Whether nothing that speaks of a cell is broken. */
  at(cell: Cell, grid: Grid): boolean {
    return this.#byCell[cell]!.every((check) => check(grid));
  }
}

function checksOf(
  { relations, sums, sequences, clauses }: Constraints,
  size: number,
): { readonly cells: readonly Cell[]; readonly check: Check }[] {
  return [
    ...relations.map(({ cells, table }) => ({
      cells,
      check: (grid: Grid) => {
        const a = grid[cells[0]]!;
        const b = grid[cells[1]]!;
        return a === 0 || b === 0 || table[(a - 1) * size + b - 1] === 1;
      },
    })),
    ...sums.map(({ cells, weights, totals }) => ({
      cells,
      check: (grid: Grid) => {
        let least = 0;
        let most = 0;
        for (let i = 0; i < cells.length; i++) {
          const weight = weights[i]!;
          const value = grid[cells[i]!]!;
          least += weight * (value || (weight > 0 ? 1 : size));
          most += weight * (value || (weight > 0 ? size : 1));
        }
        return totals.some((total) => total >= least && total <= most);
      },
    })),
    ...sequences.map(({ cells, layers }) => ({ cells, check: (grid: Grid) => canRun(layers, cells, grid, size) })),
    ...clauses.map(({ literals }) => ({
      cells: literals.map(({ cell }) => cell),
      check: (grid: Grid) => literals.some(({ cell, value, holds }) => grid[cell] === 0 || (grid[cell] === value) === holds),
    })),
  ];
}

/** For each state, the last layer of all that was found to come to it; one more a layer, so that nothing is wiped. */
const reached = new Float64Array(NO_STATE);
let layerNumber = 0;

function canRun(layers: readonly Uint16Array[], cells: readonly Cell[], grid: Grid, size: number): boolean {
  let states = [0];
  for (let i = 0; i < layers.length; i++) {
    const layer = layers[i]!;
    const value = grid[cells[i]!]!;
    const next: number[] = [];
    layerNumber++;
    for (const state of states) {
      for (let v = value || 1; v <= (value || size); v++) {
        const to = layer[state * size + v - 1]!;
        if (to === NO_STATE || reached[to] === layerNumber) continue;
        reached[to] = layerNumber;
        next.push(to);
      }
    }
    if (next.length === 0) return false;
    states = next;
  }
  return true;
}

/** The refusal of engines whose idea knows groups only. */
export function refuseConstraints({ constraints }: Geometry): Complaint | undefined {
  return hasConstraints(constraints)
    ? complain('it knows groups of different values only, and the rules of the puzzle say more')
    : undefined;
}

/** The refusal of engines that fill the squares in order: a hidden cell has no square. */
export function refuseHidden({ constraints }: Geometry): Complaint | undefined {
  return constraints.hidden.length > 0
    ? complain('it fills cells one by one, and a rule of the puzzle leaves open which of several rules holds')
    : undefined;
}
