import { type Complaint, complain } from '#core';
import type { Unit } from './format.ts';
import { isRule, parseRow } from './row-text.ts';

/** A unit that was cut out of an input, or what is wrong with one that was not kept. */
export interface CutUnit {
  readonly line: number;
  readonly text?: string;
  readonly error?: Complaint;
}

/** The longest line that is read where lines are units, in characters. */
export const LONGEST_LINE = 1 << 20;
/** The longest paragraph that is read, in characters. */
const LONGEST_PARAGRAPH = 1 << 22;
/** The longest JSON value or document that is read, in characters. */
const LONGEST_DOCUMENT = 1 << 26;

/** How much of an input one unit may take. */
export function longestUnit(unit: Unit): number {
  return unit === 'line' ? LONGEST_LINE : unit === 'paragraph' || unit === 'rows' ? LONGEST_PARAGRAPH : LONGEST_DOCUMENT;
}

/** Puts lines together into the units of a format. What is too long is dropped while it comes in, never stored. */
export class UnitCutter {
  readonly #unit: Unit;
  #lines: string[] = [];
  #size = 0;
  #firstLine = 1;
  #depth = 0;
  #inString = false;
  #isTooLong = false;
  #rows = 0;
  #width = 0;

  readonly #goesOn: ((line: string) => boolean) | undefined;
  #hasEnded = false;

  /** Paragraphs that begin with a line for which `goesOn` holds belong to the one before. */
  constructor(unit: Unit, goesOn?: (line: string) => boolean) {
    this.#unit = unit;
    this.#goesOn = goesOn;
  }

  /** Takes the next line and gives back the units that it completes. */
  push(text: string, line: number): readonly CutUnit[] {
    switch (this.#unit) {
      case 'line':
        return [{ line, text }];
      case 'paragraph':
        return this.#pushToParagraph(text, line);
      case 'rows':
        return this.#pushRow(text, line);
      case 'value':
        return this.#pushValue(text, line);
      default:
        if (this.#lines.length > 0 || text.trim() !== '') this.#add(text, line);
        return [];
    }
  }

  #pushToParagraph(text: string, line: number): readonly CutUnit[] {
    if (text.trim() === '') {
      if (!this.#goesOn) return this.end();
      this.#hasEnded = true;
      return [];
    }
    const ended = this.#hasEnded && !this.#goesOn?.(text) ? this.end() : [];
    this.#hasEnded = false;
    this.#add(text, line);
    return ended;
  }

  /** Gives back what is left at the end of the input. */
  end(): readonly CutUnit[] {
    const { '0': first } = this.#lines;
    const isTooLong = this.#isTooLong;
    const unit: CutUnit = { line: this.#firstLine, text: this.#lines.join('\n') };
    const { longest } = this;
    this.#lines = [];
    this.#size = 0;
    this.#depth = 0;
    this.#inString = false;
    this.#isTooLong = false;
    this.#rows = 0;
    if (isTooLong)
      return [
        {
          line: unit.line,
          error: complain('a puzzle that begins here is longer than {longest} characters, which is more than is read', { longest }),
        },
      ];
    return first === undefined ? [] : [unit];
  }

  /** The most characters that one unit may have. */
  get longest(): number {
    return longestUnit(this.#unit);
  }

  #add(text: string, line: number): void {
    if (this.#lines.length === 0 && !this.#isTooLong) this.#firstLine = line;
    this.#size += text.length + 1;
    if (this.#size > this.longest) {
      this.#isTooLong = true;
      this.#lines = [];
    }
    if (!this.#isTooLong) this.#lines.push(text);
  }

  /**
   * Rows of one width are gathered until there are as many as each has cells. A row of another width, or words, end what was gathered; a
   * single row of another width was a title.
   */
  #pushRow(text: string, line: number): readonly CutUnit[] {
    const width = parseRow(text)?.length;
    if (width === undefined && (text.trim() === '' || isRule(text))) return [];
    const isNew = this.#rows > 0 && width !== this.#width;
    const before = isNew && this.#rows > 1 ? this.end() : [];
    if (isNew) this.#rows = 0;
    this.#add(text, line);
    if (width === undefined) return before;
    this.#width = width;
    this.#rows++;
    return this.#rows === width ? [...before, ...this.end()] : before;
  }

  /** A value ends where its brackets are closed. A broken one ends where a line begins with the bracket of the next. */
  #pushValue(text: string, line: number): readonly CutUnit[] {
    const isOpen = this.#lines.length > 0 || this.#isTooLong;
    if (!isOpen && text.trim() === '') return [];
    const broken =
      isOpen && text.startsWith('{') && (this.#inString || this.#isTooLong || this.#lines[0]?.trimStart().startsWith('{'))
        ? this.end()
        : [];
    this.#add(text, line);
    this.#follow(text);
    return this.#depth > 0 ? broken : [...broken, ...this.end()];
  }

  #follow(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const character = text[i];
      if (this.#inString) {
        if (character === '\\') i++;
        else if (character === '"') this.#inString = false;
      } else if (character === '"') this.#inString = true;
      else if (character === '{' || character === '[') this.#depth++;
      else if (character === '}' || character === ']') this.#depth--;
    }
    // No string of JSON goes on in the next line, so one that is still open is a mistake of this line alone.
    this.#inString = false;
  }
}
