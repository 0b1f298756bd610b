/**
 * The fillings of a block, side by side in one array, in the order of its permutation tree.
 *
 *     values:  | filling 0 | filling 1 | ...      width = number of blanks
 *
 * Beside each filling stands how many leading values it has in common with the one before. A search through the
 * list that finds that value k of a filling does not fit can pass over every following filling that shares more than k
 * values with it: the branch of the tree is cut once more, although the tree itself is gone.
 */
export class Fillings {
  readonly width: number;
  count = 0;
  #values: Uint8Array;
  #common: Uint8Array;

  constructor(width: number) {
    this.width = width;
    this.#values = new Uint8Array(16 * width);
    this.#common = new Uint8Array(16);
  }

  push(values: Uint8Array): void {
    if (this.count === this.#common.length) {
      this.#common = grown(this.#common);
      this.#values = grown(this.#values);
    }
    const start = this.count * this.width;
    let common = 0;
    if (this.count > 0) while (common < this.width && this.#values[start - this.width + common] === values[common]) common++;
    this.#common[this.count] = common;
    this.#values.set(values, start);
    this.count++;
  }

  /** Value number `position` of a filling. */
  value(filling: number, position: number): number {
    return this.#values[filling * this.width + position]!;
  }

  /** All values of a filling. */
  values(filling: number): Uint8Array {
    return this.#values.subarray(filling * this.width, (filling + 1) * this.width);
  }

  /** The next filling that differs from this one at or before a position. */
  nextAfter(filling: number, position: number): number {
    let next = filling + 1;
    while (next < this.count && this.#common[next]! > position) next++;
    return next;
  }
}

function grown(bytes: Uint8Array): Uint8Array {
  const larger = new Uint8Array(2 * bytes.length);
  larger.set(bytes);
  return larger;
}
