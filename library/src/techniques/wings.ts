import { type Cell, said, type Words } from '#core';
import { countBits, lowestBit } from './bits.ts';
import type { Board } from './board.ts';
import { candidatesOf } from './ruled/strike.ts';
import type { Chain, Deduction, PartsOf, Technique } from './technique.ts';

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
    candidates: candidatesOf(board, cells),
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

const WHY: Words<string> = {
  en: '{pivot} holds {held:or}: {ways:; }. One of these cells is {value} in any case, so {result}.',
  de: '{pivot} enthält {held:or}: {Ways:; }. In jedem Fall ist eines dieser Felder {value}, also {result}.',
  fr: '{pivot} contient {held:or} : {ways: ; }. Dans tous les cas, une de ces cases vaut {value}, donc {result}.',
};
const ITSELF: Words<string> = {
  en: 'if {pivot} is {held}, it is there itself',
  de: 'bei {held} steht der Wert in {pivot} selbst',
  fr: 'si {pivot} vaut {held}, la valeur y est',
};
const PINCER: Words<string> = {
  en: 'if {pivot} is {held}, {pincer} is {value}',
  de: 'bei {held} in {pivot} ist {pincer} = {value}',
  fr: 'si {pivot} vaut {held}, {pincer} vaut {value}',
};

const parts: PartsOf = ({ cells, values: [common], candidates }, names) => {
  const [pivot, first, second] = cells;
  const heldBy = (cell: number): number[] => candidates.filter((one) => one.cell === cell).map(({ value }) => value);
  const value = names.value(common!);
  const ways = heldBy(pivot!).map((one) => {
    const held = { pivot: names.cell(pivot!), held: names.value(one) };
    if (one === common) return said(ITSELF, held);
    return said(PINCER, { ...held, pincer: names.cell(heldBy(first!).includes(one) ? first! : second!), value });
  });
  return { pivot: names.cell(pivot!), held: names.values(heldBy(pivot!)), ways };
};

export const xyWing: Technique = {
  id: 'xy-wing',
  words: {
    en: {
      name: 'XY-Wing',
      summary: 'Whichever of two values the pivot holds, one of two pincers takes the value they share.',
      why: WHY.en,
    },
    de: {
      name: 'XY-Wing',
      summary: 'Welchen von zwei Werten der Drehpunkt auch enthält, eine der zwei Zangen bekommt ihren gemeinsamen Wert.',
      why: WHY.de,
    },
    fr: { name: 'XY-Wing', summary: 'Quelle que soit la valeur du pivot, une des deux pinces prend leur valeur commune.', why: WHY.fr },
  },
  aliases: ['Y-Wing', 'bent triple'],
  rank: 100,
  ratingRank: 150,
  ratings: [4.2, 4.2],
  find: (board) => findWings(board, 'xy-wing', false),
  parts,
};

export const xyzWing: Technique = {
  id: 'xyz-wing',
  words: {
    en: {
      name: 'XYZ-Wing',
      summary: 'Whichever of three values the pivot holds, it or one of two pincers takes the value they all share.',
      why: WHY.en,
    },
    de: {
      name: 'XYZ-Wing',
      summary: 'Welchen von drei Werten der Drehpunkt auch enthält, er oder eine der Zangen bekommt den gemeinsamen Wert.',
      why: WHY.de,
    },
    fr: { name: 'XYZ-Wing', summary: 'Quelle que soit la valeur du pivot, lui ou une des pinces prend la valeur commune.', why: WHY.fr },
  },
  rank: 110,
  ratingRank: 160,
  ratings: [4.4, 4.4],
  find: (board) => findWings(board, 'xyz-wing', true),
  parts,
};
