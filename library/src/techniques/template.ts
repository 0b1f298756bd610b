import type { Technique } from './technique.ts';

/**
 * The template: a technique that finds nothing. Copy it to begin one, and open the copy with its argument: what the
 * pattern is, why it is sound, what it does not find, what it costs. Compiled and tested, never registered.
 *
 * Yield deductions in an order that depends on the position alone. Name only candidates that the board has. Never write
 * to the board; a technique that must try something out does so on a `WorkingBoard` of its own.
 */
export const template: Technique = {
  id: 'template',
  words: {
    en: { name: 'Template', summary: 'Finds nothing; the start of a new technique.', why: 'There is nothing to see, so {result}.' },
    de: { name: 'Vorlage', summary: 'Findet nichts; der Anfang einer neuen Technik.', why: 'Es ist nichts zu sehen, also {result}.' },
    fr: { name: 'Modèle', summary: 'Ne trouve rien ; le début d’une nouvelle technique.', why: 'Il n’y a rien à voir, donc {result}.' },
  },
  rank: Number.POSITIVE_INFINITY,
  ratings: [0, 0],

  *find() {},
};
