import { lowestBit } from './bits.ts';
import type { Board } from './board.ts';
import { groundsOf } from './grounds.ts';
import type { Deduction } from './technique.ts';

/** What tells the two techniques apart that place a value at its only place in a house. */
export interface OnlyPlaces {
  readonly technique: string;
  /** Whether a house with this many blank cells is looked at. */
  takes(blanks: number): boolean;
  /** What a placement in this house is rated. */
  rating(board: Board, house: number): number;
}

/** Every value that has one place left in a house, house by house in the order of search. */
export function* findOnlyPlaces(board: Board, { technique, takes, rating }: OnlyPlaces): Iterable<Deduction> {
  const { tables, size, blanks, placeCounts, placesLow, placesHigh } = board;
  for (let i = 0; i < tables.scan.length; i++) {
    const house = tables.scan[i]!;
    if (!tables.isHouse[house] || !takes(blanks[house]!)) continue;
    for (let value = 1; value <= size; value++) {
      const at = house * size + value - 1;
      if (placeCounts[at] !== 1) continue;
      const cell = tables.groupCells[house]![lowestBit(placesLow[at]!, placesHigh[at]!)]!;
      yield {
        technique,
        name: 'Hidden Single',
        rating: rating(board, house),
        place: [{ cell, value }],
        remove: [],
        cells: [cell],
        values: [value],
        houses: [house],
        candidates: [{ cell, value }],
        ...groundsOf(board, tables.groupCells[house]!, [value]),
      };
    }
  }
}
