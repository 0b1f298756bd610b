import type { CellPart, FieldPart, GroupName, LanguageCode, Part, Said, Words } from './said.ts';

/** Sentences of the library by their English text, in another language. */
export type Texts = Readonly<Record<string, string>>;

/** A language: its grammar of group names, and its sentences. */
export interface Language {
  readonly code: LanguageCode;
  /** The locale by which it joins lists and writes numbers. */
  readonly locale: string;
  readonly texts: Texts;
  /** A group in one of the forms that the texts of the language ask for; '' is the one that follows "in" or stands as the subject. */
  group(name: GroupName, form: string, speakPart: (part: Part) => string): string;
}

/** Who speaks: a language, and what depends on where the words are read. */
export interface Speaker {
  readonly language: Language;
  readonly field: (part: FieldPart) => string;
  readonly cell: (part: CellPart) => string;
  /** More of anything than this is counted and not listed. */
  readonly most: number;
}

/**
 * Speaks a sentence. Holes in its text:
 *
 * - `{cells}` is the part of that name; `{Cells}` the same with a capital; a list is joined with "and".
 * - `{house:dative}` is the part in a form of the language; `{values:or}` a list joined with "or", `{steps:; }` one joined by that sign.
 * - `{line:id}` is a number that names something and is written without separators; `{rating:.1}` one with this many decimals.
 * - `{count|cell|cells}` is the form that goes with a number, or with the length of a list; forms may hold holes.
 */
export function speak({ text, parts }: Said, speaker: Speaker): string {
  const { code, texts } = speaker.language;
  return speakText(typeof text === 'string' ? (texts[text] ?? text) : text[code], parts, speaker);
}

/** Speaks a text that is in the language already. */
export function speakText(text: string, parts: Said['parts'], speaker: Speaker): string {
  return fill(parseText(text), parts, speaker);
}

/** A hole of a text; `cases` are the forms that go with a number. */
export interface Slot {
  readonly name: string;
  readonly form: string;
  readonly cases: readonly (readonly Piece[])[];
}

export type Piece = string | Slot;

/** A text taken apart; throws where braces do not match. */
export function parseText(text: string): readonly Piece[] {
  let at = 0;
  const until = (signs: string): string => {
    const from = at;
    while (at < text.length && !signs.includes(text[at]!)) at++;
    return text.slice(from, at);
  };
  const pieces = (ends: string): Piece[] => {
    const found: Piece[] = [];
    while (at < text.length && !ends.includes(text[at]!)) found.push(text[at] === '{' ? hole() : until(`{${ends}`));
    return found;
  };
  const hole = (): Slot => {
    at++;
    const name = until(':|}');
    const form = text[at] === ':' ? until('|}').slice(1) : '';
    const cases: Piece[][] = [];
    while (text[at] === '|') {
      at++;
      cases.push(pieces('|}'));
    }
    if (text[at] !== '}' || name === '') throw new Error(`a hole is not closed: ${text}`);
    at++;
    return { name, form, cases };
  };
  return pieces('');
}

function fill(pieces: readonly Piece[], parts: Said['parts'], speaker: Speaker): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const { name, form, cases } = piece;
      const plain = uncapital(name);
      const part = parts[plain];
      if (part === undefined) throw new Error(`a sentence lacks its part "${plain}"`);
      const spoken = cases.length > 0 ? fill(chosen(cases, part, speaker), parts, speaker) : speakPart(part, form, speaker);
      return plain === name ? spoken : capital(spoken);
    })
    .join('');
}

function chosen(cases: Slot['cases'], part: Part, { language }: Speaker): readonly Piece[] {
  const count = Array.isArray(part) ? part.length : Number(part);
  return new Intl.PluralRules(language.locale).select(count) === 'one' ? cases[0]! : cases.at(-1)!;
}

function speakPart(part: Part, form: string, speaker: Speaker): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return speakNumber(part, form, speaker.language.locale);
  if (isList(part)) return speakList(part, form, speaker);
  if ('text' in part) return speak(part, speaker);
  if ('cell' in part) return speaker.cell(part);
  if ('field' in part) return speaker.field(part);
  return speaker.language.group(part, form, (inner) => speakPart(inner, 'id', speaker));
}

function speakNumber(number: number, form: string, locale: string): string {
  // Numbers that are written alike everywhere come by the thousand, and making a formatter takes long.
  if (form === 'id' || (form === '' && Number.isInteger(number) && Math.abs(number) < 10_000)) return String(number);
  const digits = form.startsWith('.') ? Number(form.slice(1)) : undefined;
  const decimals = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { useGrouping: 'min2', ...decimals }).format(number);
}

function speakList(list: readonly Part[], form: string, speaker: Speaker): string {
  const { most, language } = speaker;
  const isSeparator = /^[^\p{L}]/u.test(form);
  if (isSeparator) return list.map((part) => speakPart(part, '', speaker)).join(form);
  const each = list.slice(0, most).map((part) => speakPart(part, form === 'or' ? '' : form, speaker));
  if (list.length > most) each.push(speak({ text: MORE, parts: { count: list.length - most } }, speaker));
  if (each.length < 2) return each.join('');
  return new Intl.ListFormat(language.locale, { type: form === 'or' ? 'disjunction' : 'conjunction' }).format(each);
}

const MORE: Words<string> = { en: '{count} more', de: '{count} {count|weiteres|weitere}', fr: '{count} {count|autre|autres}' };

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a part, which a hole may begin with a capital. */
export function uncapital(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
