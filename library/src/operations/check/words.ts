import type { Words } from '#core';

type Texts = Readonly<Record<string, Words<string>>>;

/** What stands before each line. */
export const CHECK_LABELS = {
  kind: { en: 'kind', de: 'Art', fr: 'type' },
  clues: { en: 'clues', de: 'Vorgaben', fr: 'donnés' },
  clash: { en: 'clash', de: 'Konflikt', fr: 'conflit' },
  solutions: { en: 'solutions', de: 'Lösungen', fr: 'solutions' },
  conflict: { en: 'conflict', de: 'Widerspruch', fr: 'contradiction' },
  minimal: { en: 'minimal', de: 'minimal', fr: 'minimale' },
  rules: { en: 'rules', de: 'Regeln', fr: 'règles' },
  logic: { en: 'logic', de: 'Logik', fr: 'logique' },
  class: { en: 'class', de: 'Klasse', fr: 'classe' },
  names: { en: 'names', de: 'Namen', fr: 'noms' },
} as const satisfies Texts;

export const CHECK_WORDS = {
  clashing: {
    en: '{where}: can be read, but its clues clash',
    de: '{where}: lesbar, aber die Vorgaben widersprechen einander',
    fr: '{where}\u00a0: lisible, mais les chiffres donnés se contredisent',
  },
  valid: { en: '{where}: valid text', de: '{where}: gültiger Text', fr: '{where}\u00a0: texte valide' },
  clues: {
    en: '{clues} of {cells} {cells|cell|cells}',
    de: '{clues} von {cells} {cells|Feld|Feldern}',
    fr: '{clues} sur {cells} {cells|case|cases}',
  },
  more: { en: 'and {count} more', de: 'und {count} {count|weiterer|weitere}', fr: 'et {count} {count|autre|autres}' },
} as const satisfies Texts;

export const SOLUTIONS = {
  none: { en: 'none', de: 'keine', fr: 'aucune' },
  one: { en: 'exactly one', de: 'genau eine', fr: 'exactement une' },
  several: { en: 'several', de: 'mehrere', fr: 'plusieurs' },
  unknown: {
    en: 'not known, the budget ended first',
    de: 'nicht bekannt, die Grenze war vorher erreicht',
    fr: 'inconnu, la limite a été atteinte avant',
  },
} as const satisfies Texts;

export const CONFLICT = {
  irreducible: {
    en: 'these contradict each other, and without any one of them there is a solution:',
    de: 'dies widerspricht sich, und ohne irgendeines davon gibt es eine Lösung:',
    fr: 'ceci se contredit, et sans l’un quelconque d’entre eux il y a une solution\u00a0:',
  },
  open: {
    en: 'these contradict each other; the budget ended before it was known which of them can go:',
    de: 'dies widerspricht sich; die Grenze war erreicht, bevor bekannt war, was davon entfallen kann:',
    fr: 'ceci se contredit\u00a0; la limite a été atteinte avant de savoir ce qui peut disparaître\u00a0:',
  },
  clues: { en: 'clues {values:, }', de: '{values|Vorgabe|Vorgaben} {values:, }', fr: '{values|chiffre donné|chiffres donnés} {values:, }' },
  candidates: { en: 'candidates of {cells:, }', de: 'Kandidaten von {cells:, }', fr: 'candidats de {cells:, }' },
  kind: { en: 'the rules of the kind alone', de: 'die Regeln der Art allein', fr: 'les règles du type seules' },
} as const satisfies Texts;

export const MINIMAL = {
  yes: { en: 'yes, every clue is needed', de: 'ja, jede Vorgabe wird gebraucht', fr: 'oui, chaque chiffre donné est nécessaire' },
  no: {
    en: 'no, {count} of the clues can go, one at a time: {cells}',
    de: 'nein, {count} der Vorgaben {count|kann|können} entfallen, jede für sich: {cells}',
    fr: 'non, {count} des chiffres donnés {count|peut|peuvent} disparaître, un à la fois\u00a0: {cells}',
  },
  unknown: {
    en: 'not known, {count} {count|clue is|clues are} undecided: {cells}',
    de: 'nicht bekannt, {count} {count|Vorgabe ist|Vorgaben sind} nicht entschieden: {cells}',
    fr: 'inconnu, {count} {count|chiffre donné n’est pas décidé|chiffres donnés ne sont pas décidés}\u00a0: {cells}',
  },
} as const satisfies Texts;

export const RULES_WORDS = {
  needed: { en: 'every rule is needed', de: 'jede Regel wird gebraucht', fr: 'chaque règle est nécessaire' },
  canGo: {
    en: '{count} can go, one at a time: {rules:; }',
    de: '{count} {count|kann|können} entfallen, jede für sich: {rules:; }',
    fr: '{count} {count|peut|peuvent} disparaître, une à la fois\u00a0: {rules:; }',
  },
  unknown: {
    en: 'not known of {count}: {rules:; }',
    de: 'nicht bekannt bei {count}: {rules:; }',
    fr: 'inconnu pour {count}\u00a0: {rules:; }',
  },
} as const satisfies Texts;

export const LOGIC = {
  yes: {
    en: 'satisfactory, solved without trial and error',
    de: 'zufriedenstellend, ohne Versuch und Irrtum gelöst',
    fr: 'satisfaisante, résolue sans essai',
  },
  no: {
    en: 'not satisfactory, it needs trial and error',
    de: 'nicht zufriedenstellend, es braucht Versuch und Irrtum',
    fr: 'pas satisfaisante, il faut des essais',
  },
  unknown: {
    en: 'not known whether it needs trial and error, the time ended first',
    de: 'nicht bekannt, ob es Versuch und Irrtum braucht; die Zeit war vorher um',
    fr: 'on ne sait pas s’il faut des essais, le temps s’est écoulé avant',
  },
} as const satisfies Texts;

export const CLASSES = {
  none: { en: 'none', de: 'keine', fr: 'aucune' },
  both: {
    en: '{clues} by clues, {lines} by the fewest clues in a row or column ({fewest})',
    de: '{clues} nach Vorgaben, {lines} nach den wenigsten Vorgaben in einer Zeile oder Spalte ({fewest})',
    fr: '{clues} d’après les chiffres donnés, {lines} d’après le minimum par ligne ou colonne ({fewest})',
  },
} as const satisfies Texts;
