import type { Geometry, Puzzle } from '#core';
import { WorkingBoard } from './board.ts';
import { Tables } from './tables.ts';

/** Lays puzzles out as boards, one at a time, and keeps what their geometry needs: tables cost more than most puzzles. */
export class Desk {
  readonly #boards = new WeakMap<Geometry, WorkingBoard>();

  /** The start of a puzzle. The board is used again for the next puzzle of the same geometry. */
  lay(puzzle: Puzzle, unique: boolean): WorkingBoard {
    let board = this.#boards.get(puzzle.geometry);
    if (!board) {
      board = new WorkingBoard(new Tables(puzzle.geometry));
      this.#boards.set(puzzle.geometry, board);
    }
    return board.reset(puzzle, unique);
  }
}
