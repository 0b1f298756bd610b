import type { Words } from '#core';

/** What the layer join says beside the events of a trace. */
export const TOLD = {
  layer: {
    en: '{layer}: {count} {count|solution|solutions}',
    de: '{layer}: {count} {count|Lösung|Lösungen}',
    fr: '{layer}\u00a0: {count} {count|solution|solutions}',
  },
  layerSet: { en: '{layer}, solution {number:id}', de: '{layer}, Lösung {number:id}', fr: '{layer}, solution {number:id}' },
  combined: {
    en: 'all layers are chosen: the third dimension is looked at',
    de: 'alle Schichten sind gewählt: Die dritte Dimension wird geprüft',
    fr: 'toutes les couches sont choisies\u00a0: la troisième dimension est examinée',
  },
  noLayer: {
    en: 'some layer has no solution left',
    de: 'eine Schicht hat keine Lösung mehr',
    fr: 'une couche n’a plus de solution',
  },
  fitting: {
    en: 'what still fits, layer by layer',
    de: 'was noch passt, Schicht für Schicht',
    fr: 'ce qui convient encore, couche par couche',
  },
} as const satisfies Readonly<Record<string, Words<string>>>;
