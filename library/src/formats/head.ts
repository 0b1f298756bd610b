/** How much of an input is looked at before its format is known: this many lines that say something, or this many characters of them. */
const HEAD_LINES = 64;
const HEAD_CHARACTERS = 1 << 16;
/** Comments do not count, but they are kept as well while the head is gathered. */
const MOST_KEPT = 1 << 18;

/**
 * Gathers the first part of an input. Where it ends depends on the text alone and not on how it arrives, so that a stream and a whole text
 * are always read the same way.
 */
export class Head {
  text = '';
  /** The line that is looked at next begins here. */
  #at = 0;
  /** Everything from there up to here is white space. */
  #blankTo = 0;
  #lines = 0;
  #characters = 0;

  /** Takes the next piece; gives back where the head ends, or undefined while there is too little text to know. */
  push(piece: string): number | undefined {
    this.text += piece;
    if (!piece.includes('\n') && this.text.length - this.#at + this.#characters < HEAD_CHARACTERS) return undefined;
    for (let end = this.text.indexOf('\n', this.#at); end >= 0; end = this.text.indexOf('\n', this.#at)) {
      const cut = this.#count(end + 1);
      if (cut !== undefined) return cut;
      this.#at = end + 1;
      this.#blankTo = this.#at;
    }
    return this.#tooLong(this.text.length);
  }

  /** Lets the text go once it is read. */
  forget(): void {
    this.text = '';
  }

  /** Counts the line that ends here; gives back the end of the head where it is the last. */
  #count(end: number): number | undefined {
    const long = this.#tooLong(end);
    if (long !== undefined) return long;
    if (!this.#saysSomething(end)) return undefined;
    this.#characters += end - this.#at;
    return ++this.#lines === HEAD_LINES ? end : undefined;
  }

  #tooLong(end: number): number | undefined {
    const longest = this.#saysSomething(end) ? Math.min(MOST_KEPT, this.#at + HEAD_CHARACTERS - this.#characters) : MOST_KEPT;
    return end >= longest ? longest : undefined;
  }

  /** Whether the line up to here is neither empty nor a comment. */
  #saysSomething(end: number): boolean {
    while (this.#blankTo < end && this.text.charCodeAt(this.#blankTo) <= 32) this.#blankTo++;
    return this.#blankTo < end && this.text[this.#blankTo] !== '#';
  }
}
