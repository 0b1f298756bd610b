import { type Cell, type Geometry, type Grid, type Puzzle, restrictionsOf, type Value } from '#core';
import { bitsOf } from './bits.ts';
import type { Tables } from './tables.ts';

/** Numbers that may be read and not written. */
interface Words {
  readonly length: number;
  readonly [index: number]: number;
}

/**
 * A position: what is placed and what every blank cell may still hold, seen by cell and by group.
 *
 *     by cell                            by group and value, at group * size + value - 1
 *     values  | v | v | ...              placeCounts | how many places the value has left in the group
 *     counts  | how many candidates      placesLow   | these places, bit = position of the cell in the group
 *     low     | values  1..32 as bits    placesHigh  | positions 32..63
 *     high    | values 33..64 as bits
 *
 * A placed cell has no candidates, and a value has no places left in a group where it is placed. Up to 32 values the
 * high words are zero. Techniques read this; only a `WorkingBoard` writes it.
 */
export interface Board {
  readonly tables: Tables;
  readonly geometry: Geometry;
  readonly size: number;
  readonly values: Words;
  readonly counts: Words;
  readonly low: Words;
  readonly high: Words;
  readonly placeCounts: Words;
  readonly placesLow: Words;
  readonly placesHigh: Words;
  /** How many cells of a group are blank. */
  readonly blanks: Words;
  /** How many cells are blank altogether. */
  readonly open: number;
  /** Whether the puzzle is known to have exactly one solution, which is what uniqueness techniques rest on. */
  readonly unique: boolean;
  /** The one solution, where a search has found it and proved that there is no other; asked when nothing but guessing is left. */
  readonly solution: () => Grid | undefined;
  /** Whether the steps are shown, so that evidence is worth its time; ratings do without. */
  readonly tells: boolean;
  /** Long searches call this from time to time, at least every few milliseconds; it throws `OutOfTime` where they have to end. */
  readonly pulse: () => void;
  has(cell: Cell, value: Value): boolean;
  /** The candidates of a cell, in rising order. */
  candidatesOf(cell: Cell): Value[];
  /** The cells of a group that may hold a value, in the order of the group. */
  placesFor(group: number, value: Value): Cell[];
}

/** What a search is ended with when its time is up. Only the solver catches it, so no technique has to know what remains undone. */
export class OutOfTime extends Error {}

const goOn = (): void => undefined;
const unknown = (): undefined => undefined;

/** A board that can be changed: the logical solver applies deductions to it, chains try assumptions on it. */
export class WorkingBoard implements Board {
  readonly tables: Tables;
  readonly geometry: Geometry;
  readonly size: number;
  readonly values: Uint8Array;
  readonly counts: Uint8Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly placeCounts: Uint8Array;
  readonly placesLow: Int32Array;
  readonly placesHigh: Int32Array;
  readonly blanks: Uint8Array;
  open = 0;
  unique = false;
  solution: () => Grid | undefined = unknown;
  tells = true;
  pulse: () => void = goOn;

  constructor(tables: Tables) {
    const { geometry, cellCount, groupCount, size } = tables;
    this.tables = tables;
    this.geometry = geometry;
    this.size = size;
    this.values = new Uint8Array(cellCount);
    this.counts = new Uint8Array(cellCount);
    this.low = new Int32Array(cellCount);
    this.high = new Int32Array(cellCount);
    this.placeCounts = new Uint8Array(groupCount * size);
    this.placesLow = new Int32Array(groupCount * size);
    this.placesHigh = new Int32Array(groupCount * size);
    this.blanks = new Uint8Array(groupCount);
  }

  /** Sets up the start of a puzzle: its givens placed, its restrictions obeyed. Clashes leave cells without candidates. */
  reset(puzzle: Puzzle, unique: boolean): this {
    const { givens, disputes, geometry } = puzzle;
    const restrictions = restrictionsOf(puzzle);
    const { size, tables } = this;
    this.unique = unique;
    this.solution = unknown;
    this.tells = true;
    this.pulse = goOn;
    this.values.fill(0);
    this.open = tables.cellCount;
    this.counts.fill(size);
    this.low.fill(size >= 32 ? -1 : (1 << size) - 1);
    this.high.fill(size <= 32 ? 0 : size === 64 ? -1 : (1 << (size - 32)) - 1);
    for (let group = 0; group < tables.groupCount; group++) {
      const { length } = tables.groupCells[group]!;
      this.blanks[group] = length;
      this.placeCounts.fill(length, group * size, (group + 1) * size);
      this.placesLow.fill(length >= 32 ? -1 : (1 << length) - 1, group * size, (group + 1) * size);
      this.placesHigh.fill(length <= 32 ? 0 : length === 64 ? -1 : (1 << (length - 32)) - 1, group * size, (group + 1) * size);
    }
    if (restrictions) {
      for (let cell = 0; cell < tables.cellCount; cell++)
        for (let value = 1; value <= size; value++) if (!restrictions.has(cell, value)) this.remove(cell, value);
    }
    for (let cell = 0; cell < givens.length; cell++) if (givens[cell] !== 0) this.place(cell, givens[cell]!);
    for (const { place } of disputes) this.#clear(geometry.places[place]!.cell);
    return this;
  }

