import type { Words } from '#core';
import { countBits } from './bits.ts';

/**
 * Finds the subsets behind naked sets, hidden sets and fish: this many items whose masks together have as many bits.
 *
 * Items are offered one by one; those with fewer than two or more than `degree` bits cannot take part and are left out.
 * Subsets come in rising order of the binary number whose bits are their items, which is the order in which Sudoku
 * Explainer looks; so the largest item runs slowest, and a branch ends as soon as its masks have too many bits.
 */
export class SubsetFinder {
  readonly degree: number;
  readonly #items: number[] = [];
  readonly #low: number[] = [];
  readonly #high: number[] = [];
  #count = 0;

  constructor(degree: number) {
    this.degree = degree;
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
  find(): readonly Subset[] {
    if (this.#count < this.degree) return NONE;
    const found: Subset[] = [];
    this.#search(this.degree, this.#count, 0, 0, [], found);
    return found;
  }

  #search(missing: number, below: number, low: number, high: number, chosen: number[], found: Subset[]): void {
    for (let i = missing - 1; i < below; i++) {
      const nextLow = low | this.#low[i]!;
      const nextHigh = high | this.#high[i]!;
      const bits = countBits(nextLow, nextHigh);
      if (bits > this.degree) continue;
      chosen[missing - 1] = this.#items[i]!;
      if (missing > 1) this.#search(missing - 1, i, nextLow, nextHigh, chosen, found);
      else if (bits === this.degree) found.push({ items: [...chosen], low: nextLow, high: nextHigh });
    }
  }
}

const NONE: readonly Subset[] = [];

export interface Subset {
  readonly items: readonly number[];
  readonly low: number;
  readonly high: number;
}

/** The words for sets of two, three and four. */
export const SET_NAMES: Readonly<Record<number, string>> = { 2: 'Pair', 3: 'Triplet', 4: 'Quad' };

/** Small numbers in words. */
export const COUNTS: Readonly<Record<number, Words<string>>> = {
  2: { en: 'two', de: 'zwei', fr: 'deux' },
  3: { en: 'three', de: 'drei', fr: 'trois' },
  4: { en: 'four', de: 'vier', fr: 'quatre' },
};
