import { makeRandom, type Random } from '#core';

/**
 * The randomness of one attempt. Attempts are numbered, and what one of them makes depends on the seed and its number
 * alone, so that the puzzles of a seed are the same whatever machine, thread or order they are made in.
 */
export function randomFor(seed: number, attempt: number): Random {
  const low = mix(Math.floor(seed / 2 ** 32) ^ mix(seed | 0) ^ mix((attempt | 0) + 0x632be5ab));
  const high = mix(low ^ mix(Math.floor(attempt / 2 ** 32) + 0x2545f491));
  return makeRandom((low >>> 0) + (high & 0x1fffff) * 2 ** 32);
}

/** Spreads every bit of a word over all of it (the finisher of MurmurHash3). */
function mix(word: number): number {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x85ebca6b);
  w = Math.imul(w ^ (w >>> 13), 0xc2b2ae35);
  return w ^ (w >>> 16);
}

/** A seed for a kernel's own randomness, never 0. */
export function kernelSeed(random: Random): number {
  return 1 + random.below(0x7fffffff);
}