  /** Becomes the same position as another board of the same geometry. */
  copy(from: Board): this {
    this.values.set(from.values as Uint8Array);
    this.counts.set(from.counts as Uint8Array);
    this.low.set(from.low as Int32Array);
    this.high.set(from.high as Int32Array);
    this.placeCounts.set(from.placeCounts as Uint8Array);
    this.placesLow.set(from.placesLow as Int32Array);
    this.placesHigh.set(from.placesHigh as Int32Array);
    this.blanks.set(from.blanks as Uint8Array);
    this.open = from.open;
    this.unique = from.unique;
    this.solution = from.solution;
    this.tells = from.tells;
    this.pulse = from.pulse;
    return this;
  }

  has(cell: Cell, value: Value): boolean {
    return value <= 32 ? ((this.low[cell]! >>> (value - 1)) & 1) === 1 : ((this.high[cell]! >>> (value - 33)) & 1) === 1;
  }

  candidatesOf(cell: Cell): Value[] {
    return bitsOf(this.low[cell]!, this.high[cell]!).map((bit) => bit + 1);
  }

  placesFor(group: number, value: Value): Cell[] {
    const at = group * this.size + value - 1;
    const cells = this.tables.groupCells[group]!;
    return bitsOf(this.placesLow[at]!, this.placesHigh[at]!).map((position) => cells[position]!);
  }

  /** Takes a candidate away; false where it was not there. */
  remove(cell: Cell, value: Value): boolean {
    const bit = value - 1;
    const words = bit < 32 ? this.low : this.high;
    const mask = 1 << (bit & 31);
    if ((words[cell]! & mask) === 0) return false;
    words[cell]! ^= mask;
    this.counts[cell]!--;
    const groups = this.tables.groupsOf[cell]!;
    const positions = this.tables.positionsIn[cell]!;
    for (let i = 0; i < groups.length; i++) {
      const at = groups[i]! * this.size + bit;
      const position = positions[i]!;
      if (position < 32) this.placesLow[at]! ^= 1 << position;
      else this.placesHigh[at]! ^= 1 << (position - 32);
      this.placeCounts[at]!--;
    }
    return true;
  }

  /** Writes a value into a blank cell and takes it from all peers. */
  place(cell: Cell, value: Value): void {
    if (this.values[cell] !== 0) return;
    this.#clear(cell);
    this.values[cell] = value;
    this.open--;
    for (const group of this.tables.groupsOf[cell]!) this.blanks[group]!--;
    const peers = this.tables.peersOf[cell]!;
    for (let i = 0; i < peers.length; i++) this.remove(peers[i]!, value);
  }

  #clear(cell: Cell): void {
    for (let rest = this.low[cell]!; rest !== 0; rest &= rest - 1) this.remove(cell, 32 - Math.clz32(rest & -rest));
    for (let rest = this.high[cell]!; rest !== 0; rest &= rest - 1) this.remove(cell, 64 - Math.clz32(rest & -rest));
  }
}

/** Whether some cell has nothing left to hold or some value no place left in a house: then there is no solution. */
export function isContradictory(board: Board): boolean {
  const { tables, size } = board;
  for (let cell = 0; cell < tables.cellCount; cell++) if (board.values[cell] === 0 && board.counts[cell] === 0) return true;
  for (let group = 0; group < tables.groupCount; group++) {
    if (!tables.isHouse[group]) continue;
    let placed = size - board.blanks[group]!;
    for (let at = group * size; at < (group + 1) * size; at++) if (board.placeCounts[at] === 0) placed--;
    if (placed !== 0) return true;
  }
  return false;
}
