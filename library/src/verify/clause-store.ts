/** What a clause number without a clause has. */
const GONE = -1;

/**
 * Clauses by number, in one array of numbers: length, then literals. Forgotten ones leave holes, which are closed when they are
 * half of the array, so that memory follows what is alive and time what was ever added.
 */
export class ClauseStore {
  #words = new Int32Array(1 << 16);
  #starts = new Int32Array(1 << 12).fill(GONE);
  #top = 0;
  #holes = 0;
  #last = 0;

  /** The highest number so far. */
  get last(): number {
    return this.#last;
  }

  /** Adds a clause under a number higher than all before. */
  add(number: number, literals: readonly number[]): void {
    const end = this.#top + literals.length + 1;
    if (end > this.#words.length) this.#words = grown(this.#words, end, 0);
    if (number >= this.#starts.length) this.#starts = grown(this.#starts, number + 1, GONE);
    this.#starts[number] = this.#top;
    this.#words[this.#top] = literals.length;
    for (let i = 0; i < literals.length; i++) this.#words[this.#top + 1 + i] = literals[i]!;
    this.#top = end;
    this.#last = number;
  }

  has(number: number): boolean {
    return number > 0 && number <= this.#last && this.#starts[number] !== GONE;
  }

  /** The array that holds the literals; valid until something is added or forgotten. */
  get words(): Int32Array {
    return this.#words;
  }

  /** Where the length of a clause stands in `words`; its literals follow. */
  startOf(number: number): number {
    return this.#starts[number]!;
  }

  forget(number: number): void {
    this.#holes += this.#words[this.#starts[number]!]! + 1;
    this.#starts[number] = GONE;
    if (this.#holes > 1 << 16 && 2 * this.#holes > this.#top) this.#closeHoles();
  }

  /** Numbers rise with places, so one pass moves every clause to the front. */
  #closeHoles(): void {
    let to = 0;
    for (let number = 1; number <= this.#last; number++) {
      const from = this.#starts[number]!;
      if (from === GONE) continue;
      const length = this.#words[from]! + 1;
      this.#words.copyWithin(to, from, from + length);
      this.#starts[number] = to;
      to += length;
    }
    this.#top = to;
    this.#holes = 0;
  }
}

function grown(array: Int32Array<ArrayBuffer>, atLeast: number, filler: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(atLeast, 2 * array.length)).fill(filler, array.length);
  larger.set(array);
  return larger;
}
