/** The constants of FIPS 180-4: fractional parts of the cube and square roots of the first primes. */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

/** A hash over bytes as they come; a machine may bring a quicker one than ours. */
export interface Hash {
  add(bytes: Uint8Array): unknown;
  /** The hash in hexadecimal. Ends the work: nothing may be added afterwards. */
  hex(): string;
}

/** SHA-256 over bytes as they come. Pages and Node alike: WebCrypto wants the whole text at once, and files of proofs are long. */
export class Sha256 implements Hash {
  readonly #state = START.slice();
  readonly #block = new Uint8Array(BLOCK);
  readonly #words = new Int32Array(BLOCK);
  #filled = 0;
  #length = 0;

  add(bytes: Uint8Array): this {
    this.#length += bytes.length;
    let at = 0;
    while (at < bytes.length) {
      // Whole blocks are taken where they stand.
      if (this.#filled === 0 && bytes.length - at >= BLOCK) {
        this.#take(bytes, at);
        at += BLOCK;
        continue;
      }
      const part = bytes.subarray(at, at + BLOCK - this.#filled);
      this.#block.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled === BLOCK) this.#takeBlock();
    }
    return this;
  }

  hex(): string {
    const bits = this.#length * 8;
    this.#block[this.#filled++] = 0x80;
    if (this.#filled > BLOCK - 8) {
      this.#block.fill(0, this.#filled);
      this.#takeBlock();
    }
    this.#block.fill(0, this.#filled);
    const view = new DataView(this.#block.buffer);
    view.setUint32(BLOCK - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(BLOCK - 4, bits >>> 0);
    this.#takeBlock();
    return Array.from(this.#state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  #takeBlock(): void {
    this.#take(this.#block, 0);
    this.#filled = 0;
  }

  #take(bytes: Uint8Array, from: number): void {
    const w = this.#words;
    const state = this.#state;
    for (let i = 0, at = from; i < 16; i++, at += 4)
      w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      w[i] = (w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0;
    }
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let d = state[3]!;
    let e = state[4]!;
    let f = state[5]!;
    let g = state[6]!;
    let h = state[7]!;
    for (let i = 0; i < 64; i++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    state[0]! += a;
    state[1]! += b;
    state[2]! += c;
    state[3]! += d;
    state[4]! += e;
    state[5]! += f;
    state[6]! += g;
    state[7]! += h;
  }
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
