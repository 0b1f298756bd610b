import { type Cell, type Sum, type Value, valuesIn } from '#core';
import type { Board } from '../board.ts';
import type { Tables } from '../tables.ts';
import type { Candidate } from '../technique.ts';
import { MOST_LISTED } from './listed.ts';
import { maskOf } from './net.ts';
import { struck } from './strike.ts';
import { possibleIn, Totals } from './totals.ts';

/** A sum that is looked at by combinations. */
export class Adding {
  readonly cells: readonly Cell[];
  readonly sum: Pick<Sum, 'cells' | 'weights' | 'totals'>;
  readonly #filter: Totals;
  readonly #isCage: boolean;

  constructor(tables: Tables, sum: Pick<Sum, 'cells' | 'weights' | 'totals'>) {
    const { cells, weights, totals } = sum;
    this.sum = sum;
    this.cells = cells;
    const sees = (a: number, b: number): boolean => tables.sees(cells[a]!, cells[b]!);
    this.#filter = new Totals([...cells.keys()], weights, totals, tables.size, sees);
    this.#isCage = this.#filter.cliques.length === 1 && weights.every((weight) => weight === 1);
  }

  masksOf(board: Board): Int32Array {
    const masks = new Int32Array(this.cells.length);
    for (let i = 0; i < masks.length; i++) masks[i] = maskOf(board, this.cells[i]!);
    return masks;
  }

  /** Strikes what does not add up; false where nothing does. */
  narrow(masks: Int32Array): boolean {
    return this.#filter.narrow(masks);
  }

  /** What falls, and what each cell may hold then; undefined where nothing adds up. */
  strike(board: Board, masks: Int32Array): { readonly remove: readonly Candidate[]; readonly after: Int32Array | undefined } {
    const left = masks.slice();
    const after = this.narrow(left) ? left : undefined;
    return { remove: struck(board, this.cells, after), after };
  }

  /** The combinations that remain where all cells differ and are added up plainly; undefined where not, or where they are many. */
  combinations(masks: Int32Array): Value[][] | undefined {
    if (!this.#isCage) return undefined;
    const [clique] = this.#filter.cliques;
    const fitting = possibleIn(clique!, masks).filter(({ sum }) => this.sum.totals.includes(sum));
    return fitting.length === 0 || fitting.length > MOST_LISTED ? undefined : fitting.map(({ mask }) => valuesIn(mask));
  }
}
