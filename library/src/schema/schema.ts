import { type Complaint, fail, must, ok, type Part, type Result, type Said, said, showValue } from '#core';

/** A JSON Schema (draft 2020-12), as far as it is used here. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Whether a field has to be there: it must, it may, or it has a value that counts where it is left out. */
export type Need = 'must' | 'may' | 'usual';

/** How a schema reads; everything else follows from it. */
interface Reader<Out> {
  readonly json: JsonSchema;
  /** What it takes, for "limit must be ...". */
  readonly takes: Part;
  /** The words that it takes, where it takes nothing else. */
  readonly words?: readonly string[];
  read(value: unknown, name: string): Result<Out>;
  /** A value that is written as text, as in an option of a command or the query of an address; the text itself where undefined. */
  unwritten?(text: string): unknown;
}

/**
 * What plain data may be: it reads untrusted values into typed ones or says what is wrong in one sentence, and it is a JSON Schema.
 * Three types go with it: what comes out, what may go in (fields with a usual value may be left out), and whether a field is needed.
 */
export class Schema<Out, In = Out, N extends Need = 'must'> {
  /** Types only; nothing is there. */
  declare readonly out: Out;
  declare readonly in: In;
  declare readonly need: N;
  readonly json: JsonSchema;
  readonly takes: Part;
  readonly words: readonly string[] | undefined;
  readonly isNeeded: boolean;
  /** What counts where the field is left out. */
  readonly usual: Out | undefined;
  readonly #reader: Reader<Out>;

  constructor(reader: Reader<Out>, isNeeded = true, usual?: Out) {
    this.#reader = reader;
    this.json = usual === undefined ? reader.json : { ...reader.json, default: usual };
    this.takes = reader.takes;
    this.words = reader.words;
    this.isNeeded = isNeeded;
    this.usual = usual;
  }

  /** Reads a value; `name` is what it is called in the sentence that says what is wrong. */
  read(value: unknown, name: string): Result<Out> {
    if (value === undefined && !this.isNeeded) return ok(this.usual as Out);
    return this.#reader.read(value, name);
  }

  /** Reads a value that is known to be right. */
  mustRead(value: unknown): Out {
    return must(this.read(value, ''));
  }

  /** Reads a value that is written as text. */
  readText(text: string, name: string): Result<Out> {
    if (typeof text !== 'string') return mustBe(name, this.takes, text);
    const value = this.#reader.unwritten ? this.#reader.unwritten(text) : text;
    return value === undefined ? mustBe(name, this.takes, text) : this.read(value, name);
  }

