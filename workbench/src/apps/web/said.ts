import type { Said } from '#core';

/** Sentences of the library by their English form, in one language. */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * A sentence in a language. A hole is written as in the English sentence, {0}; a word that goes with a number has both of its forms,
 * {0|cell|cells}. What a catalogue lacks stays as the library said it.
 */
export function sayIn(language: string, catalogue: Catalogue, { key, values }: Said): string {
  return (catalogue[key] ?? key).replace(HOLES, (_, hole: string, one?: string, several?: string) => {
    const value = values[Number(hole)]!;
    if (one !== undefined && several !== undefined) return new Intl.PluralRules(language).select(Number(value)) === 'one' ? one : several;
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    return typeof value === 'string' ? value : sayIn(language, catalogue, value);
  });
}

const HOLES = /\{(\d+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;
