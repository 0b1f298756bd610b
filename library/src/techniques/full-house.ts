import { findOnlyPlaces } from './only-places.ts';
import type { Technique } from './technique.ts';

/**
 * Full house: the last blank cell of a house holds the one value that the house still misses.
 *
 * It needs nothing but counting to the size of the house, so it is the first thing to look for. Groups that are not
 * houses do not qualify: they need not hold every value. One pass over the groups.
 */
export const fullHouse: Technique = {
  id: 'full-house',
  words: {
    en: {
      name: 'Full house',
      summary: 'The last blank cell of a house holds the one value missing from the house.',
      why: '{cell} is the last blank cell in {house}, and {value} is the one value missing there, so {result}.',
    },
    de: {
      name: 'Letztes Feld',
      summary: 'Das letzte leere Feld eines Hauses bekommt den Wert, der dem Haus fehlt.',
      why: '{cell} ist das letzte leere Feld in {house:dative}, und dort fehlt nur noch {value}, also {result}.',
    },
    fr: {
      name: 'Dernière case',
      summary: 'La dernière case vide d’une zone reçoit la valeur qui lui manque.',
      why: '{cell} est la dernière case vide {house:of}, où il ne manque que {value}, donc {result}.',
    },
  },
  aliases: ['unique missing candidate', 'last cell'],
  rank: 10,
  ratingRank: 10,
  ratings: [1.0, 1.0],

  find: (board) => findOnlyPlaces(board, { technique: 'full-house', takes: (blanks) => blanks === 1, rating: () => 1.0 }),
};
