/** How many bits a number takes. */
export function bitsFor(number: number): number {
  return 32 - Math.clz32(number);
}

/** Bits that were packed in base 64 as addresses have it, the highest of a byte first. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  /** True once more was taken than there is; what was taken then is worth nothing. */
  isShort = false;

  private constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Undefined where a text is not in base 64. */
  static of(packed: string): BitReader | undefined {
    try {
      const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
      return new BitReader(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
    } catch {
      return undefined;
    }
  }

  get left(): number {
    return this.#bytes.length * 8 - this.#at;
  }

  take(count: number): number {
    if (count > this.left) {
      this.isShort = true;
      this.#at = this.#bytes.length * 8;
      return 0;
    }
    let value = 0;
    for (let i = 0; i < count; i++, this.#at++) value = value * 2 + ((this.#bytes[this.#at >> 3]! >> (7 - (this.#at & 7))) & 1);
    return value;
  }
}

/** Packs bits as `BitReader` reads them. */
export class BitWriter {
  readonly #bits: number[] = [];

  put(value: number, count: number): void {
    for (let i = count - 1; i >= 0; i--) this.#bits.push((value >> i) & 1);
  }

  get text(): string {
    const bytes = Array.from({ length: Math.ceil(this.#bits.length / 8) }, (_, i) =>
      String.fromCharCode(this.#bits.slice(i * 8, i * 8 + 8).reduce((all, bit, k) => all | (bit << (7 - k)), 0)),
    );
    return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}
