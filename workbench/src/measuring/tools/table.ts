import type { LanguageCode, Words } from '#core';
import type { Text } from './telling.ts';

/** What stands over something: words in every language, or a name that is the same in all. */
type Label = string | Words<string>;

/** A table for people. */
export interface Table {
  /** What it is about, where a name tells it from others of the same title: a kind, a table of a paper. */
  readonly of?: Label;
  readonly title: Label;
  readonly head: readonly Heading[];
  readonly rows: readonly (readonly Text[])[];
  /** What a reader has to know to read it. */
  readonly note?: Text;
}

export interface Heading {
  /** Whose column it is: a rule, a method, the paper. */
  readonly of?: Label;
  readonly title: Label;
  /** Printed in the paper, not measured here. */
  readonly published?: boolean;
  /** Words rather than numbers. */
  readonly words?: boolean;
}

export const words = (title: Label): Heading => ({ title, words: true });
export const number = (title: Label, of?: Label): Heading => ({ title, ...(of === undefined ? {} : { of }) });
export const published = (title: Label, of?: Label): Heading => ({ title, published: true, ...(of === undefined ? {} : { of }) });

/** What stands over a table. */
export const captionOf = (about: Pick<Table, 'of' | 'title'>, code: LanguageCode): string => joined(about, ', ', code);
/** What stands over a column. */
export const headingOf = (heading: Heading, code: LanguageCode): string => joined(heading, code === 'fr' ? '\u00a0: ' : ': ', code);

function joined({ of, title }: Pick<Table, 'of' | 'title'>, joint: string, code: LanguageCode): string {
  const say = (label: Label): string => (typeof label === 'string' ? label : label[code]);
  return of === undefined ? say(title) : `${say(of)}${joint}${say(title)}`;
}

/** How a run that a budget ended is written, always the same. */
export const STOPPED: Words<string> = { en: 'stopped', de: 'abgebrochen', fr: 'arrêté' };
/** Where there is nothing to say. */
export const NONE = '–';

/** A number with three digits that matter, thousands in groups. */
export function figure(value: number | null | undefined, digits = 3): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NONE;
  if (Math.abs(value) >= 10 ** digits) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(digits)));
}

/** A share as whole per cent, with one digit more where it is close to an end. */
export function percent(share: number | undefined): string {
  if (share === undefined || !Number.isFinite(share)) return NONE;
  const hundred = 100 * share;
  return `${hundred > 0 && hundred < 1 ? hundred.toFixed(1) : Math.round(hundred)} %`;
}

/** CPU time in the unit that suits it. */
export function duration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return NONE;
  if (seconds < 0.001) return `${figure(seconds * 1e6)} µs`;
  if (seconds < 1) return `${figure(seconds * 1e3)} ms`;
  return `${figure(seconds)} s`;
}
