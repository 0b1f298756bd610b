/** The first part of a text, or one line of it, as formats look at it. What they all need is made once, however many look. */
export class Sample {
  /** With `\n` as its only line end. */
  readonly text: string;
  /** Whether this is all of the text. */
  readonly isWhole: boolean;
  #lines: readonly string[] | undefined;
  #paragraphs: readonly (readonly string[])[] | undefined;

  constructor(text: string, isWhole: boolean) {
    this.text = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    this.isWhole = isWhole;
  }

  /** The lines that say something: neither empty nor a comment (#). */
  get lines(): readonly string[] {
    this.#lines ??= this.text.split('\n').filter((line) => saysSomething(line));
    return this.#lines;
  }

  /** The lines that say something, of each paragraph that has some. */
  get paragraphs(): readonly (readonly string[])[] {
    if (this.#paragraphs) return this.#paragraphs;
    const paragraphs: string[][] = [[]];
    for (const line of this.text.split('\n')) {
      if (saysSomething(line)) paragraphs.at(-1)!.push(line);
      else if (paragraphs.at(-1)!.length > 0 && line.trim() === '') paragraphs.push([]);
    }
    this.#paragraphs = paragraphs.filter((rows) => rows.length > 0);
    return this.#paragraphs;
  }

  /** The lines of the first paragraph that say something. */
  get paragraph(): readonly string[] {
    return this.paragraphs[0] ?? [];
  }
}

/** Whether a line is neither empty nor a comment. */
function saysSomething(line: string): boolean {
  const text = line.trimStart();
  return text !== '' && !text.startsWith('#');
}
