import type { Cell, Geometry, Value } from '#core';

/** Gives variables their numbers: first "the cell holds the value", cell by cell, then helpers as they are asked for. */
export class Variables {
  readonly values: readonly Value[];
  #count: number;

  constructor({ cellCount, size, constraints }: Geometry) {
    this.values = Array.from({ length: size }, (_, i) => i + 1);
    this.#count = (cellCount + constraints.hidden.length) * size;
  }

  get count(): number {
    return this.#count;
  }

  holds(cell: Cell, value: Value): number {
    return cell * this.values.length + value;
  }

  helper(): number {
    this.#count += 1;
    return this.#count;
  }
}
