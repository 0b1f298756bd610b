import { type Complaint, ComplaintError, complain, type Hash, Sha256 } from '#core';

/** Gives the next bytes of a file, and undefined at its end. */
export type Source = () => Uint8Array | undefined;

const NEW_LINE = 10;
const RETURN = 13;
const SPACE = 32;
const MINUS = 45;
const ZERO = 48;
const NINE = 57;
const LETTER_C = 99;
const LETTER_D = 100;
const LETTER_P = 112;
/** Numbers have no more digits than whole numbers of JavaScript have for certain. */
const MOST_DIGITS = 15;

/** Reads numbers from a long file byte by byte, and knows the line it is in. Keeps one chunk, and the hash of what it has read. */
export class NumberReader {
  readonly name: string;
  readonly #source: Source;
  readonly #hash: Hash;
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #line = 1;

  constructor(name: string, source: Source, hash: Hash = new Sha256()) {
    this.#hash = hash;
    this.name = name;
    this.#source = source;
  }

  /** Refuses the file at this line. */
  refuse(reason: Complaint): never {
    throw new ComplaintError(complain('{file}, line {line:id}: {reason}', { file: this.name, line: this.#line, reason }));
  }

  /** The hash of the whole file, which has been read to its end. */
  hash(): string {
    return this.#hash.hex();
  }

  /** Passes over lines that begin with a c. */
  skipComments(): void {
    while (this.#skipSpace() === LETTER_C) this.#skipLine();
  }

  /** Whether nothing is left. */
  isOver(): boolean {
    return this.#skipSpace() === -1;
  }

  /** Takes the first line of a formula and gives its two numbers. */
  readHead(): readonly [variables: number, clauses: number] {
    this.skipComments();
    for (const letter of [LETTER_P, SPACE, LETTER_C, 110, 102])
      if (this.#take() !== letter) this.refuse(complain('expected the line "p cnf"'));
    return [this.number(), this.number()];
  }

  /** Whether the next word is the letter d, which it then takes. */
  takesDelete(): boolean {
    if (this.#skipSpace() !== LETTER_D) return false;
    this.#take();
    return true;
  }

  /** The next number; whatever else stands there is refused. */
  number(): number {
    let byte = this.#skipSpace();
    const isNegative = byte === MINUS;
    if (isNegative) {
      this.#at++;
      byte = this.#peek();
    }
    let value = 0;
    let digits = 0;
    for (; byte >= ZERO && byte <= NINE; byte = this.#peek()) {
      value = value * 10 + byte - ZERO;
      digits++;
      this.#at++;
    }
    if (digits === 0) this.refuse(byte === -1 ? complain('the file ends too early') : complain('expected a number'));
    if (digits > MOST_DIGITS || (isNegative && value === 0)) this.refuse(complain('expected a number of at most 15 digits'));
    if (byte !== SPACE && byte !== NEW_LINE && byte !== RETURN && byte !== -1) this.refuse(complain('expected a number'));
    return isNegative ? -value : value;
  }

  #peek(): number {
    while (this.#at === this.#bytes.length) {
      const bytes = this.#source();
      if (!bytes) return -1;
      this.#hash.add(bytes);
      this.#bytes = bytes;
      this.#at = 0;
    }
    return this.#bytes[this.#at]!;
  }

  #take(): number {
    const byte = this.#peek();
    if (byte !== -1) this.#at++;
    return byte;
  }

  #skipSpace(): number {
    for (;;) {
      const byte = this.#peek();
      if (byte !== SPACE && byte !== NEW_LINE && byte !== RETURN) return byte;
      if (byte === NEW_LINE) this.#line++;
      this.#at++;
    }
  }

  #skipLine(): void {
    for (let byte = this.#peek(); byte !== NEW_LINE && byte !== -1; byte = this.#peek()) this.#at++;
  }
}

/** A short file as text, and its hash. */
export function readText(name: string, source: Source, most: number): { readonly text: string; readonly hash: string } {
  const hash = new Sha256();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let bytes = source(); bytes; bytes = source()) {
    length += bytes.length;
    if (length > most) throw new ComplaintError(complain('{file} is longer than {most} bytes', { file: name, most }));
    hash.add(bytes);
    text += decoder.decode(bytes, { stream: true });
  }
  return { text: text + decoder.decode(), hash: hash.hex() };
}
