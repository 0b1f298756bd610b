import { countBits } from './bits.ts';

/**
 * Finds the subsets behind naked sets, hidden sets and fish: so many items whose masks together have as many bits.
 *
 * Items are offered one by one; those with fewer than two or more than `degree` bits cannot take part and are left out.
 * Subsets come in rising order of the binary number whose bits are their items, which is the order in which Sudoku
 * Explainer looks; so the largest item runs slowest, and a branch ends as soon as its masks have too many bits.
 */
export class SubsetFinder {
  readonly degree: number;
  readonly #items: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  #count = 0;

  constructor(degree: number, most: number) {
    this.degree = degree;
    this.#items = new Int32Array(most);
    this.#low = new Int32Array(most);
    this.#high = new Int32Array(most);
  }

  clear(): void {
    this.#count = 0;
  }

  /** Offers an item; `bits` is how many bits its mask has. */
  offer(item: number, bits: number, low: number, high: number): void {
    if (bits < 2 || bits > this.degree) return;
    this.#items[this.#count] = item;
    this.#low[this.#count] = low;
    this.#high[this.#count++] = high;
  }

  /** The subsets of the items offered since the last clearing, each in rising order, with the union of its masks. */
  find(): Subset[] {
    const found: Subset[] = [];
    if (this.#count >= this.degree) this.#search(this.degree, this.#count, 0, 0, [], found);
    return found;
  }

  #search(missing: number, below: number, low: number, high: number, chosen: readonly number[], found: Subset[]): void {
    if (missing === 0) {
      if (countBits(low, high) === this.degree) found.push({ items: [...chosen].reverse(), low, high });
      return;
    }
    for (let i = missing - 1; i < below; i++) {
      const nextLow = low | this.#low[i]!;
      const nextHigh = high | this.#high[i]!;
      if (countBits(nextLow, nextHigh) <= this.degree) this.#search(missing - 1, i, nextLow, nextHigh, [...chosen, this.#items[i]!], found);
    }
  }
}

export interface Subset {
  readonly items: readonly number[];
  readonly low: number;
  readonly high: number;
}

/** The words for sets of two, three and four. */
export const SET_NAMES: Readonly<Record<number, string>> = { 2: 'Pair', 3: 'Triplet', 4: 'Quad' };
