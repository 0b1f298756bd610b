import { indices } from '#core';
import type { Board } from '../board.ts';
import type { Tables } from '../tables.ts';
import type { Candidate } from '../technique.ts';
import { Arrangements } from './arrangements.ts';
import { FilterNet } from './net.ts';

/** Tries candidates on a whole board with all its rules. */
export class RuledSearch {
  readonly #net: FilterNet;
  readonly #at: ReadonlyMap<number, number>;

  private constructor(tables: Tables) {
    const cells = indices(tables.cellCount);
    this.#net = new FilterNet(tables, tables.geometry.constraints, cells);
    this.#at = new Map(this.#net.cells.map((cell, i) => [cell, i]));
  }

  static of(tables: Tables): RuledSearch {
    return tables.borrow('ruled search', () => new RuledSearch(tables));
  }

  /** Whether some way to fill the board has the candidate; undefined where this many positions did not suffice to tell. */
  leadsSomewhere(board: Board, { cell, value }: Candidate, positions: number): boolean | undefined {
    const masks = this.#net.masksOf(board);
    masks[this.#at.get(cell)!] = 1 << (value - 1);
    const found = new Arrangements(this.#net, { left: positions }, board.pulse).one(masks);
    return found === 'unknown' ? undefined : found !== undefined;
  }
}
