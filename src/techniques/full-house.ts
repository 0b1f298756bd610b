import { lowestBit } from './bits.ts';
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

  *find(board) {
    const { tables, size, blanks, placeCounts, placesLow, placesHigh } = board;
    for (let i = 0; i < tables.scan.length; i++) {
      const house = tables.scan[i]!;
      if (blanks[house] !== 1 || !tables.isHouse[house]) continue;
      for (let value = 1; value <= size; value++) {
        const at = house * size + value - 1;
        if (placeCounts[at] !== 1) continue;
        const cell = tables.groupCells[house]![lowestBit(placesLow[at]!, placesHigh[at]!)]!;
        yield {
          technique: 'full-house',
          name: 'Hidden Single',
          rating: 1.0,
          place: [{ cell, value }],
          remove: [],
          cells: [cell],
          values: [value],
          houses: [house],
          candidates: [{ cell, value }],
        };
      }
    }
  },

  describe: ({ cells, values, houses }, words) =>
    `${words.cell(cells[0]!)} is the last blank cell of ${words.house(houses[0]!)}, and ${words.value(values[0]!)} is the value it misses, so ${words.cell(cells[0]!)} is ${words.value(values[0]!)}.`,
};
