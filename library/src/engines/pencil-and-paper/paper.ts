import { type Candidates, type Cell, type Group, openCandidates, type Puzzle, type Said, said, type Value } from '#core';
import { FillingGrid } from '../filling-grid.ts';
import type { SearchRun } from '../run.ts';
import { TOLD } from '../told.ts';

/** The sheet: the grid, and in every blank square the candidates that are not struck out. */
export class Paper {
  readonly board: FillingGrid;
  readonly marks: Candidates;
  /** A square or a value has no place left, so that there is no solution. */
  isBroken = false;
  /** Marks looked at. */
  comparisons = 0;
  /** Squares written by rules. */
  written = 0;
  /** Marks struck out by rules. */
  struck = 0;
  readonly #run: SearchRun;

  constructor(puzzle: Puzzle, run: SearchRun) {
    this.board = new FillingGrid(puzzle);
    this.marks = openCandidates(puzzle);
    this.#run = run;
  }

  isBlank(cell: Cell): boolean {
    return this.board.grid[cell] === 0;
  }

  /** Whether a value is still marked in a square. */
  has(cell: Cell, value: Value): boolean {
    this.comparisons++;
    return this.marks.has(cell, value);
  }

  blanks(cells: readonly Cell[]): Cell[] {
    return cells.filter((cell) => this.isBlank(cell));
  }

  /** The blank squares of a group where a value is still marked. */
  placesFor(value: Value, group: Group): Cell[] {
    return group.cells.filter((cell) => this.isBlank(cell) && this.has(cell, value));
  }

  /** Writes a value into a blank square and strikes it out of all that see the square; false when the budget ended. */
  write(cell: Cell, value: Value, rule: Said): boolean {
    if (!this.#run.budget.spend()) return false;
    if (!this.marks.has(cell, value) || !this.board.keepsRules(cell, value)) {
      this.isBroken = true;
      this.#run.trace?.({
        type: 'dead',
        depth: 0,
        cell,
        value,
        note: said(TOLD.because, { what: rule, why: this.board.whyNot(cell, value) }),
      });
      return false;
    }
    this.board.place(cell, value);
    this.marks.keepOnly(cell, value);
    for (const peer of this.board.geometry.peersOf(cell)) this.marks.remove(peer, value);
    this.written++;
    this.#run.trace?.({ type: 'place', depth: 0, cell, value, note: rule });
    return true;
  }

  /** Strikes a mark; nothing happens where it is gone already. */
  strike(cell: Cell, value: Value, rule: Said): void {
    if (!this.isBlank(cell) || !this.has(cell, value)) return;
    this.marks.remove(cell, value);
    this.struck++;
    this.#run.trace?.({ type: 'strike', depth: 0, cell, value, note: rule });
  }

  /** Says that no value or no square is left somewhere. Always false, to be returned. */
  fail(note: Said): false {
    this.isBroken = true;
    this.#run.trace?.({ type: 'dead', depth: 0, note });
    return false;
  }
}
