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
  name: 'Full house',
  aliases: ['unique missing candidate', 'last cell'],
  summary: 'The last blank cell of a house holds the value that the house misses.',
  rank: 10,
  ratingRank: 10,
  ratings: [1.0, 1.0],

  find: (board) => findOnlyPlaces(board, { technique: 'full-house', takes: (blanks) => blanks === 1, rating: () => 1.0 }),

  describe: ({ cells, values, houses }, words) =>
    `${words.cell(cells[0]!)} is the last blank cell of ${words.house(houses[0]!)}, and ${words.value(values[0]!)} is the value it misses, so ${words.cell(cells[0]!)} is ${words.value(values[0]!)}.`,
};
