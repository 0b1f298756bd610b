/** Rows of bits of equal length: the edges from each vertex of one block to the vertices of another. */
export class BitRows {
  readonly words: number;
  readonly #bits: Uint32Array;

  constructor(rows: number, columns: number) {
    this.words = bitWordsFor(columns);
    this.#bits = new Uint32Array(rows * this.words);
  }

  add(row: number, column: number): void {
    this.#bits[row * this.words + (column >>> 5)]! |= 1 << (column & 31);
  }

  /** Keeps in a set only what is in a row as well. */
  keepOnly(set: Uint32Array, row: number): void {
    const start = row * this.words;
    for (let w = 0; w < this.words; w++) set[w]! &= this.#bits[start + w]!;
  }

  /** What is in a row, in rising order. */
  *members(row: number): Generator<number> {
    const set = this.#bits.subarray(row * this.words, (row + 1) * this.words);
    for (let next = nextIn(set, 0); next >= 0; next = nextIn(set, next + 1)) yield next;
  }

  /** Whether a row and a set have something in common. */
  meets(row: number, set: Uint32Array): boolean {
    const start = row * this.words;
    for (let w = 0; w < this.words; w++) if ((this.#bits[start + w]! & set[w]!) !== 0) return true;
    return false;
  }
}

/** 32-bit words for this many bits. */
export function bitWordsFor(bits: number): number {
  return Math.ceil(bits / 32);
}

/** The set of all numbers below this one. */
export function fullSet(count: number): Uint32Array {
  const set = new Uint32Array(bitWordsFor(count)).fill(0xffffffff);
  if (count % 32 !== 0) set[set.length - 1] = 2 ** (count % 32) - 1;
  return set;
}

/** The next member of a set from a number on; -1 where there is none. */
export function nextIn(set: Uint32Array, from: number): number {
  for (let w = from >>> 5, mask = 0xffffffff << (from & 31); w < set.length; w++, mask = 0xffffffff) {
    const word = set[w]! & mask;
    if (word !== 0) return 32 * w + 31 - Math.clz32(word & -word);
  }
  return -1;
}

/** How many bits are set. */
export function countIn(set: Uint32Array): number {
  let count = 0;
  for (let next = nextIn(set, 0); next >= 0; next = nextIn(set, next + 1)) count++;
  return count;
}
