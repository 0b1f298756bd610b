import { fail } from '#core';
import type { ReadItem } from './format.ts';

/** So many complaints before the first puzzle are told one by one. */
const MOST_TOLD = 8;

/**
 * What could not be read before the first puzzle of a text whose format was found out. A text of which nothing is read is hardly what it was
 * taken for, and hundreds of sentences about its lines would not help: it gets one.
 */
export class Unread {
  #held: ReadItem[] = [];
  #more = 0;
  #line = 0;
  #isOver = false;

  /** Takes what was read, and gives back what can be told by now. */
  take(items: readonly ReadItem[]): ReadItem[] {
    const told: ReadItem[] = [];
    for (const item of items) {
      if (!this.#isOver && item.result.ok) told.push(...this.#tell());
      if (this.#isOver) told.push(item);
      else this.#hold(item);
    }
    return told;
  }

  /** Gives back what is left at the end of the text. */
  end(format: string | undefined): ReadItem[] {
    const [first] = this.#held;
    if (this.#isOver || !first || first.result.ok || this.#more === 0) return this.#tell();
    const unread = this.#held.length + this.#more - 1;
    const result = fail(
      '{sentence}; {unread} more parts of this text could not be read as {format} either, so it may be something else: say what it is with {field}',
      {
        sentence: first.result,
        unread,
        format: format ?? '',
        field: { field: 'from' },
      },
    );
    return [{ line: first.line, result }];
  }

  #hold(item: ReadItem): void {
    if (this.#held.length < MOST_TOLD) this.#held.push(item);
    else this.#more++;
    this.#line = item.line;
  }

  #tell(): ReadItem[] {
    const held = this.#held;
    const [more, line] = [this.#more, this.#line];
    this.#isOver = true;
    this.#held = [];
    this.#more = 0;
    return more === 0
      ? held
      : [...held, { line, result: fail('{more} more parts of the text up to this line could not be read either', { more }) }];
  }
}
