import { type Candidates, type Geometry, hasConstraints } from '#core';

/** Candidates of all cells as bits, one number a cell: small enough that thousands of positions are kept and copied. */
export type Masks = Uint16Array | Uint32Array;

/** Values that one number has room for, with its sign left alone. */
const MOST_VALUES = 31;

/** Follows naked and hidden singles on masks. Nothing is undone: who wants to go back keeps a copy. */
export class MaskSpread {
  readonly #geometry: Geometry;
  readonly #every: number;
  readonly #housesOf: readonly (readonly number[])[];
  /** Cells with one value whose peers have not lost it yet, and houses that lost a candidate. */
  readonly #decided: number[] = [];
  readonly #changed: number[] = [];
  readonly #isChanged: Uint8Array;

  constructor(geometry: Geometry) {
    this.#geometry = geometry;
    this.#every = 2 ** geometry.size - 1;
    this.#housesOf = Array.from({ length: geometry.cellCount }, (_, cell) =>
      geometry
        .groupsOf(cell)
        .filter(({ house }) => house)
        .map(({ index }) => index),
    );
    this.#isChanged = new Uint8Array(geometry.groups.length);
  }

  /** Whether masks say all there is to say of such puzzles: rules beyond groups are not followed here. */
  static canFollow({ size, constraints }: Geometry): boolean {
    return size <= MOST_VALUES && !hasConstraints(constraints);
  }

  /** Room for this many positions, one after the other. */
  room(positions: number): Masks {
    const { size, cellCount } = this.#geometry;
    return size <= 16 ? new Uint16Array(positions * cellCount) : new Uint32Array(positions * cellCount);
  }

  /** The position of these candidates with the singles followed; undefined where it is a dead end. */
  begin(open: Candidates): Masks | undefined {
    const { cellCount, size } = this.#geometry;
    const masks = this.room(1).fill(this.#every);
    for (let cell = 0; cell < cellCount; cell++) {
      let mask = 0;
      for (let value = 1; value <= size; value++) if (open.has(cell, value)) mask |= 1 << (value - 1);
      if (!this.#keep(masks, cell, mask)) return this.#forget();
    }
    return this.#follow(masks) ? masks : undefined;
  }

  /** Leaves a cell one of its candidates, given as a bit, and follows the singles; false at a dead end, and the masks are then of no use. */
  place(masks: Masks, cell: number, bit: number): boolean {
    return this.#keep(masks, cell, bit) && this.#follow(masks);
  }

  #keep(masks: Masks, cell: number, kept: number): boolean {
    const before = masks[cell]!;
    const mask = before & kept;
    if (mask === before) return true;
    masks[cell] = mask;
    if (mask === 0) {
      this.#forget();
      return false;
    }
    if ((mask & (mask - 1)) === 0) this.#decided.push(cell);
    const houses = this.#housesOf[cell]!;
    for (let i = 0; i < houses.length; i++) {
      const house = houses[i]!;
      if (this.#isChanged[house] === 1) continue;
      this.#isChanged[house] = 1;
      this.#changed.push(house);
    }
    return true;
  }

  #follow(masks: Masks): boolean {
    for (;;) {
      const cell = this.#decided.pop();
      if (cell !== undefined) {
        const others = ~masks[cell]!;
        const peers = this.#geometry.peersOf(cell);
        for (let i = 0; i < peers.length; i++) if (!this.#keep(masks, peers[i]!, others)) return false;
        continue;
      }
      const house = this.#changed.pop();
      if (house === undefined) return true;
      this.#isChanged[house] = 0;
      if (!this.#followHouse(masks, this.#geometry.groups[house]!.cells)) return false;
    }
  }

  /** Places the values that have one cell left in a house. */
  #followHouse(masks: Masks, cells: readonly number[]): boolean {
    let [once, twice] = [0, 0];
    for (let i = 0; i < cells.length; i++) {
      const mask = masks[cells[i]!]!;
      twice |= once & mask;
      once |= mask;
    }
    const single = once & ~twice;
    let isAlive = once === this.#every;
    for (let i = 0; i < cells.length && isAlive && single !== 0; i++) {
      const mask = masks[cells[i]!]! & single;
      // Two values that have no other cell: the second finds its cell taken.
      if (mask !== 0) isAlive = (mask & (mask - 1)) === 0 && this.#keep(masks, cells[i]!, mask);
    }
    if (!isAlive) this.#forget();
    return isAlive;
  }

  #forget(): undefined {
    for (const house of this.#changed) this.#isChanged[house] = 0;
    this.#changed.length = 0;
    this.#decided.length = 0;
  }
}
