import type { Cell, Value } from '#core';
import { bitsOf, countBits, unionOf } from './bits.ts';
import type { Board } from './board.ts';
import { combinations } from './combinations.ts';
import { candidatesOf } from './ruled/strike.ts';
import type { Crossing } from './tables.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/**
 * Sue de Coq: two or three cells that a house and a second group share, a few more cells of the first outside the second, and
 * a few of the second outside the first, with as many values altogether as cells, and none in common between the two
 * outer parts. Then every value is used exactly once among them, and the rest of each group loses what can only be in
 * its part.
 *
 * No value can be twice among these cells: the shared cells and either outer part lie in one group, and the outer parts have no
 * value in common. As many cells as values so means each value once. Outer parts of one or two cells are looked for.
 */
export const sueDeCoq: Technique = {
  id: 'sue-de-coq',
  words: {
    en: {
      name: 'Sue de Coq',
      summary: 'Cells at the crossing of two groups and a few of each group hold as many values as there are cells.',
      why: '{cells} in {first} and {second} have {values}: as many values as cells, and none can be there twice. So each is there once, and {result}.',
    },
    de: {
      name: 'Sue de Coq',
      summary: 'Felder am Schnitt zweier Gruppen und einige jeder Gruppe enthalten so viele Werte, wie es Felder sind.',
      why: '{cells} in {first:dative} und {second:dative} haben {values}: so viele Werte wie Felder, und keiner kann dort zweimal stehen. Also steht jeder dort genau einmal, und damit {result}.',
    },
    fr: {
      name: 'Sue de Coq',
      summary: 'Des cases au croisement de deux groupes et quelques-unes de chacun contiennent autant de valeurs que de cases.',
      why: '{cells}, dans {first} et {second}, ont {values} : autant de valeurs que de cases, et aucune ne peut y être deux fois. Chacune y est donc une fois, et {result}.',
    },
  },
  aliases: ['two-sector disjoint subsets'],
  rank: 220,
  ratings: [5.0, 5.0],
  *find(board) {
    for (const pass of board.tables.passes) {
      if (!pass.pointing) continue;
      for (const crossing of pass.crossings) yield* atCrossing(board, crossing);
    }
  },
  parts: ({ houses: [first, second] }, names) => ({ first: names.house(first!), second: names.house(second!) }),
};

interface Part {
  readonly cells: readonly Cell[];
  readonly low: number;
  readonly high: number;
}

function partOf(board: Board, cells: readonly Cell[]): Part {
  const [low, high] = unionOf(board, cells);
  return { cells, low, high };
}

function* atCrossing(board: Board, { base, cover }: Crossing): Generator<Deduction> {
  const { tables, counts } = board;
  const blank = (group: number, other: number, isShared: boolean): Cell[] =>
    [...tables.groupCells[group]!].filter((cell) => counts[cell]! >= 2 && tables.groupsOf[cell]!.includes(other) === isShared);
  const shared = blank(base, cover, true);
  for (let size = 2; size <= Math.min(3, shared.length); size++) {
    for (const cells of combinations(shared, size)) {
      board.pulse();
      const middle = partOf(board, cells);
      const spare = countBits(middle.low, middle.high) - size;
      if (spare < 2 || spare > 4) continue;
      for (const first of parts(board, blank(base, cover, false), middle)) {
        for (const second of parts(board, blank(cover, base, false), middle)) {
          if ((first.low & second.low) !== 0 || (first.high & second.high) !== 0) continue;
          const low = middle.low | first.low | second.low;
          const high = middle.high | first.high | second.high;
          const all = [...middle.cells, ...first.cells, ...second.cells];
          if (countBits(low, high) !== all.length) continue;
          const remove = [
            ...removals(board, base, all, low & ~second.low, high & ~second.high),
            ...removals(board, cover, all, low & ~first.low, high & ~first.high),
          ];
          const unique = [...new Map(remove.map((one) => [`${one.cell} ${one.value}`, one])).values()];
          if (unique.length > 0)
            yield asDeduction(
              board,
              all,
              bitsOf(low, high).map((bit) => bit + 1),
              [base, cover],
              unique,
            );
        }
      }
    }
  }
}

/** One or two cells that share a value with the middle. */
function* parts(board: Board, cells: readonly Cell[], { low, high }: Part): Generator<Part> {
  const near = cells.filter((cell) => (board.low[cell]! & low) !== 0 || (board.high[cell]! & high) !== 0);
  for (const size of [1, 2]) {
    for (const chosen of near.length < size ? [] : combinations(near, size)) {
      const part = partOf(board, chosen);
      if (countBits(part.low, part.high) <= size + 2) yield part;
    }
  }
}

function removals(board: Board, group: number, inside: readonly Cell[], low: number, high: number): Candidate[] {
  const values = bitsOf(low, high).map((bit) => bit + 1);
  const outside = [...board.tables.groupCells[group]!].filter((cell) => !inside.includes(cell));
  return candidatesOf(board, outside, values);
}

function asDeduction(
  board: Board,
  cells: readonly Cell[],
  values: readonly Value[],
  houses: readonly number[],
  remove: readonly Candidate[],
): Deduction {
  const candidates = candidatesOf(board, cells);
  return { technique: 'sue-de-coq', name: 'Sue de Coq', rating: 5.0, place: [], remove, cells, values, houses, candidates };
}
