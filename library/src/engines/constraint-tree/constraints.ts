import type { Words } from '#core';
/** The five functional constraints of 000, in the order in which it names them. */
export const CONSTRAINTS = ['naked-single', 'hidden-single', 'lone-ranger', 'twin', 'triplet'] as const;
export type Constraint = (typeof CONSTRAINTS)[number];

/** What they are called; in English by their ids, as the settings are. */
export const CONSTRAINT_NAMES: Readonly<Record<Constraint, Words<string>>> = {
  'naked-single': { en: 'naked-single', de: 'Nackter Einer', fr: 'Singleton nu' },
  'hidden-single': { en: 'hidden-single', de: 'Versteckter Einer', fr: 'Singleton caché' },
  'lone-ranger': { en: 'lone-ranger', de: 'Lone Ranger', fr: 'Lone ranger' },
  twin: { en: 'twin', de: 'Zwillinge', fr: 'Jumeaux' },
  triplet: { en: 'triplet', de: 'Drillinge', fr: 'Triplés' },
};
