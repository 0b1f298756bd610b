import { popCount } from '#core';
import type { FilterNet } from './net.ts';

/** What a look for arrangements may cost; one position is one value that is tried in a cell. */
export interface Positions {
  left: number;
}

/** The part of all positions that one value may use up in the first round. */
const SHARE = 16;

/**
 * The ways to fill the cells of a net that keep everything it demands. For each value of each cell one way is looked for that has it; ways
 * already found serve for all their values, so most questions cost nothing.
 */
export class Arrangements {
  readonly #net: FilterNet;
  readonly #positions: Positions;
  readonly #pulse: () => void;

  constructor(net: FilterNet, positions: Positions, pulse: () => void) {
    this.#net = net;
    this.#positions = positions;
    this.#pulse = pulse;
  }

  /** Some way to fill the net within masks; undefined where there is none, 'unknown' where the positions did not suffice. */
  one(masks: Int32Array, from?: number, positions = this.#positions): Int32Array | 'unknown' | undefined {
    this.#pulse();
    if (!this.#net.settle(masks, from)) return undefined;
    let next = -1;
    let fewest = 32;
    for (let i = 0; i < masks.length; i++) {
      const count = popCount(masks[i]!);
      if (count === 1 || count >= fewest) continue;
      [next, fewest] = [i, count];
    }
    if (next < 0) return masks;
    if (positions.left <= 0) return 'unknown';
    for (let rest = masks[next]!; rest !== 0; rest &= rest - 1) {
      const trial = masks.slice();
      trial[next] = rest & -rest;
      positions.left--;
      const found = this.one(trial, next, positions);
      if (found) return found;
    }
    return undefined;
  }

  /** What is left of the masks when every value that no way has is struck; undefined where there is no way at all. What is not known stays. */
  supported(masks: Int32Array): Int32Array | undefined {
    const open = masks.slice();
    if (!this.#net.settle(open)) return undefined;
    const seen = new Int32Array(masks.length);
    const share = Math.ceil(this.#positions.left / SHARE);
    // Every value has a small look first, so that a stubborn one leaves something for the others.
    return this.#strike(open, seen, share) && (share === 0 || this.#strike(open, seen, this.#positions.left)) ? open : undefined;
  }

  /** Strikes what no way has and marks in `seen` what one has, with at most this many positions for each value; false where nothing is left. */
  #strike(open: Int32Array, seen: Int32Array, most: number): boolean {
    const asked = seen.slice();
    for (let i = 0; i < open.length; i++) {
      for (let rest = open[i]! & ~asked[i]!; rest !== 0; rest = open[i]! & ~asked[i]!) {
        const bit = rest & -rest;
        asked[i]! |= bit;
        if ((seen[i]! & bit) !== 0) continue;
        const trial = open.slice();
        trial[i] = bit;
        const share = { left: Math.min(most, this.#positions.left) };
        this.#positions.left -= share.left;
        const way = this.one(trial, i, share);
        this.#positions.left += share.left;
        if (way === undefined) {
          open[i] = open[i]! & ~bit;
          if (open[i] === 0) return false;
        } else if (way !== 'unknown') for (let k = 0; k < way.length; k++) seen[k]! |= way[k]!;
      }
    }
    return true;
  }
}
