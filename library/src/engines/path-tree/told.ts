import type { Words } from '#core';

/** What the trees over the matrix P say beside the events of a trace. */
export const TOLD = {
  blanks: {
    en: '{count} blank {count|cell|cells}',
    de: '{count} {count|leeres Feld|leere Felder}',
    fr: '{count} {count|case vide|cases vides}',
  },
  openPaths: {
    en: '{count} open {count|path|paths}',
    de: '{count} {count|offener Weg|offene Wege}',
    fr: '{count} {count|chemin ouvert|chemins ouverts}',
  },
} as const satisfies Readonly<Record<string, Words<string>>>;
