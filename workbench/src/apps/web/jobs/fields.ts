// The form of a job is made from the JSON Schema that the service gives for its request: nothing here knows an operation.

/** What may stand in a field of JSON, for the texts that speak of it. */
export const OPTIONS_EXAMPLE = '{"limit": "all"}';

/** How a field is asked for. */
export type InputShape =
  | { readonly type: 'text' }
  | { readonly type: 'switch' }
  | { readonly type: 'number'; readonly isWhole: boolean; readonly least: number; readonly most: number }
  | { readonly type: 'choice'; readonly words: readonly string[] }
  | { readonly type: 'choices'; readonly words: readonly string[] }
  /** One of some words, or a number, or a range of numbers. */
  | { readonly type: 'amount'; readonly words: readonly string[]; readonly takesNumber: boolean; readonly takesRange: boolean }
  /** Anything else, as JSON. */
  | { readonly type: 'json' };

export interface JobField {
  readonly name: string;
  readonly shape: InputShape;
  readonly isRequired: boolean;
  /** What counts where it is left out. */
  readonly usual: unknown;
  /** In English, for fields that have no words of their own. */
  readonly description: string;
}

/** What a person has put into a field. */
export type FieldEntry = string | boolean | readonly string[];

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
}

/** The fields of a request. */
export function jobFieldsOf(schema: Readonly<Record<string, unknown>>): JobField[] {
  const { properties = {}, required = [] } = schema as Schema;
  return Object.entries(properties).map(([name, own]) => ({
    name,
    shape: shapeOf(own),
    isRequired: required.includes(name),
    usual: own.default,
    description: own.description ?? '',
  }));
}

function shapeOf(schema: Schema): InputShape {
  const { type, items, anyOf, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const words = wordsOf(schema);
  if (words.length > 0) return { type: 'choice', words };
  if (type === 'boolean') return { type: 'switch' };
  if (type === 'integer' || type === 'number') return { type: 'number', isWhole: type === 'integer', least: minimum, most: maximum };
  if (type === 'string') return { type: 'text' };
  if (type === 'array' && items && wordsOf(items).length > 0) return { type: 'choices', words: wordsOf(items) };
  if (anyOf?.every((one) => wordsOf(one).length > 0 || isNumber(one) || isRange(one)))
    return { type: 'amount', words: anyOf.flatMap(wordsOf), takesNumber: anyOf.some(isNumber), takesRange: anyOf.some(isRange) };
  return { type: 'json' };
}

function wordsOf({ enum: all, const: one }: Schema): string[] {
  return [...(all ?? []), ...(one === undefined ? [] : [one])].filter((word) => typeof word === 'string');
}

function isNumber({ type }: Schema): boolean {
  return type === 'integer' || type === 'number';
}

function isRange({ properties = {} }: Schema): boolean {
  return Object.keys(properties).sort().join() === 'from,to';
}

/** What stands in an untouched field. */
export function firstEntry({ shape, usual, isRequired }: JobField): FieldEntry {
  switch (shape.type) {
    case 'switch':
      return usual === true;
    case 'choices':
      return [];
    case 'choice':
      return typeof usual === 'string' ? usual : isRequired ? (shape.words[0] ?? '') : '';
    case 'amount':
      return typeof usual === 'string' ? usual : '';
    case 'number':
      return typeof usual === 'number' ? String(usual) : '';
    default:
      return '';
  }
}

/** Why an entry cannot be taken: a key of the texts, with the field it concerns. */
export type Objection = 'missing' | 'number' | 'whole' | 'outside' | 'amount' | 'json';

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Objection };

const bad = (error: Objection) => ({ ok: false, error }) as const;

/** The request of a form, or the field that is wrong and why. What was left out or is as usual is not sent. */
export function requestOf(
  fields: readonly JobField[],
  entries: Readonly<Record<string, FieldEntry>>,
):
  | { readonly ok: true; readonly value: Record<string, unknown> }
  | { readonly ok: false; readonly field: JobField; readonly error: Objection } {
  const request: Record<string, unknown> = {};
  for (const field of fields) {
    const value = readEntry(field, entries[field.name] ?? firstEntry(field));
    if (!value.ok) return { ok: false, field, error: value.error };
    const usual = field.shape.type === 'switch' ? (field.usual ?? false) : field.usual;
    if (value.value !== undefined && (field.isRequired || value.value !== usual)) request[field.name] = value.value;
  }
  return { ok: true, value: request };
}

function readEntry({ shape, isRequired }: JobField, entry: FieldEntry): Read<unknown> {
  if (typeof entry === 'boolean') return { ok: true, value: entry };
  if (typeof entry !== 'string') return { ok: true, value: entry.length > 0 ? entry : undefined };
  const text = entry.trim();
  if (text === '') return isRequired ? bad('missing') : { ok: true, value: undefined };
  if (shape.type === 'number') return numberIn(text, shape);
  if (shape.type === 'amount') return amountIn(text, shape);
  if (shape.type === 'json') return jsonIn(text);
  return { ok: true, value: entry };
}

function numberIn(text: string, { isWhole, least, most }: InputShape & { type: 'number' }): Read<number> {
  const number = Number(text.replace(',', '.'));
  if (!Number.isFinite(number)) return bad('number');
  if (isWhole && !Number.isSafeInteger(number)) return bad('whole');
  return number >= least && number <= most ? { ok: true, value: number } : bad('outside');
}

function amountIn(text: string, { words, takesNumber, takesRange }: InputShape & { type: 'amount' }): Read<unknown> {
  if (words.includes(text)) return { ok: true, value: text };
  const numbers = text.split(/\s*[-–…]\s*|\s*\.\.\s*/).map((part) => (part === '' ? Number.NaN : Number(part.replace(',', '.'))));
  const [from, to = from] = numbers as [number, number?];
  if (numbers.length > 2 || !numbers.every(Number.isFinite) || to! < from) return bad('amount');
  if (numbers.length === 1 && takesNumber) return { ok: true, value: from };
  return takesRange ? { ok: true, value: { from, to } } : bad('amount');
}

function jsonIn(text: string): Read<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return bad('json');
  }
}
