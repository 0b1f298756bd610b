import { fail, isRecord, ok, type Result, said } from '#core';
import { type AnySchema, type InOf, mustBe, type OutOf, Schema } from './schema.ts';

/** Values of one schema, one after the other; as text they are separated by commas. */
export function list<Out, In>(item: Schema<Out, In>, least = 0, most = Number.POSITIVE_INFINITY): Schema<readonly Out[], readonly In[]> {
  const takes = Number.isFinite(most) ? said('a list of {least} to {most}', { least, most }) : said('a list');
  return new Schema<readonly Out[], readonly In[]>({
    json: {
      type: 'array',
      items: item.json,
      ...(least > 0 ? { minItems: least } : {}),
      ...(Number.isFinite(most) ? { maxItems: most } : {}),
    },
    takes,
    read(value, name) {
      if (!Array.isArray(value) || value.length < least || value.length > most) return mustBe(name, takes, value);
      return readAll(value.map((one, i) => item.read(one, `${name}.${i + 1}`)));
    },
    unwritten: (written) =>
      written
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
  });
}

function readAll<T>(results: readonly Result<T>[]): Result<T[]> {
  const failure = results.find(({ ok: isRead }) => !isRead);
  return failure && !failure.ok ? failure : ok(results.map((result) => (result as { readonly value: T }).value));
}

/** Values of one schema by names. */
export function record<Out, In>(item: Schema<Out, In>): Schema<Readonly<Record<string, Out>>, Readonly<Record<string, In>>> {
  const takes = said('an object');
  return new Schema<Readonly<Record<string, Out>>, Readonly<Record<string, In>>>({
    json: { type: 'object', additionalProperties: item.json },
    takes,
    read(value, name) {
      if (!isRecord(value)) return mustBe(name, takes, value);
      const entries = Object.entries(value);
      const read = readAll(entries.map(([key, one]) => item.read(one, `${name}.${key}`)));
      return read.ok ? ok(Object.fromEntries(read.value.map((one, i) => [entries[i]![0], one]))) : read;
    },
  });
}

/** What the first of some schemas reads that can. */
export function either<const All extends readonly AnySchema[]>(...all: All): Schema<OutOf<All[number]>, InOf<All[number]>> {
  const takes = all.map((one) => one.words?.join(', ') ?? one.takes).reduce((before, one) => said('{before} or {one}', { before, one }));
  const first = <T>(tries: readonly Result<T>[]): Result<T> | undefined => tries.find((one) => one.ok);
  return new Schema<OutOf<All[number]>, InOf<All[number]>>({
    json: { anyOf: all.map(({ json }) => json) },
    takes,
    read: (value, name) => first(all.map((one) => one.read(value, name))) ?? mustBe(name, takes, value),
    unwritten(written) {
      const read = first(all.map((one) => one.readText(written, '')));
      return read?.ok ? read.value : undefined;
    },
  });
}

/** The fields of an object with their schemas. */
export type Fields = Readonly<Record<string, AnySchema>>;
type Flat<T> = { [Key in keyof T]: T[Key] };
/** What comes out of the fields: those that may be left out, and all others. */
export type OutOfFields<F extends Fields> = Flat<
  { readonly [Key in keyof F as F[Key]['need'] extends 'may' ? never : Key]: F[Key]['out'] } & {
    readonly [Key in keyof F as F[Key]['need'] extends 'may' ? Key : never]?: F[Key]['out'];
  }
>;
/** What may go in: fields with a usual value may be left out, too. */
export type InOfFields<F extends Fields> = Flat<
  { readonly [Key in keyof F as F[Key]['need'] extends 'must' ? Key : never]: F[Key]['in'] } & {
    readonly [Key in keyof F as F[Key]['need'] extends 'must' ? never : Key]?: F[Key]['in'] | undefined;
  }
>;

/** An object of these fields and no others. */
export class ObjectSchema<F extends Fields> extends Schema<OutOfFields<F>, InOfFields<F>> {
  readonly fields: F;

