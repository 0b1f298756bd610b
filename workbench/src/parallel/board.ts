import type { Exchange } from '#core';

/** Words of the board beside its two counters: a second's worth of what a search learns. */
const WORDS = 2 ** 18;

/**
 * Memory that two threads share, in which one writes messages and one reads them:
 *
 *   | words written | words read | ring of messages: length, words |
 *
 * Both counters only grow. A message for which there is no room is not written: the reader is behind, and has enough to read.
 */
export function makeBoard(): SharedArrayBuffer {
  return new SharedArrayBuffer(4 * (2 + WORDS));
}

/** The side of the one who tells. */
export function tellOn(memory: SharedArrayBuffer): Exchange {
  const { counters, ring } = open(memory);
  return {
    tell(words) {
      const written = Atomics.load(counters, WRITTEN);
      const isRoom = WORDS - ((written - Atomics.load(counters, READ)) >>> 0) > words.length;
      if (words.length === 0 || !isRoom) return;
      ring[written % WORDS] = words.length;
      for (let i = 0; i < words.length; i++) ring[(written + 1 + i) % WORDS] = words[i]!;
      Atomics.store(counters, WRITTEN, written + 1 + words.length);
    },
  };
}

/** The side of the one who hears; the next message, undefined where there is none. */
export function hearFrom(memory: SharedArrayBuffer): Exchange {
  const { counters, ring } = open(memory);
  return {
    hear() {
      const read = Atomics.load(counters, READ);
      if (read === Atomics.load(counters, WRITTEN)) return undefined;
      const words = Uint32Array.from({ length: ring[read % WORDS]! }, (_, i) => ring[(read + 1 + i) % WORDS]!);
      Atomics.store(counters, READ, read + 1 + words.length);
      return words;
    },
  };
}

const WRITTEN = 0;
const READ = 1;

/** 2^32 words are a multiple of the ring, so that counters may wrap around. */
function open(memory: SharedArrayBuffer): { readonly counters: Uint32Array; readonly ring: Uint32Array } {
  return { counters: new Uint32Array(memory, 0, 2), ring: new Uint32Array(memory, 8) };
}
