import { findOnlyPlaces } from './only-places.ts';
import type { Technique } from './technique.ts';

/**
 * Hidden single: where only one cell of a house can still take a value, it takes it, whatever else it could hold.
 *
 * Every house holds every value, so the value must go somewhere, and one place is left. Boxes are scanned before lines
 * because people see them first; Sudoku Explainer rates the two differently for the same reason. Groups that are not
 * houses do not qualify. One look at each house and value.
 */
export const hiddenSingle: Technique = {
  id: 'hidden-single',
  words: {
    en: {
      name: 'Hidden single',
      summary: 'A value that has one cell left in a house goes there.',
      why: 'In {house} only {cell} can hold {value}, so {result}.',
    },
    de: {
      name: 'Versteckter Einer',
      summary: 'Ein Wert, der in einem Haus nur noch einen Platz hat, gehört dorthin.',
      why: 'In {house:dative} ist {value} nur noch in {cell} möglich, also {result}.',
    },
    fr: {
      name: 'Singleton caché',
      summary: 'Une valeur qui n’a plus qu’une place dans une zone s’y met.',
      why: 'Dans {house}, la valeur {value} n’est plus possible que dans {cell}, donc {result}.',
    },
  },
  aliases: ['single position', 'lone ranger'],
  rank: 20,
  ratingRank: 20,
  ratings: [1.2, 1.5],

  find: (board) =>
    findOnlyPlaces(board, {
      technique: 'hidden-single',
      takes: (blanks) => blanks !== 1,
      rating: ({ tables }, house) => (tables.isPatch[house] ? 1.2 : 1.5),
    }),
};
