import { Candidates as CandidateSet, type Candidates, type Cell, type Geometry, type Grid, type Puzzle, restrictionsOf } from '#core';
import { type AddedSum, withAdded } from './added-sums.ts';
import type { BytesOut } from './bytes-out.ts';
import { RuleParts } from './rule-parts.ts';

/**
 * A puzzle as a formula in conjunctive normal form. Variable `cell * size + value` says that the cell holds the value (cells from 0,
 * values from 1; the hidden cells of rules follow the others). Clauses are numbered from 1 in this order:
 *
 *   1. every cell holds a value                               one clause a cell
 *   2. no cell holds two values                               one a cell and pair of values, in rising order
 *   3. no two cells of a group hold the same value            one a pair of cells and a value; a pair comes once, whatever groups it shares
 *   4. every value stands somewhere in every house            one a house and value
 *   5. what the puzzle leaves of each cell                    the value where it is one, else what the cell may not hold
 *   6. the constraints of rules                               see `rule-parts.ts`, with helper variables of their own; behind the sums
 *                                                             those that follow from them and from houses by addition
 *   7. the solutions, one clause each: not this one           one literal a cell that people see
 *
 * The numbers of clauses are computed, never looked up in a table: a proof names them millions of times.
 */
export class Formula {
  /** With the added sums among its constraints. */
  readonly geometry: Geometry;
  /** What the puzzle leaves of each cell. */
  readonly open: Candidates;
  /** Cells with the hidden ones of rules. */
  readonly cells: number;
  readonly rules: RuleParts;
  /** Clauses before the solutions. */
  readonly ownClauses: number;
  readonly #houses: readonly (readonly Cell[])[];
  /** Number of pairs of cells before those of a cell with later ones. */
  readonly #pairsBefore: Float64Array;
  readonly #laterPeers: readonly Int32Array[];
  readonly #firstPair: number;
  readonly #firstPeer: number;
  readonly #firstHouse: number;
  readonly #firstUnit: number;

