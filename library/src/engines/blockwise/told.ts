import type { Words } from '#core';

/** What the engines of blocks say beside the events of a trace. */
export const TOLD = {
  block: {
    en: '{block}: {clues} {clues|clue|clues}, {orders} permutations of {values: }',
    de: '{block}: {clues} {clues|Vorgabe|Vorgaben}, {orders} Permutationen von {values: }',
    fr: '{block}\u00a0: {clues} {clues|chiffre donné|chiffres donnés}, {orders} permutations de {values: }',
  },
  fillings: {
    en: '{block}, valid permutations: {count:id}',
    de: '{block}, gültige Permutationen: {count:id}',
    fr: '{block}, permutations valables\u00a0: {count:id}',
  },
  noFilling: {
    en: '{block} has no valid permutation',
    de: '{block} hat keine gültige Permutation',
    fr: '{block} n’a aucune permutation valable',
  },
  filled: { en: '{block}: {values}', de: '{block}: {values}', fr: '{block}\u00a0: {values}' },
  joined: {
    en: '{block}: the vertices joined to all that are chosen',
    de: '{block}: die Knoten, die mit allen gewählten verbunden sind',
    fr: '{block}\u00a0: les sommets reliés à tous ceux qui sont choisis',
  },
  vertices: {
    en: '{block}: {count} {count|vertex|vertices} to choose from',
    de: '{block}: {count} {count|Knoten|Knoten} zur Wahl',
    fr: '{block}\u00a0: {count} {count|sommet|sommets} au choix',
  },
  classes: {
    en: '{block}: {other} sees {count} {count|class|classes} of its {of} {of|vertex|vertices}',
    de: '{block}: {other} sieht {count} {count|Klasse|Klassen} der {of} Knoten',
    fr: '{block}\u00a0: {other} voit {count} {count|classe|classes} sur {of} {of|sommet|sommets}',
  },
  dropped: {
    en: '{block}: {count} of {of} {of|vertex|vertices} {count|has|have} no partner in {other}',
    de: '{block}: {count} von {of} Knoten {count|hat|haben} keinen Partner in {other:dative}',
    fr: '{block}\u00a0: {count} {count|sommet|sommets} sur {of} sans partenaire dans {other}',
  },
  toMatch: {
    en: '{block}: {count} {count|filling|fillings} to match',
    de: '{block}: {count} {count|Füllung|Füllungen} zu vergleichen',
    fr: '{block}\u00a0: {count} {count|remplissage|remplissages} à comparer',
  },
} as const satisfies Readonly<Record<string, Words<string>>>;
