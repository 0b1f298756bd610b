import { isSameList } from '#core';

/** A line about a rule that was written, and is still alive. */
interface Lemma {
  readonly number: number;
  /** What the kernel told: the constraint and the literals. */
  readonly told: Uint32Array;
}

/** Lemmas of one age; twice as many are alive at most. */
const MOST = 1 << 14;

/**
 * What rules were found to strike, so that it is not shown again: a search meets the same strikes many times, and showing one takes longer than
 * looking it up. The oldest that were not wanted again are forgotten.
 */
export class Lemmas {
  #young = new Map<number, Lemma>();
  #old = new Map<number, Lemma>();

  /** The number of the line that says what the kernel tells; undefined where none is alive. */
  find(told: Uint32Array): number | undefined {
    const key = keyOf(told);
    const young = this.#young.get(key);
    const lemma = young ?? this.#old.get(key);
    if (!lemma || !isSameList(lemma.told, told)) return undefined;
    if (!young) {
      this.#old.delete(key);
      this.#young.set(key, lemma);
    }
    return lemma.number;
  }

  /** Keeps a line; gives the numbers of those that are to be forgotten for it. */
  keep(told: Uint32Array, number: number): number[] {
    const gone: number[] = [];
    const key = keyOf(told);
    // Another one may have the same key.
    for (const age of [this.#young, this.#old]) {
      const other = age.get(key);
      if (!other) continue;
      gone.push(other.number);
      age.delete(key);
    }
    this.#young.set(key, { number, told: told.slice() });
    if (this.#young.size < MOST) return gone;
    for (const lemma of this.#old.values()) gone.push(lemma.number);
    this.#old = this.#young;
    this.#young = new Map();
    return gone;
  }
}

function keyOf(told: Uint32Array): number {
  let [low, high] = [0, told.length];
  for (let i = 0; i < told.length; i++) {
    low = Math.imul(low ^ told[i]!, 0x01000193) ^ (low >>> 15);
    high = Math.imul(high + told[i]!, 0x2c1b3c6d) ^ (high >>> 13);
  }
  return (low >>> 0) * 2 ** 20 + (high >>> 12);
}
