import type { Cell, Value } from './cell.ts';

/**
 * A set of candidates: for every cell, which values it may still hold.
 *
 * One bit per candidate, in whole 32-bit words per cell, so that sizes beyond 32 values need no other type:
 *
 *     words:  | cell 0 .......... | cell 1 .......... | ...
 *             | word 0 | word 1 … | word 0 | word 1 … |     wordsPerCell = ceil(size / 32)
 *     bit b of word w of a cell  =  value 32 * w + b + 1
 *
 * For size <= 32 `words[cell]` is the whole mask of a cell, which the faster engines use directly.
 */
export class Candidates {
  readonly size: number;
  readonly cellCount: number;
  readonly wordsPerCell: number;
  readonly words: Uint32Array;

  private constructor(cellCount: number, size: number, words: Uint32Array) {
    this.size = size;
    this.cellCount = cellCount;
    this.wordsPerCell = Math.ceil(size / 32);
    this.words = words;
  }

  /** No candidate anywhere. */
  static none(cellCount: number, size: number): Candidates {
    return new Candidates(cellCount, size, new Uint32Array(cellCount * Math.ceil(size / 32)));
  }

  /** Every value in every cell. */
  static all(cellCount: number, size: number): Candidates {
    const every = Candidates.none(cellCount, size);
    const { words, wordsPerCell } = every;
    // The last word of a cell holds what is left of the values; a shift by 32 would be none at all.
    const last = 0xffffffff >>> (32 * wordsPerCell - size);
    words.fill(0xffffffff);
    for (let word = wordsPerCell - 1; word < words.length; word += wordsPerCell) words[word] = last;
    return every;
  }

  /** The candidates whose words these are, as `words` has them. */
  static fromWords(cellCount: number, size: number, words: Uint32Array): Candidates {
    if (words.length !== cellCount * Math.ceil(size / 32))
      throw new Error(`${cellCount} cells of ${size} values do not take ${words.length} words`);
    return new Candidates(cellCount, size, words);
  }

  clone(): Candidates {
    return new Candidates(this.cellCount, this.size, this.words.slice());
  }

  has(cell: Cell, value: Value): boolean {
    return ((this.words[this.#word(cell, value)]! >>> ((value - 1) & 31)) & 1) === 1;
  }

  add(cell: Cell, value: Value): void {
    this.words[this.#word(cell, value)]! |= 1 << ((value - 1) & 31);
  }

  remove(cell: Cell, value: Value): void {
    this.words[this.#word(cell, value)]! &= ~(1 << ((value - 1) & 31));
  }

  /** Leaves the cell no candidate but this one (none at all when it did not have it). */
  keepOnly(cell: Cell, value: Value): void {
    const had = this.has(cell, value);
    this.clear(cell);
    if (had) this.add(cell, value);
  }

  /** Removes a value from several cells: the inner loop of every start of a search. */
  removeFrom(cells: Int32Array, value: Value): void {
    const { words, wordsPerCell } = this;
    const mask = ~(1 << ((value - 1) & 31));
    const offset = (value - 1) >>> 5;
    for (let i = 0; i < cells.length; i++) words[cells[i]! * wordsPerCell + offset]! &= mask;
  }

  clear(cell: Cell): void {
    const { words, wordsPerCell } = this;
    // Not `fill`, which takes longer than the one or two words that it would clear.
    for (let word = 0; word < wordsPerCell; word++) words[cell * wordsPerCell + word] = 0;
  }

  count(cell: Cell): number {
    let count = 0;
    for (let w = cell * this.wordsPerCell; w < (cell + 1) * this.wordsPerCell; w++) count += popCount(this.words[w]!);
    return count;
  }

  /** The values a cell may hold, in rising order. */
  values(cell: Cell): Value[] {
    const values: Value[] = [];
    for (let value = 1; value <= this.size; value++) if (this.has(cell, value)) values.push(value);
    return values;
  }

  equals(other: Candidates): boolean {
    return this.size === other.size && this.words.length === other.words.length && this.words.every((word, i) => word === other.words[i]);
  }

  #word(cell: Cell, value: Value): number {
    return cell * this.wordsPerCell + ((value - 1) >>> 5);
  }
}

/** The number of bits set in a 32-bit word. */
export function popCount(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
