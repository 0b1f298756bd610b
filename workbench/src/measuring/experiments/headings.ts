import type { Words } from '#core';

/** What stands over columns of several studies; what one study alone says stands in it. */
export const HEAD = {
  blanks: { en: 'blanks', de: 'Leerfelder', fr: 'cases vides' },
  comparisons: { en: 'comparisons', de: 'Vergleiche', fr: 'comparaisons' },
  cpuTime: { en: 'CPU time', de: 'CPU-Zeit', fr: 'temps CPU' },
  highest: { en: 'highest', de: 'höchste', fr: 'la plus haute' },
  level: { en: 'level', de: 'Stufe', fr: 'niveau' },
  median: { en: 'median', de: 'Median', fr: 'médiane' },
  paper: { en: 'paper', de: 'Arbeit', fr: 'article' },
  puzzles: { en: 'puzzles', de: 'Rätsel', fr: 'grilles' },
  solutions: { en: 'solutions', de: 'Lösungen', fr: 'solutions' },
  solved: { en: 'solved', de: 'gelöst', fr: 'résolues' },
  stopped: { en: 'stopped', de: 'abgebrochen', fr: 'arrêtés' },
  unique: { en: 'unique', de: 'eindeutig', fr: 'uniques' },
} as const satisfies Readonly<Record<string, Words<string>>>;
