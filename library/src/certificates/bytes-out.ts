/** Takes bytes as they come; what it is given is valid during the call only. */
export type Sink = (bytes: Uint8Array) => void;

const SPACE = 32;
const NEW_LINE = 10;
const MINUS = 45;
const ZERO = 48;

/** Writes numbers and lines as text. A proof is made of numbers only, so they go into bytes without becoming strings in between. */
export class BytesOut {
  readonly #sink: Sink;
  readonly #bytes = new Uint8Array(1 << 16);
  #length = 0;
  #total = 0;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Bytes written so far. */
  get total(): number {
    return this.#total + this.#length;
  }

  /** A number and a space. */
  number(value: number): void {
    if (this.#length + 24 > this.#bytes.length) this.flush();
    const bytes = this.#bytes;
    let rest = value;
    if (rest < 0) {
      bytes[this.#length++] = MINUS;
      rest = -rest;
    }
    let digits = 1;
    for (let power = 10; power <= rest; power *= 10) digits++;
    const end = this.#length + digits;
    for (let at = end - 1; at >= this.#length; at--) {
      const next = Math.floor(rest / 10);
      bytes[at] = ZERO + rest - 10 * next;
      rest = next;
    }
    bytes[end] = SPACE;
    this.#length = end + 1;
  }

  /** The zero that ends a list, and the end of the line. */
  end(): void {
    if (this.#length + 2 > this.#bytes.length) this.flush();
    this.#bytes[this.#length++] = ZERO;
    this.#bytes[this.#length++] = NEW_LINE;
  }

  /** A letter and a space. */
  letter(letter: string): void {
    if (this.#length + 2 > this.#bytes.length) this.flush();
    this.#bytes[this.#length++] = letter.charCodeAt(0);
    this.#bytes[this.#length++] = SPACE;
  }

  /** Some short text as it stands. */
  text(text: string): void {
    this.flush();
    const bytes = new TextEncoder().encode(text);
    this.#total += bytes.length;
    this.#sink(bytes);
  }

  flush(): void {
    if (this.#length > 0) this.#sink(this.#bytes.subarray(0, this.#length));
    this.#total += this.#length;
    this.#length = 0;
  }
}
