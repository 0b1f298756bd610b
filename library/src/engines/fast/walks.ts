import type { Grid, Pieces } from '#core';
import type { Repair, Walk } from './repair.ts';

/** How many walks are made while the next one is made elsewhere; after that the search that took it is slow or has ended. */
const MOST_AHEAD = 4;

/** Walks in the order of their numbers, each made by the search that has time for it: this one, or another beside it. */
export class Walks {
  readonly #repair: Repair;
  readonly #pieces: Pieces | undefined;
  #next = 0;
  #ahead = 0;

  constructor(repair: Repair, pieces: Pieces | undefined) {
    this.#repair = repair;
    this.#pieces = pieces;
  }

  /** The next walk if it has ended. Otherwise this search goes one itself, and if that is not the next there is nothing yet. */
  next(mayGoOn: () => boolean): Walk | undefined {
    const known = this.#pieces?.look(this.#next);
    if (known) return this.#use(readWalk(known));
    const number = this.#ahead++ < MOST_AHEAD ? this.#pieces?.take() : undefined;
    if (number !== undefined && number !== this.#next) {
      this.#goFor(number, mayGoOn);
      return undefined;
    }
    const walk = this.#repair.walk(this.#next, mayGoOn);
    return walk && this.#use(walk);
  }

  /** Makes a walk that no search has begun, for another search; nothing where all are taken, or it may not go on so far. */
  help(mayGoOn: () => boolean): Walk | undefined {
    const number = this.#pieces?.take();
    return number === undefined ? undefined : this.#goFor(number, mayGoOn);
  }

  #use(walk: Walk): Walk {
    this.#next++;
    this.#ahead = 0;
    return walk;
  }

  #goFor(number: number, mayGoOn: () => boolean): Walk | undefined {
    const walk = this.#repair.walk(number, mayGoOn);
    if (walk) this.#pieces?.give(number, writeWalk(walk));
    return walk;
  }
}

/** A walk as bytes: what it cost, its start, and its solution, which is all zeros where it came to none. */
function writeWalk({ start, solution, effort }: Walk): Uint8Array {
  const bytes = new Uint8Array(HEAD + 2 * start.length);
  new DataView(bytes.buffer).setFloat64(0, effort);
  bytes.set(start, HEAD);
  if (solution) bytes.set(solution, HEAD + start.length);
  return bytes;
}

function readWalk(bytes: Uint8Array): Walk {
  const cells = (bytes.length - HEAD) / 2;
  const solution: Grid = bytes.slice(HEAD + cells);
  return {
    effort: new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0),
    start: bytes.slice(HEAD, HEAD + cells),
    solution: solution[0] === 0 ? undefined : solution,
  };
}

const HEAD = 8;
