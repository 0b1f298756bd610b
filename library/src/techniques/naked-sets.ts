import { bitsOf } from './bits.ts';
import type { Board } from './board.ts';
import { SET_NAMES, SubsetFinder } from './subsets.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/**
 * Naked pair, triplet, quad: when n cells of a group have only n values between them, these cells use the values up and
 * the rest of the group drops them.
 *
 * The cells all differ and there are as many values as cells, so each value is in one of them. This needs a group and
 * not a house. In a house with fewer than 2n blanks the remaining cells form a smaller hidden set, so larger sets are not
 * looked for there; in other groups there is no such set to fall back on. Cells with one candidate are singles.
 */
function* findNaked(board: Board, technique: string, degree: number, rating: number): Generator<Deduction> {
  const { tables, counts, low, high, blanks } = board;
  const finder = new SubsetFinder(degree);
  for (let g = 0; g < tables.scan.length; g++) {
    const group = tables.scan[g]!;
    if (blanks[group]! < (tables.isHouse[group] ? 2 * degree : degree + 1)) continue;
    const cells = tables.groupCells[group]!;
    finder.clear();
    for (let i = 0; i < cells.length; i++) finder.offer(i, counts[cells[i]!]!, low[cells[i]!]!, high[cells[i]!]!);
    for (const subset of finder.find()) {
      const inside = subset.items.map((i) => cells[i]!);
      const values = bitsOf(subset.low, subset.high).map((bit) => bit + 1);
      const remove: Candidate[] = [];
      for (const cell of cells) {
        if ((low[cell]! & subset.low) === 0 && (high[cell]! & subset.high) === 0) continue;
        if (!inside.includes(cell)) for (const value of values) if (board.has(cell, value)) remove.push({ cell, value });
      }
      if (remove.length === 0) continue;
      yield {
        technique,
        name: `Naked ${SET_NAMES[degree]}`,
        rating,
        place: [],
        remove,
        cells: inside,
        values,
        houses: [group],
        candidates: inside.flatMap((cell) => board.candidatesOf(cell).map((value) => ({ cell, value }))),
      };
    }
  }
}

function nakedSet(
  id: string,
  name: string,
  degree: number,
  rating: number,
  ranks: readonly [number, number],
  aliases: string[],
): Technique {
  return {
    id,
    name,
    aliases,
    summary: `${degree} cells of a group with ${degree} values between them use these values up; the rest of the group drops them.`,
    rank: ranks[0],
    ratingRank: ranks[1],
    ratings: [rating, rating],
    find: (board) => findNaked(board, id, degree, rating),
    describe: (deduction, words) =>
      `In ${words.house(deduction.houses[0]!)} the cells ${words.cells(deduction.cells)} have only ${words.values(deduction.values)} left between them, so these values go there and nowhere else in it, ${words.result(deduction)}.`,
  };
}

export const nakedPair = nakedSet('naked-pair', 'Naked pair', 2, 3.0, [50, 90], ['twin']);
export const nakedTriplet = nakedSet('naked-triplet', 'Naked triplet', 3, 3.6, [60, 120], ['triplet', 'naked triple']);
export const nakedQuad = nakedSet('naked-quad', 'Naked quad', 4, 5.0, [80, 180], ['naked quadruple']);
