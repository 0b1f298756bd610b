/** The languages that Ninefold speaks. */
export const LANGUAGE_CODES = ['en', 'de', 'fr'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** The same words in every language. What a kind, a technique or a rule is called stands beside it in this form. */
export type Words<T> = Readonly<Record<LanguageCode, T>>;

/**
 * A sentence before it is put into words: its text with named holes, and what goes into them. Plain data that survives JSON and workers.
 *
 * A text is English, and other languages look it up in their catalogue, or it brings all languages along. `speak` says how holes are written.
 */
export interface Said {
  readonly text: string | Words<string>;
  readonly parts: Readonly<Record<string, Part>>;
}

/**
 * What may stand in a hole. Text and numbers are names and counts, never bare English words; cells, groups, fields and other sentences
 * go in as themselves, and the language decides how they are named, inflected and joined.
 */
export type Part = string | number | Said | CellPart | GroupName | FieldPart | readonly Part[];

/** A cell by the names of its places: ["r4c7"], or ["U r9c1", "M r1c1"] where faces are glued. */
export interface CellPart {
  readonly cell: readonly string[];
}

/** A field of a request, perhaps with a value: `--clues` on the command line, "clues" over HTTP, its label in the page. */
export interface FieldPart {
  readonly field: string;
  readonly value?: string;
}

/**
 * A noun with its forms. English has it bare ("row"). German has it bare where a number follows and so nothing is inflected ("Zeile"), else
 * with its article in every case. French has it with its article ("la ligne").
 */
export type Noun = string | { readonly nominative: string; readonly dative: string };

/** What a group of cells is called: a noun with its number, and the layer, face or grid that it lies in. */
export interface GroupName {
  readonly noun: Words<Noun>;
  /** What tells it from its like: a number, a letter, or words. */
  readonly number?: Part;
  readonly where?: GroupName;
  /** Its other names, where faces are glued or grids overlap. */
  readonly also?: readonly GroupName[];
}

/** A sentence of a text and its parts: said('line {line} is empty', { line: 3 }). */
export function said(text: Said['text'], parts: Said['parts'] = {}): Said {
  return { text, parts };
}

/** A noun as it is called. */
export function nounOf(noun: Noun): string {
  return typeof noun === 'string' ? noun : noun.nominative;
}
