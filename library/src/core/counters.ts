import type { Words } from './said.ts';

/** What engines count, with what it is called. Every engine reports nodes; the others where they mean something. */
export const COUNTER_WORDS = {
  nodes: { en: 'Nodes', de: 'Knoten', fr: 'Nœuds' },
  guesses: { en: 'Guesses', de: 'Vermutungen', fr: 'Hypothèses' },
  backtracks: { en: 'Taken back', de: 'Zurückgenommen', fr: 'Retours' },
  conflicts: { en: 'Conflicts', de: 'Konflikte', fr: 'Conflits' },
  propagations: { en: 'Conclusions', de: 'Folgerungen', fr: 'Déductions' },
  restarts: { en: 'Restarts', de: 'Neustarts', fr: 'Redémarrages' },
  learned: { en: 'Learned', de: 'Gelernt', fr: 'Appris' },
  comparisons: { en: 'Comparisons', de: 'Vergleiche', fr: 'Comparaisons' },
  permutationsMade: { en: 'Permutations begun', de: 'Begonnene Permutationen', fr: 'Permutations commencées' },
  permutationsKept: { en: 'Valid permutations', de: 'Gültige Permutationen', fr: 'Permutations valides' },
  combinations: { en: 'Combinations tried', de: 'Versuchte Kombinationen', fr: 'Combinaisons essayées' },
  pathsKept: { en: 'Paths kept', de: 'Behaltene Pfade', fr: 'Chemins gardés' },
  ends: { en: 'END nodes', de: 'END-Knoten', fr: 'Nœuds END' },
  layerSolutions: { en: 'Layer solutions', de: 'Schichtlösungen', fr: 'Solutions de couches' },
  swaps: { en: 'Swaps proposed', de: 'Vorgeschlagene Vertauschungen', fr: 'Échanges proposés' },
  accepted: { en: 'Swaps taken', de: 'Angenommene Vertauschungen', fr: 'Échanges acceptés' },
  reheats: { en: 'Heated again', de: 'Wieder erhitzt', fr: 'Réchauffages' },
  peakStored: { en: 'Stored at most', de: 'Höchstens gespeichert', fr: 'Stockés au plus' },
  peakBytes: { en: 'Bytes at most', de: 'Höchstens Bytes', fr: 'Octets au plus' },
} as const satisfies Readonly<Record<string, Words<string>>>;
export type CounterName = keyof typeof COUNTER_WORDS;
export const COUNTERS = Object.keys(COUNTER_WORDS) as readonly CounterName[];
export type Counters = { readonly nodes: number } & { readonly [Name in CounterName]?: number };