  constructor(puzzle: Puzzle, added: readonly AddedSum[] = []) {
    const geometry = withAdded(puzzle.geometry, added);
    const { cellCount, size, groups, constraints } = geometry;
    this.geometry = geometry;
    this.open = leftBy(puzzle);
    this.cells = cellCount + constraints.hidden.length;
    this.#houses = groups.filter(({ house }) => house).map(({ cells }) => cells);
    this.#laterPeers = Array.from({ length: cellCount }, (_, cell) => geometry.peersOf(cell).filter((peer) => peer > cell));
    this.#pairsBefore = new Float64Array(cellCount + 1);
    this.#laterPeers.forEach((peers, cell) => {
      this.#pairsBefore[cell + 1] = this.#pairsBefore[cell]! + peers.length;
    });
    this.#firstPair = 1 + this.cells;
    this.#firstPeer = this.#firstPair + (this.cells * size * (size - 1)) / 2;
    this.#firstHouse = this.#firstPeer + this.#pairsBefore[cellCount]! * size;
    this.#firstUnit = this.#firstHouse + this.#houses.length * size;
    const firstRule = this.#firstUnit + this.#unitLiterals().length;
    this.rules = new RuleParts(geometry, this.cells * size, firstRule);
    this.ownClauses = firstRule + this.rules.clauses - 1;
  }

  get variables(): number {
    return this.rules.variables;
  }

  variable(cell: Cell, value: number): number {
    return cell * this.geometry.size + value;
  }

  cellClause(cell: Cell): number {
    return 1 + cell;
  }

  /** "Not both" of two values of a cell. */
  pairClause(cell: Cell, value: number, other: number): number {
    const { size } = this.geometry;
    const low = Math.min(value, other);
    const high = Math.max(value, other);
    return this.#firstPair + (cell * size * (size - 1)) / 2 + ((low - 1) * (2 * size - low)) / 2 + (high - low - 1);
  }

  /** "Not both" of a value in two cells that share a group. */
  peerClause(cell: Cell, other: Cell, value: number): number {
    const low = Math.min(cell, other);
    const at = indexIn(this.#laterPeers[low]!, Math.max(cell, other));
    return this.#firstPeer + (this.#pairsBefore[low]! + at) * this.geometry.size + value - 1;
  }

  houseClause(house: number, value: number): number {
    return this.#firstHouse + house * this.geometry.size + value - 1;
  }

  solutionClause(solution: number): number {
    return this.ownClauses + solution;
  }

  /** The clauses of one literal with their numbers. */
  units(): { readonly clause: number; readonly literal: number }[] {
    return this.#unitLiterals().map((literal, i) => ({ clause: this.#firstUnit + i, literal }));
  }

  #unitLiterals(): number[] {
    const { cellCount, size, constraints } = this.geometry;
    const seen = Array.from({ length: cellCount }, (_, cell) => unitsOf(this.open.values(cell), cell, size));
    const hidden = constraints.hidden.map((values, i) => {
      const left = Array.from({ length: values }, (_, v) => v + 1);
      return unitsOf(left, cellCount + i, size);
    });
    return [...seen, ...hidden].flat();
  }

  /** Clauses that speak of some cells by themselves: a value each, and not two. */
  *clausesOfCells(cells: readonly Cell[]): Generator<{ readonly number: number; readonly literals: readonly number[] }> {
    const { size } = this.geometry;
    for (const cell of cells) {
      const all = Array.from({ length: size }, (_, i) => this.variable(cell, i + 1));
      yield { number: this.cellClause(cell), literals: all };
      for (let low = 1; low < size; low++) {
        for (let high = low + 1; high <= size; high++)
          yield { number: this.pairClause(cell, low, high), literals: [-all[low - 1]!, -all[high - 1]!] };
      }
    }
  }

  /** Clauses between some cells: not the same in two that share a group. */
  *clausesBetween(cells: readonly Cell[]): Generator<{ readonly number: number; readonly literals: readonly number[] }> {
    const { size, cellCount } = this.geometry;
    for (const cell of cells) {
      if (cell >= cellCount) continue;
      for (const peer of this.#laterPeers[cell]!) {
        if (!cells.includes(peer)) continue;
        for (let value = 1; value <= size; value++)
          yield { number: this.peerClause(cell, peer, value), literals: [-this.variable(cell, value), -this.variable(peer, value)] };
      }
    }
  }

  /** Writes the formula in DIMACS, the solutions last. */
  write(out: BytesOut, title: string, solutions: readonly Grid[]): void {
    const { cellCount, size } = this.geometry;
    const { cells, rules } = this;
    out.text(`c ${title}\nc variable = cell * ${size} + value; cells from 0, values from 1\n`);
    out.text(`p cnf ${this.variables} ${this.ownClauses + solutions.length}\n`);
    out.text('c every cell holds a value\n');
    for (let cell = 0; cell < cells; cell++) {
      for (let value = 1; value <= size; value++) out.number(this.variable(cell, value));
      out.end();
    }
    out.text('c no cell holds two values\n');
    for (let cell = 0; cell < cells; cell++) {
      for (let low = 1; low < size; low++) {
        for (let high = low + 1; high <= size; high++) writeNotBoth(out, this.variable(cell, low), this.variable(cell, high));
      }
    }
    out.text('c no two cells of a group hold the same value\n');
    for (let cell = 0; cell < cellCount; cell++) {
      for (const peer of this.#laterPeers[cell]!) {
        for (let value = 1; value <= size; value++) writeNotBoth(out, this.variable(cell, value), this.variable(peer, value));
      }
    }
    out.text('c every value stands somewhere in every house\n');
    for (const house of this.#houses) {
      for (let value = 1; value <= size; value++) {
        for (const cell of house) out.number(this.variable(cell, value));
        out.end();
      }
    }
    out.text('c what the puzzle leaves of each cell\n');
    for (const { literal } of this.units()) {
      out.number(literal);
      out.end();
    }
    for (const { clauses } of rules.parts) {
      out.text('c a constraint of a rule\n');
      for (const clause of clauses) writeClause(out, clause);
    }
    if (rules.stated.length > 0) out.text('c what rules state as it is\n');
    for (const clause of rules.stated) writeClause(out, clause);
    out.text(`c not these solutions: ${solutions.length}\n`);
    for (const solution of solutions) {
      for (let cell = 0; cell < cellCount; cell++) out.number(-this.variable(cell, solution[cell]!));
      out.end();
    }
    out.flush();
  }
}

function writeClause(out: BytesOut, literals: readonly number[]): void {
  for (const literal of literals) out.number(literal);
  out.end();
}

function writeNotBoth(out: BytesOut, a: number, b: number): void {
  out.number(-a);
  out.number(-b);
  out.end();
}

/** A given leaves its value, a pencil-mark grid what it names; a cell about which the puzzle contradicts itself is left nothing. */
function leftBy(puzzle: Puzzle): Candidates {
  const { geometry, givens, disputes } = puzzle;
  const open = restrictionsOf(puzzle)?.clone() ?? CandidateSet.all(geometry.cellCount, geometry.size);
  givens.forEach((value, cell) => {
    if (value > 0) open.keepOnly(cell, value);
  });
  for (const { place } of disputes) open.clear(geometry.places[place]!.cell);
  return open;
}

function unitsOf(left: readonly number[], cell: Cell, size: number): number[] {
  if (left.length === 1) return [cell * size + left[0]!];
  const units: number[] = [];
  for (let value = 1; value <= size; value++) if (!left.includes(value)) units.push(-(cell * size + value));
  return units;
}

function indexIn(sorted: Int32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