  constructor(fields: F) {
    const names = Object.keys(fields);
    const takes = said('an object');
    super({
      json: {
        type: 'object',
        properties: Object.fromEntries(names.map((key) => [key, fields[key]!.json])),
        required: names.filter((key) => fields[key]!.isNeeded),
        additionalProperties: false,
      },
      takes,
      read(value, name) {
        if (!isRecord(value)) return mustBe(name, takes, value);
        const path = name === '' ? '' : `${name}.`;
        const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
        if (unknown !== undefined) return noField(`${path}${unknown}`, names);
        const read: Record<string, unknown> = {};
        for (const key of names) {
          const one = fields[key]!.read(value[key], `${path}${key}`);
          if (!one.ok) return one;
          if (one.value !== undefined) read[key] = one.value;
        }
        return ok(read as OutOfFields<F>);
      },
    });
    this.fields = fields;
  }

  /** Reads fields that are all written as text, as in the query of an address. */
  readTexts(texts: Readonly<Record<string, string>>): Result<OutOfFields<F>> {
    if (!isRecord(texts)) return mustBe('', this.takes, texts);
    const unknown = Object.keys(texts).find((key) => !Object.hasOwn(this.fields, key));
    if (unknown !== undefined) return noField(unknown, Object.keys(this.fields));
    const read: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(this.fields)) {
      const one = Object.hasOwn(texts, key) ? schema.readText(texts[key]!, key) : schema.read(undefined, key);
      if (!one.ok) return one;
      if (one.value !== undefined) read[key] = one.value;
    }
    return ok(read as OutOfFields<F>);
  }
}

function noField(name: string, names: readonly string[]): Result<never> {
  return fail('there is no field {field}; the fields are {known}', { field: { field: name.slice(0, 60) }, known: names.join(', ') });
}

/** An object of these fields and no others. */
export function object<const F extends Fields>(fields: F): ObjectSchema<F> {
  return new ObjectSchema(fields);
}

/** One of some objects, told apart by the word in one of their fields. */
export function discriminated<Out>(
  key: string,
  cases: readonly { readonly word: string; readonly schema: Schema<Out, unknown> }[],
): Schema<Out, unknown> {
  const takes = said('one of {known}', { known: cases.map(({ word }) => word).join(', ') });
  return new Schema<Out, unknown>({
    json: { anyOf: cases.map(({ schema, word }) => ({ title: word, ...schema.json })) },
    takes: said('an object'),
    read(value, name) {
      if (!isRecord(value)) return mustBe(name, said('an object'), value);
      const chosen = cases.find(({ word }) => word === value[key]);
      return chosen ? chosen.schema.read(value, name) : mustBe(key, takes, value[key]);
    },
  });
}

/** Least and most, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const RANGE_TEXT = /^\s*(\d+(?:\.\d+)?)\s*(?:-\s*(\d+(?:\.\d+)?))?\s*$/;

/** A range of numbers; as text "24-28", or one number. */
export function range(bound: Schema<number>, such: string): Schema<Range> {
  const whole = object({ from: bound, to: bound });
  const takes = said('a range such as {such}', { such });
  return new Schema<Range>({
    json: whole.json,
    takes,
    read: (value, name) => (isRecord(value) ? whole.read(value, name) : mustBe(name, takes, value)),
    unwritten(written) {
      const match = RANGE_TEXT.exec(written);
      return match ? { from: Number(match[1]), to: Number(match[2] ?? match[1]) } : undefined;
    },
  });
}

/** A number, or a range of them. */
export function numberOrRange(bound: Schema<number>, such: string): Schema<number | Range> {
  const ranged = range(bound, such);
  const takes = said('a number or a range such as {such}', { such });
  return new Schema<number | Range>({
    json: { anyOf: [bound.json, ranged.json] },
    takes,
    read(value, name) {
      if (isRecord(value)) return ranged.read(value, name);
      return typeof value === 'number' ? bound.read(value, name) : mustBe(name, takes, value);
    },
    unwritten: (written) => {
      const read = ranged.readText(written, 'range');
      return read.ok ? read.value : undefined;
    },
  });
}

/** A shape that holds itself, such as a tree. Its JSON Schema goes one level deep. */
export function recursive<Out>(of: (self: Schema<Out>) => Schema<Out, unknown>): Schema<Out> {
  const takes = said('an object');
  let inner: Schema<Out, unknown> | undefined;
  const self = new Schema<Out>({
    json: { type: 'object', description: 'One like this.' },
    takes,
    read: (value, name) => inner!.read(value, name),
  });
  inner = of(self);
  return new Schema<Out>({ json: inner.json, takes, read: (value, name) => inner!.read(value, name) });
}
