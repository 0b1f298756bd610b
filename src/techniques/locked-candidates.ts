import type { Cell } from '#core';
import type { Board } from './board.ts';
import type { Crossing, CrossingPass } from './tables.ts';
import type { Deduction, Technique } from './technique.ts';

/**
 * Locked candidates: when every place left for a value in one house also lies in a second group, the value ends up in
 * their overlap, and the rest of the second group drops it.
 *
 * The first house must hold every value; the second needs only values that differ, so any group will do. Where the
 * first is a box the step is called pointing, where it is a line claiming; in a cube boxes of different planes share
 * cells too and point into each other. The direct forms are the same argument where it leaves one place for the value in
 * a third house: a person sees the placement at once and writes nothing else down. One place is a hidden single and is
 * left to that. Costs one look at each value and pair of groups that share cells.
 */
function* lockings(board: Board, pointing: boolean): Generator<{ crossing: Crossing; value: number; pass: CrossingPass }> {
  const { tables, size, placeCounts, placesLow, placesHigh } = board;
  for (const pass of tables.passes) {
    if (pass.pointing !== pointing) continue;
    const { crossings } = pass;
    for (let value = 1; value <= size; value++) {
      for (let i = 0; i < crossings.length; i++) {
        const crossing = crossings[i]!;
        const at = crossing.base * size + value - 1;
        if (placeCounts[at]! < 2 || (placesLow[at]! & ~crossing.baseLow) !== 0 || (placesHigh[at]! & ~crossing.baseHigh) !== 0) continue;
        yield { crossing, value, pass };
      }
    }
  }
}

/** The places of the value in the cover outside the overlap. */
function losers(board: Board, crossing: Crossing, value: number): Cell[] {
  const at = crossing.cover * board.size + value - 1;
  if ((board.placesLow[at]! & ~crossing.coverLow) === 0 && (board.placesHigh[at]! & ~crossing.coverHigh) === 0) return [];
  return board.placesFor(crossing.cover, value).filter((cell) => !board.tables.groupCells[crossing.base]!.includes(cell));
}

function* findLocked(board: Board, technique: string, pointing: boolean): Generator<Deduction> {
  for (const { crossing, value } of lockings(board, pointing)) {
    const gone = losers(board, crossing, value);
    if (gone.length === 0) continue;
    const cells = board.placesFor(crossing.base, value);
    yield {
      technique,
      name: pointing ? 'Pointing' : 'Claiming',
      rating: pointing ? 2.6 : 2.8,
      place: [],
      remove: gone.map((cell) => ({ cell, value })),
      cells,
      values: [value],
      houses: [crossing.base, crossing.cover],
      candidates: cells.map((cell) => ({ cell, value })),
    };
  }
}

function* findDirect(board: Board, technique: string, pointing: boolean): Generator<Deduction> {
  const { size, placeCounts } = board;
  for (const { crossing, value, pass } of lockings(board, pointing)) {
    for (const third of pass.byCover.get(crossing.cover)!) {
      if (third === crossing || placeCounts[third.base * size + value - 1]! < 2) continue;
      const covered = board.tables.groupCells[crossing.cover]!;
      const left = board.placesFor(third.base, value).filter((cell) => !covered.includes(cell));
      if (left.length !== 1) continue;
      const cells = board.placesFor(crossing.base, value);
      const cell = left[0]!;
      yield {
        technique,
        name: pointing ? 'Direct Pointing' : 'Direct Claiming',
        rating: pointing ? 1.7 : 1.9,
        place: [{ cell, value }],
        remove: [],
        cells: [cell, ...cells],
        values: [value],
        houses: [crossing.base, crossing.cover, third.base],
        candidates: cells.map((at) => ({ cell: at, value })),
      };
    }
  }
}

const describeLocked: Technique['describe'] = (deduction, words) => {
  const [base, cover] = deduction.houses;
  return `All places left for ${words.value(deduction.values[0]!)} in ${words.house(base!)}, ${words.cells(deduction.cells)}, lie in ${words.house(cover!)} too, ${words.result(deduction)}.`;
};

const describeDirect: Technique['describe'] = (deduction, words) => {
  const { houses, cells, values } = deduction;
  const [base, cover, third] = houses.map(words.house);
  const v = words.value(values[0]!);
  return `All places left for ${v} in ${base}, ${words.cells(cells.slice(1))}, lie in ${cover}, so the rest of ${cover} cannot hold it; in ${third} this leaves only ${words.cell(cells[0]!)}, ${words.result(deduction)}.`;
};

export const pointing: Technique = {
  id: 'pointing',
  name: 'Pointing',
  aliases: ['candidate lines', 'locked candidates type 1', 'double pairs', 'multiple lines'],
  summary: 'All places of a value in a box lie in another group, so the rest of that group drops the value.',
  rank: 40,
  ratingRank: 80,
  ratings: [2.6, 2.6],
  find: (board) => findLocked(board, 'pointing', true),
  describe: describeLocked,
};

export const claiming: Technique = {
  id: 'claiming',
  name: 'Claiming',
  aliases: ['locked candidates type 2', 'box-line reduction'],
  summary: 'All places of a value in a line lie in another group, so the rest of that group drops the value.',
  rank: 45,
  ratingRank: 85,
  ratings: [2.8, 2.8],
  find: (board) => findLocked(board, 'claiming', false),
  describe: describeLocked,
};

export const directPointing: Technique = {
  id: 'direct-pointing',
  name: 'Direct pointing',
  summary: 'Pointing that leaves one place for the value in a third house.',
  rank: 32,
  ratingRank: 30,
  ratings: [1.7, 1.7],
  find: (board) => findDirect(board, 'direct-pointing', true),
  describe: describeDirect,
};

export const directClaiming: Technique = {
  id: 'direct-claiming',
  name: 'Direct claiming',
  summary: 'Claiming that leaves one place for the value in a third house.',
  rank: 33,
  ratingRank: 40,
  ratings: [1.9, 1.9],
  find: (board) => findDirect(board, 'direct-claiming', false),
  describe: describeDirect,
};
