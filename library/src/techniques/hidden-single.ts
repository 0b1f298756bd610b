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
  name: 'Hidden single',
  aliases: ['single position', 'lone ranger'],
  summary: 'A value that has one place left in a house goes there.',
  rank: 20,
  ratingRank: 20,
  ratings: [1.2, 1.5],

  find: (board) =>
    findOnlyPlaces(board, {
      technique: 'hidden-single',
      takes: (blanks) => blanks !== 1,
      rating: ({ tables }, house) => (tables.isPatch[house] ? 1.2 : 1.5),
    }),

  describe: ({ cells, values, houses }, words) =>
    `In ${words.house(houses[0]!)} only ${words.cell(cells[0]!)} can hold ${words.value(values[0]!)}, so ${words.cell(cells[0]!)} is ${words.value(values[0]!)}.`,
};
