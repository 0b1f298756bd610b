/** A source of repeatable randomness. The same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 to below - 1. */
  below(below: number): number;
  /** A number from 0 to just under 1. */
  unit(): number;
  /** Shuffles in place and returns the same array. */
  shuffle<T>(items: T[]): T[];
}

/** Makes a generator (sfc32: 128 bits of state, passes the usual batteries, plain 32-bit arithmetic). */
export function makeRandom(seed: number): Random {
  let a = seed | 0;
  let b = Math.floor(seed / 2 ** 32) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return mixed >>> 0;
  };
  // The seed has to reach every bit of the state before the first number is used.
  for (let i = 0; i < 15; i++) next();
  const unit = (): number => next() / 2 ** 32;
  const below = (limit: number): number => Math.floor(unit() * limit);
  return {
    below,
    unit,
    shuffle(items) {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const item = items[i]!;
        items[i] = items[j]!;
        items[j] = item;
      }
      return items;
    },
  };
}
