import { type Part, said, type Words } from '#core';

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

/** What stands beside axes and in legends of several studies. */
export const AXIS = {
  averageTime: { en: 'average CPU time (s)', de: 'mittlere CPU-Zeit (s)', fr: 'temps CPU moyen (s)' },
  blanksOf729: { en: 'blank cells of 729', de: 'leere Felder von 729', fr: 'cases vides sur 729' },
  blanks: { en: 'blank cells', de: 'leere Felder', fr: 'cases vides' },
  clues: { en: 'clues', de: 'Vorgaben', fr: 'chiffres donnés' },
  levels: { en: 'level by rating', de: 'Stufe nach Wertung', fr: 'niveau selon la note' },
  medianTime: { en: 'median CPU time (s)', de: 'Median der CPU-Zeit (s)', fr: 'temps CPU médian (s)' },
  paper: { en: 'the paper', de: 'die Arbeit', fr: 'l’article' },
  shareOfPuzzles: { en: 'share of puzzles (%)', de: 'Anteil der Rätsel (%)', fr: 'part des grilles (%)' },
  time: { en: 'CPU time (s)', de: 'CPU-Zeit (s)', fr: 'temps CPU (s)' },
} as const satisfies Readonly<Record<string, Words<string>>>;

/** A rank correlation in a report; with one puzzle, or puzzles that do not differ, there is none. */
export const correlationTold = (value: number | undefined): Part => (value === undefined ? said(UNDEFINED) : value.toFixed(2));
const UNDEFINED: Words<string> = { en: 'not defined', de: 'nicht bestimmt', fr: 'non définie' };
