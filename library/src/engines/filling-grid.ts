import {
  type Candidates,
  type Cell,
  cellPart,
  findClashes,
  type Geometry,
  type Grid,
  hasConstraints,
  type Puzzle,
  restrictionsOf,
  type Said,
  said,
  type Value,
  type Words,
} from '#core';
import { Standing } from './standing.ts';

/**
 * A grid that is being filled, as a person with a pencil sees it: a value may stand in a cell when none of the groups
 * of the cell holds it yet, and the groups are looked at one after the other until one of them does. Each such look is
 * one comparison, which is what the papers count.
 *
 *     held:  | group 0 ............ | group 1 ............ | ...      1 where the group holds the value
 *            | value 1 | value 2 …  | value 1 | value 2 …  |
 */
export class FillingGrid {
  readonly geometry: Geometry;
  readonly grid: Grid;
  /** Two givens cannot both stand, so that there is nothing to search for. */
  readonly hasClash: boolean;
  /** Looks at a group so far. */
  comparisons = 0;
  readonly #puzzle: Puzzle;
  readonly #size: number;
  readonly #groupsOf: readonly Int32Array[];
  readonly #held: Uint8Array;
  readonly #restrictions: Candidates | undefined;
  readonly #standing: Standing | undefined;

  constructor(puzzle: Puzzle) {
    const { geometry, givens } = puzzle;
    this.geometry = geometry;
    this.#puzzle = puzzle;
    this.#size = geometry.size;
    this.#groupsOf = Array.from(givens, (_, cell) => Int32Array.from(geometry.groupsOf(cell), ({ index }) => index));
    this.#held = new Uint8Array(geometry.groups.length * geometry.size);
    this.grid = new Uint8Array(geometry.cellCount);
    this.#restrictions = restrictionsOf(puzzle);
    this.#standing = hasConstraints(geometry.constraints) ? Standing.of(geometry) : undefined;
    givens.forEach((value, cell) => {
      if (value > 0) this.place(cell, value);
    });
    this.hasClash = findClashes(puzzle).length > 0 || this.#standing?.all(this.grid) === false;
  }

  /** Whether a value may stand in a blank cell, looking at its groups or at those of them that are named. */
  stands(cell: Cell, value: Value, groups: Int32Array = this.#groupsOf[cell]!): boolean {
    if (this.#restrictions && !this.#restrictions.has(cell, value)) return false;
    for (let i = 0; i < groups.length; i++) {
      this.comparisons++;
      if (this.#held[groups[i]! * this.#size + value - 1] === 1) return false;
    }
    return this.keepsRules(cell, value);
  }

  /** Whether a value in a blank cell leaves the puzzle's rules beyond groups possible. */
  keepsRules(cell: Cell, value: Value): boolean {
    if (!this.#standing) return true;
    this.grid[cell] = value;
    const stands = this.#standing.at(cell, this.grid);
    this.grid[cell] = 0;
    return stands;
  }

  /** Writes a value that stands. */
  place(cell: Cell, value: Value): void {
    this.grid[cell] = value;
    for (const group of this.#groupsOf[cell]!) this.#held[group * this.#size + value - 1] = 1;
  }

  /** Wipes a cell. */
  take(cell: Cell): void {
    const value = this.grid[cell]!;
    this.grid[cell] = 0;
    for (const group of this.#groupsOf[cell]!) this.#held[group * this.#size + value - 1] = 0;
  }

  /** Why a value may not stand in a cell, as a sentence: "2 stands at r6c7 in column 7". */
  whyNot(cell: Cell, value: Value): Said {
    const parts = { value: this.#puzzle.symbols.all[value - 1]!, cell: cellPart(this.geometry, cell) };
    for (const group of this.geometry.groupsOf(cell)) {
      const holder = group.cells.find((other) => other !== cell && this.grid[other] === value);
      if (holder !== undefined) return said(STANDS, { ...parts, cell: cellPart(this.geometry, holder), group: group.called });
    }
    return said(this.keepsRules(cell, value) ? NO_CANDIDATE : FORBIDDEN, parts);
  }
}

const STANDS: Words<string> = {
  en: '{value} stands at {cell} in {group}',
  de: '{value} steht auf {cell} in {group:dative}',
  fr: '{value} est en {cell} dans {group}',
};
const FORBIDDEN: Words<string> = {
  en: 'a rule of the puzzle forbids {value} at {cell}',
  de: 'eine Regel des Rätsels verbietet {value} auf {cell}',
  fr: 'une règle de la grille interdit {value} en {cell}',
};
const NO_CANDIDATE: Words<string> = {
  en: 'the candidates of {cell} leave out {value}',
  de: 'die Kandidaten von {cell} lassen {value} aus',
  fr: 'les candidats de {cell} excluent {value}',
};
