import type { Value } from '#core';

/** Bytes that the two levels of a tree may take together; a budget of more paths than fit is cut to this. */
const MOST_BYTES = 2 ** 29;

/**
 * The open paths of one level, as the rows of a path matrix:
 *
 *     | path 0: value of blank 1, of blank 2 ... | path 1 ... | path 2 ... |      width = blanks filled so far
 *
 * Whole rows are copied from level to level. Linked nodes would share the common beginnings, but a path is read once
 * for every cell that extends it, and following links back over hundreds of levels costs far more than the copy.
 */
export class PathRows {
  #bytes = new Uint8Array(1024);
  #width = 0;
  #count = 0;

  /** The most paths of a given length that fit into memory. */
  static most(width: number): number {
    // A growing array is copied into one of twice the size, so three halves of each level exist at a time.
    return Math.max(1, Math.floor(MOST_BYTES / (3 * Math.max(1, width))));
  }

  get count(): number {
    return this.#count;
  }

  /** Memory taken. */
  get bytes(): number {
    return this.#bytes.length;
  }

  /** Forgets everything and holds the path that has no values yet. */
  startWithEmptyPath(): void {
    this.startLevel(0);
    this.#count = 1;
  }

  /** Forgets everything; the paths to come have this many values. */
  startLevel(width: number): void {
    this.#width = width;
    this.#count = 0;
  }

  /** The value of a path in a row of P. */
  at(path: number, row: number): Value {
    return this.#bytes[path * this.#width + row]!;
  }

  /** Adds a path of the level before with one more value. */
  append(from: PathRows, path: number, value: Value): void {
    const end = (this.#count + 1) * this.#width;
    if (end > this.#bytes.length) this.#grow(end);
    const start = path * from.#width;
    this.#bytes.set(from.#bytes.subarray(start, start + from.#width), end - this.#width);
    this.#bytes[end - 1] = value;
    this.#count++;
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(least, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
