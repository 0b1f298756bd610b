import { popCount } from '#core';
import type { Net } from './net.ts';

/** What a look for arrangements may cost; one position is one round of filters. */
export interface Positions {
  left: number;
}

/**
 * The ways to fill the cells of a net that keep everything it demands. For each value of each cell one way is looked for that has it; ways
 * already found serve for all their values, so most questions cost nothing.
 */
export class Arrangements {
  readonly #net: Net;
  readonly #positions: Positions;
  readonly #pulse: () => void;

  constructor(net: Net, positions: Positions, pulse: () => void) {
    this.#net = net;
    this.#positions = positions;
    this.#pulse = pulse;
  }

  /** Some way to fill the net within masks; undefined where there is none, 'unknown' where the positions did not suffice. */
  one(masks: Int32Array, from?: number): Int32Array | 'unknown' | undefined {
    if (this.#positions.left-- <= 0) return 'unknown';
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
    let isKnown = true;
    for (let rest = masks[next]!; rest !== 0; rest &= rest - 1) {
      const trial = masks.slice();
      trial[next] = rest & -rest;
      const found = this.one(trial, next);
      if (found === 'unknown') isKnown = false;
      else if (found) return found;
      if (!isKnown) return 'unknown';
    }
    return isKnown ? undefined : 'unknown';
  }

  /** What is left of the masks when every value that no way has is struck; undefined where there is no way at all. What is not known stays. */
  supported(masks: Int32Array): Int32Array | undefined {
    const open = masks.slice();
    if (!this.#net.settle(open)) return undefined;
    const seen = new Int32Array(masks.length);
    for (let i = 0; i < open.length; i++) {
      for (let rest = open[i]! & ~seen[i]!; rest !== 0; rest = open[i]! & ~seen[i]!) {
        const bit = rest & -rest;
        const trial = open.slice();
        trial[i] = bit;
        const way = this.one(trial, i);
        if (way === undefined) {
          open[i] = open[i]! & ~bit;
          if (open[i] === 0) return undefined;
        } else if (way === 'unknown') seen[i]! |= bit;
        else for (let k = 0; k < way.length; k++) seen[k]! |= way[k]!;
      }
    }
    return open;
  }
}
