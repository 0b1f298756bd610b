import type { Words } from '#core';

/** How far a stopped run of the family came. */
export const REACHED = {
  fillings: {
    en: 'was at {block}, block {number} of {blocks} in its order, with {found} {found|filling|fillings} of at most {most} found',
    de: 'war bei {block:dative}, Block {number} von {blocks} in seiner Reihenfolge, mit {found} {found|Füllung|Füllungen} von höchstens {most}',
    fr: 'en était à {block}, bloc {number} sur {blocks} dans son ordre, avec {found} {found|remplissage trouvé|remplissages trouvés} sur {most} au plus',
  },
  depthFirst: {
    en: 'was at filling {filling} of {of} of {block}, block {number} of {blocks} in its order',
    de: 'war bei Füllung {filling} von {of} in {block:dative}, Block {number} von {blocks} in seiner Reihenfolge',
    fr: 'en était au remplissage {filling} sur {of} pour {block}, bloc {number} sur {blocks} dans son ordre',
  },
  path: {
    en: 'was at {block}, block {number} of {blocks} on its path',
    de: 'war bei {block:dative}, Block {number} von {blocks} auf seinem Weg',
    fr: 'en était à {block}, bloc {number} sur {blocks} de son chemin',
  },
  graph: {
    en: 'was at {block}, block {number} of {blocks}, with its graph complete',
    de: 'war bei {block:dative}, Block {number} von {blocks}, mit vollständigem Graphen',
    fr: 'en était à {block}, bloc {number} sur {blocks}, avec son graphe complet',
  },
  edges: {
    en: 'was drawing the {near} by {far} edges from {block} to {other}',
    de: 'zog die {near} mal {far} Kanten von {block:dative} nach {other:dative}',
    fr: 'traçait les {near} × {far} arêtes entre {block} et {other}',
  },
  compact: {
    en: 'was at {block} with {chosen} {chosen|block|blocks} chosen and its graph complete',
    de: 'war bei {block:dative} mit {chosen} {chosen|gewählten Block|gewählten Blöcken} und vollständigem Graphen',
    fr: 'en était à {block} avec {chosen} {chosen|bloc choisi|blocs choisis} et son graphe complet',
  },
  merging: {
    en: 'was merging the {fillings} {fillings|filling|fillings} of {block}',
    de: 'fasste {fillings|die {fillings} Füllung|die {fillings} Füllungen} von {block:dative} zusammen',
    fr: 'regroupait {fillings|le seul remplissage|les {fillings} remplissages} {block:of}',
  },
  joining: {
    en: 'was joining the {near} {near|class|classes} of {block} to the {far} of {other}',
    de: 'verband {near|die {near} Klasse|die {near} Klassen} von {block:dative} mit den {far} von {other:dative}',
    fr: 'reliait {near|la seule classe|les {near} classes} {block:of} aux {far} {other:of}',
  },
  dropping: {
    en: 'was dropping vertices without a partner, with {chosen} {chosen|block|blocks} chosen',
    de: 'strich Knoten ohne Partner, mit {chosen} {chosen|gewählten Block|gewählten Blöcken}',
    fr: 'supprimait les sommets sans partenaire, avec {chosen} {chosen|bloc choisi|blocs choisis}',
  },
} as const satisfies Readonly<Record<string, Words<string>>>;

/** What a run of the family kept, behind how far it came. */
export const KEPT: Words<string> = {
  en: '{reached}; {stored} {stored|thing|things} stored at the most',
  de: '{reached}; höchstens {stored} {stored|Eintrag|Einträge} gespeichert',
  fr: '{reached}\u00a0; {stored} {stored|élément enregistré|éléments enregistrés} au plus',
};