  /** The same, with a sentence for people. */
  describe(description: string): Schema<Out, In, N> {
    return new Schema<Out, In, N>({ ...this.#reader, json: { ...this.#reader.json, description } }, this.isNeeded, this.usual);
  }

  /** The same, with an example. */
  example(example: In): Schema<Out, In, N> {
    return new Schema<Out, In, N>({ ...this.#reader, json: { ...this.#reader.json, examples: [example] } }, this.isNeeded, this.usual);
  }

  /** The same, as a field that may be left out. */
  optional(): Schema<Out, In, 'may'> {
    return new Schema<Out, In, 'may'>(this.#reader, false);
  }

  /** The same, as a field that counts as `usual` where it is left out. */
  default(usual: Out): Schema<Out, In, 'usual'> {
    return new Schema<Out, In, 'usual'>(this.#reader, false, usual);
  }

  /** The same, for values that satisfy one more condition; `objects` says what is wrong. */
  unless(objects: (value: Out) => Complaint | undefined): Schema<Out, In, N> {
    const read = (value: unknown, name: string): Result<Out> => {
      const result = this.#reader.read(value, name);
      const objection = result.ok ? objects(result.value) : undefined;
      return objection ? fail(objection) : result;
    };
    return new Schema<Out, In, N>({ ...this.#reader, read }, this.isNeeded, this.usual);
  }
}

/** A schema of anything, for lists of them. */
export type AnySchema = Schema<unknown, unknown, Need>;
/** What a schema gives, as a type. */
export type OutOf<S extends AnySchema> = S['out'];
/** What a schema takes, as a type. */
export type InOf<S extends AnySchema> = S['in'];

/** "limit must be a whole number of at least 1, not "x"". */
export function mustBe(name: string, takes: Part, value: unknown): Result<never> {
  if (name === '') return fail('the request must be {takes}', { takes });
  if (value === undefined) return fail('{field} is missing; it must be {takes}', { field: { field: name }, takes });
  return fail('{field} must be {takes}, not {value}', { field: { field: name }, takes, value: showValue(value) });
}

/** A text. */
export function text(least = 0, most = 1_000_000): Schema<string> {
  return new Schema({
    json: { type: 'string', ...(least > 0 ? { minLength: least } : {}), ...(most < 1_000_000 ? { maxLength: most } : {}) },
    takes:
      least > 0 ? said('a text of {least} to {most} characters', { least, most }) : said('a text of at most {most} characters', { most }),
    read(value, name) {
      if (typeof value === 'string' && value.length >= least && value.length <= most) return ok(value);
      return mustBe(name, this.takes, value);
    },
  });
}

/** A text of a form; `takes` says it in words. */
export function textLike(pattern: RegExp, takes: Said): Schema<string> {
  return new Schema({
    json: { type: 'string', pattern: pattern.source },
    takes,
    read: (value, name) => (typeof value === 'string' && pattern.test(value) ? ok(value) : mustBe(name, takes, value)),
  });
}

/** A whole number. */
export function whole(least = 0, most = Number.MAX_SAFE_INTEGER): Schema<number> {
  const takes =
    most === Number.MAX_SAFE_INTEGER
      ? said('a whole number of at least {least}', { least })
      : said('a whole number from {least:id} to {most:id}', { least, most });
  return new Schema({
    json: { type: 'integer', minimum: least, maximum: most },
    takes,
    read: (value, name) =>
      Number.isInteger(value) && within(value as number, least, most) ? ok(value as number) : mustBe(name, takes, value),
    unwritten: (written) => (/^\d{1,15}$/.test(written) ? Number(written) : undefined),
  });
}

/** A number. */
export function number(least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): Schema<number> {
  const isBounded = Number.isFinite(least) && Number.isFinite(most);
  const takes = isBounded ? said('a number from {least:id} to {most:id}', { least, most }) : said('a number');
  return new Schema({
    json: { type: 'number', ...(Number.isFinite(least) ? { minimum: least } : {}), ...(Number.isFinite(most) ? { maximum: most } : {}) },
    takes,
    read: (value, name) => (typeof value === 'number' && within(value, least, most) ? ok(value) : mustBe(name, takes, value)),
    unwritten: (written) => (/^-?(\d+(\.\d*)?|\.\d+)$/.test(written) ? Number(written) : undefined),
  });
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** Yes or no. */
export function flag(): Schema<boolean> {
  const takes = said('true or false');
  return new Schema({
    json: { type: 'boolean' },
    takes,
    read: (value, name) => (typeof value === 'boolean' ? ok(value) : mustBe(name, takes, value)),
    unwritten: (written) => (written === 'true' ? true : written === 'false' ? false : undefined),
  });
}

/** One of some words; `unknown` is what is said of any other, where that is more than the list of them. */
export function oneOf<const Word extends string>(words: readonly Word[], unknown?: (word: string) => Complaint): Schema<Word> {
  const takes = words.length === 1 ? `"${words[0]}"` : said('one of {known}', { known: words.join(', ') });
  return new Schema({
    json: words.length === 1 ? { type: 'string', const: words[0] } : { type: 'string', enum: words },
    takes,
    words,
    read(value, name) {
      if (words.includes(value as Word)) return ok(value as Word);
      return unknown && typeof value === 'string' ? fail(unknown(value.slice(0, 60))) : mustBe(name, takes, value);
    },
  });
}

/** Nothing, and said so. */
export function nothing(): Schema<null> {
  return new Schema({
    json: { type: 'null' },
    takes: 'null',
    read: (value, name) => (value === null ? ok(null) : mustBe(name, 'null', value)),
  });
}

/** Whatever JSON holds. */
export function anything(): Schema<unknown> {
  return new Schema<unknown>({ json: {}, takes: said('a value'), read: (value) => ok(value) });
}

/** Yes, and never no. */
export function always(): Schema<true> {
  return new Schema({
    json: { const: true },
    takes: 'true',
    read: (value, name) => (value === true ? ok(true as const) : mustBe(name, 'true', value)),
  });
}
