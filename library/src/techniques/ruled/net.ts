import { type Cell, type Clause, type Relation, rising, type Sequence, type Sum } from '#core';
import type { Board } from '../board.ts';
import type { Tables } from '../tables.ts';
import { Accepted } from './accepted.ts';
import { AnyOf, Distinct, type Filter, Related } from './filter.ts';
import { Totals } from './totals.ts';

/** Masks are one word wide. */
export const MOST_VALUES = 30;

/** What some rules say, as far as techniques look at it together. */
export interface Demands {
  readonly relations: readonly Relation[];
  readonly sums: readonly Sum[];
  readonly sequences: readonly Sequence[];
  readonly clauses: readonly Clause[];
}

/**
 * Some cells, and all that is demanded of them alone: rules, and that cells of a group differ. Hidden cells of the rules are variables like
 * others. Filters strike from masks until nothing more falls.
 *
 *     cells     | c | c | c | h |       the cell of each variable, hidden ones from the number of cells on
 *     masks     | 9 bits each ...       made again for each question by `masksOf`
 */
export class FilterNet {
  readonly cells: readonly Cell[];
  readonly filters: readonly Filter[];
  readonly #filtersOf: readonly (readonly number[])[];
  readonly #tables: Tables;
  readonly #waiting: Uint8Array;
  readonly #queue: Int32Array;
  readonly #before: Int32Array;

  constructor(tables: Tables, demands: Demands, more: readonly Cell[] = []) {
    this.#tables = tables;
    const { relations, sums, sequences, clauses } = demands;
    const touched = [
      ...relations.flatMap(({ cells }) => cells),
      ...sums.flatMap(({ cells }) => cells),
      ...sequences.flatMap(({ cells }) => cells),
      ...clauses.flatMap(({ literals }) => literals.map(({ cell }) => cell)),
    ];
    this.cells = rising([...touched, ...more]);
    const at = new Map(this.cells.map((cell, i) => [cell, i]));
    this.filters = filtersOf(tables, demands, this.cells, (cell) => at.get(cell)!);
    const lists: number[][] = this.cells.map(() => []);
    this.filters.forEach(({ variables }, f) => {
      for (const variable of new Set(variables)) lists[variable]!.push(f);
    });
    this.#filtersOf = lists;
    this.#waiting = new Uint8Array(this.filters.length);
    this.#queue = new Int32Array(this.filters.length);
    this.#before = new Int32Array(this.filters.reduce((most, { variables }) => Math.max(most, variables.length), 0));
  }

  /** What the cells may hold on a board; hidden ones whatever they have. */
  masksOf(board: Board): Int32Array {
    const { cellCount, geometry } = this.#tables;
    const masks = new Int32Array(this.cells.length);
    for (let i = 0; i < masks.length; i++) {
      const cell = this.cells[i]!;
      masks[i] = cell < cellCount ? maskOf(board, cell) : (1 << geometry.constraints.hidden[cell - cellCount]!) - 1;
    }
    return masks;
  }

  /** Whether the rules are kept whatever the cells take of the masks, so that nothing follows from them. */
  isKept(masks: Int32Array): boolean {
    return this.filters.every((filter) => filter instanceof Distinct || filter.isKept?.(masks) === true);
  }

  /** Strikes until nothing more falls, beginning with the filters of one variable, or with all; false where something has nothing left. */
  settle(masks: Int32Array, from?: number): boolean {
    const { filters } = this;
    const waiting = this.#waiting.fill(from === undefined ? 1 : 0);
    // A filter waits once at a time, so a ring of as many places is enough.
    const [queue, before] = [this.#queue, this.#before];
    const ring = queue.length;
    let [head, count] = [0, 0];
    if (from === undefined) for (; count < ring; count++) queue[count] = count;
    else
      for (const f of this.#filtersOf[from]!) {
        waiting[f] = 1;
        queue[count++] = f;
      }
    for (; count > 0; count--) {
      const f = queue[head]!;
      head = head + 1 === ring ? 0 : head + 1;
      waiting[f] = 0;
      const { variables } = filters[f]!;
      for (let i = 0; i < variables.length; i++) before[i] = masks[variables[i]!]!;
      if (!filters[f]!.narrow(masks)) return false;
      for (let i = 0; i < variables.length; i++) {
        if (masks[variables[i]!] === before[i]) continue;
        const touched = this.#filtersOf[variables[i]!]!;
        for (let k = 0; k < touched.length; k++) {
          const other = touched[k]!;
          if (other === f || waiting[other] === 1) continue;
          waiting[other] = 1;
          // The place of the filter that is looked at counts until it is done.
          queue[(head + count - 1) % ring] = other;
          count++;
        }
      }
    }
    return true;
  }
}

/** What a cell may hold: its value where it is placed. */
export function maskOf(board: Board, cell: Cell): number {
  return board.values[cell] !== 0 ? 1 << (board.values[cell]! - 1) : board.low[cell]!;
}

function filtersOf(
  tables: Tables,
  { relations, sums, sequences, clauses }: Demands,
  cells: readonly Cell[],
  at: (cell: Cell) => number,
): Filter[] {
  const { size, cellCount } = tables;
  const sees = (a: number, b: number): boolean => cells[a]! < cellCount && cells[b]! < cellCount && tables.sees(cells[a]!, cells[b]!);
  const filters: Filter[] = [];
  for (const {
    cells: [a, b],
    table,
  } of relations)
    filters.push(new Related(at(a), at(b), ...masksOfRelation(tables, table)));
  for (const group of differing(tables, cells)) filters.push(new Distinct(group.map(at), size));
  for (const { literals } of clauses)
    filters.push(new AnyOf(literals.map(({ cell, value, holds }) => ({ variable: at(cell), value, holds }))));
  for (const { cells: own, weights, totals } of sums) filters.push(new Totals(own.map(at), weights, totals, size, sees));
  for (const { cells: own, layers } of sequences) filters.push(new Accepted(own.map(at), layers, size));
  return filters;
}

/** The groups cut down to some cells, without those that lie in another. */
function differing(tables: Tables, cells: readonly Cell[]): Cell[][] {
  const { cellCount, groupsOf, groupCells } = tables;
  const inside = new Set(cells);
  const groups = new Set(cells.flatMap((cell) => (cell < cellCount ? [...groupsOf[cell]!] : [])));
  const cut = [...groups].map((group) => [...groupCells[group]!].filter((cell) => inside.has(cell))).filter(({ length }) => length > 1);
  cut.sort((a, b) => b.length - a.length);
  return cut.filter((group, i) => !cut.slice(0, i).some((larger) => group.every((cell) => larger.includes(cell))));
}

/** A table of a relation as masks: what each value of the first goes with, and of the second. Relations that say the same share them. */
export function masksOfRelation(tables: Tables, table: Uint8Array): readonly [forth: Int32Array, back: Int32Array] {
  const { size } = tables;
  const known = tables.borrow('relation masks', () => new Map<Uint8Array, readonly [Int32Array, Int32Array]>());
  const found = known.get(table);
  if (found) return found;
  const [forth, back] = [new Int32Array(size), new Int32Array(size)];
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++) {
      if (table[a * size + b] === 0) continue;
      forth[a]! |= 1 << b;
      back[b]! |= 1 << a;
    }
  known.set(table, [forth, back]);
  return [forth, back];
}
