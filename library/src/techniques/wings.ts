import type { Cell } from '#core';
import { countBits, lowestBit } from './bits.ts';
import type { Board } from './board.ts';
import type { Chain, Deduction, Technique } from './technique.ts';

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
  const pincers: Cell[] = [];
  for (let pivot = 0; pivot < tables.cellCount; pivot++) {
    if (counts[pivot] !== (withZ ? 3 : 2)) continue;
    const peers = tables.peersOf[pivot]!;
    pincers.length = 0;
    for (let i = 0; i < peers.length; i++) {
      // All but one value of the pivot must be in a pincer.
      const cell = peers[i]!;
      if (counts[cell] === 2 && countBits(low[pivot]! & ~low[cell]!, high[pivot]! & ~high[cell]!) === 1) pincers.push(cell);
    }
    for (let i = 0; i < pincers.length; i++) {
      for (let j = 0; j < pincers.length; j++) {
        const deduction = i === j ? undefined : wing(board, technique, pivot, pincers[i]!, pincers[j]!);
        if (deduction) yield deduction;
      }
    }
  }
}

function wing(board: Board, technique: string, pivot: Cell, first: Cell, second: Cell): Deduction | undefined {
  const { tables, low, high } = board;
  const withZ = technique === 'xyz-wing';
  const commonLow = low[first]! & low[second]!;
  const commonHigh = high[first]! & high[second]!;
  if (countBits(commonLow, commonHigh) !== 1) return undefined;
  if (countBits(low[pivot]! | low[first]! | low[second]!, high[pivot]! | high[first]! | high[second]!) !== 3) return undefined;
  if (countBits(commonLow & low[pivot]!, commonHigh & high[pivot]!) !== (withZ ? 1 : 0)) return undefined;
  const value = lowestBit(commonLow, commonHigh) + 1;
  const victims = [...tables.peersOf[first]!].filter(
    (cell) => board.has(cell, value) && cell !== pivot && tables.sees(cell, second) && (!withZ || tables.sees(cell, pivot)),
  );
  if (victims.length === 0) return undefined;
  const cells = [pivot, first, second];
  return {
    technique,
    name: withZ ? 'XYZ-Wing' : 'XY-Wing',
    rating: withZ ? 4.4 : 4.2,
    place: [],
    remove: victims.map((cell) => ({ cell, value })),
    cells,
    values: [value],
    houses: [],
    candidates: cells.flatMap((cell) => board.candidatesOf(cell).map((other) => ({ cell, value: other }))),
    chains: board.candidatesOf(pivot).flatMap((other): Chain[] => {
      if (other === value) return [];
      const pincer = board.has(first, other) ? first : second;
      return [
        [
          { cell: pivot, value: other, on: true, from: [] },
          { cell: pincer, value: other, on: false, from: [0] },
          { cell: pincer, value, on: true, from: [1] },
        ],
      ];
    }),
  };
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
