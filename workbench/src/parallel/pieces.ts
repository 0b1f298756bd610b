import type { Pieces } from '#core';

/** Bytes for all that comes of pieces; memory that is not written costs nothing. */
const BYTES = 2 ** 23;
/** Most pieces that are kept, so that their lengths have a place. */
const MOST = 2 ** 13;

/**
 * Memory in which two threads keep what comes of numbered pieces of work:
 *
 *   | pieces taken | bytes used | for each piece: where, length | what came of them |
 *
 * Nothing is ever overwritten. A piece is known from the moment its length is there, which is written last; a piece for which there is no room is lost, and done again by the search that needs it.
 */
export function makePieces(): SharedArrayBuffer {
  return new SharedArrayBuffer(4 * (2 + 2 * MOST) + BYTES);
}

export function piecesIn(memory: SharedArrayBuffer): Pieces {
  const counters = new Int32Array(memory, 0, 2);
  const places = new Int32Array(memory, 8, 2 * MOST);
  const bytes = new Uint8Array(memory, 8 + 8 * MOST);
  return {
    take() {
      const number = Atomics.add(counters, TAKEN, 1);
      return number < MOST && Atomics.load(counters, USED) < BYTES ? number : undefined;
    },
    give(number, what) {
      const start = Atomics.add(counters, USED, what.length);
      if (start + what.length > BYTES) return;
      bytes.set(what, start);
      Atomics.store(places, 2 * number, start);
      Atomics.store(places, 2 * number + 1, what.length);
    },
    look(number) {
      const length = number < MOST ? Atomics.load(places, 2 * number + 1) : 0;
      if (length === 0) return undefined;
      const start = Atomics.load(places, 2 * number);
      return bytes.slice(start, start + length);
    },
  };
}

const TAKEN = 0;
const USED = 1;
