import { lowestBit } from './bits.ts';
import type { Board } from './board.ts';
import type { Deduction, Technique } from './technique.ts';

/**
 * XY-Wing and XYZ-Wing: a pivot of two (three) values sees two pincers of two values each; whatever the pivot holds, one
 * of the three cells takes the value z that the pincers share, so cells that see all of them cannot.
 *
 * XY-Wing: the pivot has x and y, the pincers xz and yz; if the pivot is x the first pincer is z, if it is y the second.
 * XYZ-Wing: the pivot may be z itself, so a victim has to see the pivot as well. Needs only peers, so it works on every
 * kind. The pincers need not see each other. Costs, for every pivot, a look at pairs of its peers with two candidates.
 */
function* findWings(board: Board, technique: string, withZ: boolean): Generator<Deduction> {
  const { tables, counts, low, high } = board;
  const size = withZ ? 3 : 2;
  for (let pivot = 0; pivot < tables.cellCount; pivot++) {
    if (counts[pivot] !== size) continue;
    const peers = tables.peersOf[pivot]!;
    for (let i = 0; i < peers.length; i++) {
      const first = peers[i]!;
      if (counts[first] !== 2) continue;
      // All but one value of the pivot must be in the pincer.
      if (bitCount(low[pivot]! & ~low[first]!, high[pivot]! & ~high[first]!) !== 1) continue;
      for (let j = 0; j < peers.length; j++) {
        const second = peers[j]!;
        if (counts[second] !== 2) continue;
        const unionLow = low[pivot]! | low[first]! | low[second]!;
        const unionHigh = high[pivot]! | high[first]! | high[second]!;
        const commonLow = low[pivot]! & low[first]! & low[second]!;
        const commonHigh = high[pivot]! & high[first]! & high[second]!;
        if (bitCount(unionLow, unionHigh) !== 3 || bitCount(commonLow, commonHigh) !== (withZ ? 1 : 0)) continue;
        const z = lowestBit(low[first]! & low[second]!, high[first]! & high[second]!) + 1;
        const remove: { cell: number; value: number }[] = [];
        for (const cell of tables.peersOf[first]!) {
          if (cell === pivot || cell === second || !tables.sees(cell, second) || (withZ && !tables.sees(cell, pivot))) continue;
          if (board.has(cell, z)) remove.push({ cell, value: z });
        }
        if (remove.length === 0) continue;
        const cells = [pivot, first, second];
        yield {
          technique,
          name: withZ ? 'XYZ-Wing' : 'XY-Wing',
          rating: withZ ? 4.4 : 4.2,
          place: [],
          remove,
          cells,
          values: [z],
          houses: [],
          candidates: cells.flatMap((cell) => board.candidatesOf(cell).map((value) => ({ cell, value }))),
        };
      }
    }
  }
}

function bitCount(low: number, high: number): number {
  let count = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) count++;
  for (let rest = high; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const describe: Technique['describe'] = (deduction, words) => {
  const { cells, values, candidates } = deduction;
  const [pivot, first, second] = cells;
  const held = (cell: number): number[] => candidates.filter((one) => one.cell === cell).map(({ value }) => value);
  const ways = held(pivot!).map((value) => {
    if (value === values[0]) return `if ${words.cell(pivot!)} is ${words.value(value)}, it is there itself`;
    const pincer = held(first!).includes(value) ? first! : second!;
    return `if ${words.cell(pivot!)} is ${words.value(value)}, ${words.cell(pincer)} is ${words.value(values[0]!)}`;
  });
  return `${words.cell(pivot!)} holds ${words.values(held(pivot!), 'or')}: ${ways.join('; ')}. One of them is ${words.value(values[0]!)} in any case, ${words.result(deduction)}.`;
};

export const xyWing: Technique = {
  id: 'xy-wing',
  name: 'XY-Wing',
  aliases: ['Y-Wing', 'bent triple'],
  summary: 'Whichever of two values the pivot holds, one of two pincers takes the value they share.',
  rank: 100,
  ratingRank: 150,
  ratings: [4.2, 4.2],
  find: (board) => findWings(board, 'xy-wing', false),
  describe,
};

export const xyzWing: Technique = {
  id: 'xyz-wing',
  name: 'XYZ-Wing',
  summary: 'Whichever of three values the pivot holds, it or one of two pincers takes the value they all share.',
  rank: 110,
  ratingRank: 160,
  ratings: [4.4, 4.4],
  find: (board) => findWings(board, 'xyz-wing', true),
  describe,
};
