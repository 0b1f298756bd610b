import type { Words } from '#core';

/** What pencil and paper says beside the events of a trace. */
export const TOLD = {
  round: { en: 'round {number} of the rules', de: 'Durchgang {number} der Regeln', fr: 'tour {number} des règles' },
  backtracking: {
    en: '{count} {count|cell is|cells are} left to backtracking',
    de: '{count} {count|Feld bleibt|Felder bleiben} dem Backtracking',
    fr: '{count} {count|case reste|cases restent} au retour arrière',
  },
  noCandidate: {
    en: '{cell} has no candidate left',
    de: '{cell} hat keinen Kandidaten mehr',
    fr: '{cell} n’a plus de candidat',
  },
  noPlace: {
    en: '{group} has no cell left for value {value}',
    de: '{group} hat kein Feld mehr für den Wert {value}',
    fr: '{group} n’a plus de case pour la valeur {value}',
  },
  struck: { en: '{name} in {group}', de: '{name} in {group:dative}', fr: '{name} dans {group}' },
  nakedSingle: { en: 'naked single', de: 'Nackter Einer', fr: 'Singleton nu' },
  uniqueMissing: {
    en: 'the one value missing from {group}',
    de: 'der eine Wert, der {group:dative} fehlt',
    fr: 'la seule valeur qui manque dans {group}',
  },
  hiddenSingle: { en: 'hidden single', de: 'Versteckter Einer', fr: 'Singleton caché' },
  locked: { en: 'locked', de: 'Gebunden', fr: 'Verrouillé' },
  nakedPair: { en: 'naked pair', de: 'Nacktes Paar', fr: 'Paire nue' },
  nakedTriple: { en: 'naked triple', de: 'Nacktes Tripel', fr: 'Triplet nu' },
} as const satisfies Readonly<Record<string, Words<string>>>;
