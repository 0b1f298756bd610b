import { type Said, said, type Words } from '#core';

// What verdicts are made of, in every language. A claim is a clause that follows "that" and "whether"; in French it stands after a colon.

/** What can stop a run, as it follows "stopped by". */
export const STOPS = {
  nodes: { en: 'the limit of steps', de: 'die Grenze der Schritte', fr: 'la limite de pas' },
  stored: { en: 'the limit of stored things', de: 'die Grenze des Gemerkten', fr: 'la limite de ce qui est gardé' },
  tries: { en: 'the last reheat', de: 'das letzte Wiedererhitzen', fr: 'le dernier réchauffage' },
  time: { en: 'the clock', de: 'die Uhr', fr: 'l’horloge' },
  budget: { en: 'the budget', de: 'das Budget', fr: 'le budget' },
  technique: { en: 'the lack of a technique', de: 'das Fehlen einer Technik', fr: 'le manque d’une technique' },
} as const satisfies Readonly<Record<string, Words<string>>>;
export type StopReason = keyof typeof STOPS;

const NODES: Words<string> = { en: '{nodes} {nodes|node|nodes}', de: '{nodes} Knoten', fr: '{nodes} {nodes|nœud|nœuds}' };
const AND: Words<string> = { en: '{first} and {second}', de: '{first} und {second}', fr: '{first} et {second}' };
const STORED = {
  things: { en: '{count} stored things', de: '{count} gemerkte Dinge', fr: '{count} éléments gardés' },
  paths: { en: '{count} open paths', de: '{count} offene Pfade', fr: '{count} chemins ouverts' },
  layers: { en: '{count} layer solutions', de: '{count} Schichtlösungen', fr: '{count} solutions de couches' },
} as const satisfies Readonly<Record<string, Words<string>>>;
const SWAPS: Words<string> = {
  en: '{swaps} swaps and three reheats',
  de: '{swaps} Vertauschungen und dreimal Wiedererhitzen',
  fr: '{swaps} échanges et trois réchauffages',
};

/** A number of nodes, and perhaps of stored things of a sort. */
export function nodeBudget(nodes: number, stored?: readonly [sort: keyof typeof STORED, count: number]): Said {
  const first = said(NODES, { nodes });
  return stored === undefined ? first : said(AND, { first, second: said(STORED[stored[0]], { count: stored[1] }) });
}

/** The same of the most nodes that a row was given. */
export function nodeBudgetOf(rows: readonly { readonly nodes: number }[], stored?: Parameters<typeof nodeBudget>[1]): Said {
  return nodeBudget(Math.max(0, ...rows.map(({ nodes }) => nodes)), stored);
}

/** So many swaps of annealing, with three reheats. */
export function swapBudget(swaps: number): Said {
  return said(SWAPS, { swaps });
}
