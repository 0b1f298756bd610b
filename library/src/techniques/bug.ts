import { type Cell, said, type Words } from '#core';
import { bitsOf, countBits, lowestBit, unionOf } from './bits.ts';
import { type Board, WorkingBoard } from './board.ts';
import { combinations } from './combinations.ts';
import { candidatesOf } from './ruled/strike.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/** Cells with values beyond the two that the pattern would leave them. */
interface Extras {
  /** The cells in the order found. */
  readonly cells: readonly Cell[];
  /** The extra values by cell, and of all of them together, as bits. */
  readonly byCell: ReadonlyMap<Cell, readonly [low: number, high: number]>;
  readonly low: number;
  readonly high: number;
  /** The cells that see all cells with extras. */
  readonly common: readonly Cell[];
}

const IN_CELL: Words<string> = { en: '{value} in {cell}', de: '{value} in {cell}', fr: '{value} en {cell}' };

/**
 * Bivalue universal grave: if every blank cell had two candidates and every value two cells in every house, the puzzle would
 * have two solutions or none, because each cell could switch to its other candidate. So where a few cells have extra
 * candidates that break this pattern, one of the extras is true.
 *
 * One cell: it holds an extra (type 1). One extra value: cells that see all extras lose it (type 2). A house
 * that holds all cells with extras: the extras make a naked set with others of the house (type 3), or two cells lock
 * a value that they share and lose the rest (type 4). The switch needs every group to be a house: in a smaller group both
 * cells of a pair may be without the value. It needs a puzzle that is known to have one solution, and blank cells of which no rule says
 * more than that they differ: the rule may forbid the switch.
 */
export const bug: Technique = {
  id: 'bug',
  words: {
    en: {
      name: 'BUG (bivalue universal grave)',
      summary: 'Without some extra candidates every cell and house would have two ways, and so the puzzle: one of the extras is true.',
      why: {
        '1': 'Without {extras} every blank cell would have two candidates and every value two cells in every house, and there would be two solutions. {extras|That candidate|One of them} is true, so {result}.',
        '2': 'Without {extras} every blank cell would have two candidates and every value two cells in every house, and there would be two solutions. One of them is true, so {result}.',
        '3': 'Without {extras} every blank cell would have two candidates and every value two cells in every house, and there would be two solutions. One of them is true, which with {cells} makes a naked set in {house}, so {result}.',
        '4': 'Without {extras} every blank cell would have two candidates and every value two cells in every house, and there would be two solutions. One of them is true, and {value} is locked in these two cells in {house}, so {result}.',
      },
    },
    de: {
      name: 'BUG (Bivalue Universal Grave)',
      summary:
        'Ohne einige weitere Kandidaten hätte jedes Feld und jedes Haus zwei Möglichkeiten, also auch das Rätsel: Einer davon ist wahr.',
      why: {
        '1': 'Ohne {extras} hätte jedes leere Feld zwei Kandidaten und jeder Wert zwei Plätze in jedem Haus, und es gäbe zwei Lösungen. {extras|Dieser Kandidat|Einer davon} ist wahr, also {result}.',
        '2': 'Ohne {extras} hätte jedes leere Feld zwei Kandidaten und jeder Wert zwei Plätze in jedem Haus, und es gäbe zwei Lösungen. Einer davon ist wahr, also {result}.',
        '3': 'Ohne {extras} hätte jedes leere Feld zwei Kandidaten und jeder Wert zwei Plätze in jedem Haus, und es gäbe zwei Lösungen. Einer davon ist wahr und bildet mit {cells} eine nackte Menge in {house:dative}, also {result}.',
        '4': 'Ohne {extras} hätte jedes leere Feld zwei Kandidaten und jeder Wert zwei Plätze in jedem Haus, und es gäbe zwei Lösungen. Einer davon ist wahr, und {value} liegt in {house:dative} in diesen beiden Feldern fest, also {result}.',
      },
    },
    fr: {
      name: 'BUG (Bivalue Universal Grave)',
      summary: 'Sans quelques candidats de plus, chaque case et chaque zone aurait deux choix, et donc la grille : l’un d’eux est vrai.',
      why: {
        '1': 'Sans {extras}, chaque case vide aurait deux candidats et chaque valeur deux places dans chaque zone, et il y aurait deux solutions. {extras|Ce candidat|L’un d’eux} est vrai, donc {result}.',
        '2': 'Sans {extras}, chaque case vide aurait deux candidats et chaque valeur deux places dans chaque zone, et il y aurait deux solutions. L’un d’eux est vrai, donc {result}.',
        '3': 'Sans {extras}, chaque case vide aurait deux candidats et chaque valeur deux places dans chaque zone, et il y aurait deux solutions. L’un d’eux est vrai et forme avec {cells} un ensemble nu dans {house}, donc {result}.',
        '4': 'Sans {extras}, chaque case vide aurait deux candidats et chaque valeur deux places dans chaque zone, et il y aurait deux solutions. L’un d’eux est vrai, et la valeur {value} est verrouillée dans ces deux cases dans {house}, donc {result}.',
      },
    },
  },
  aliases: ['BUG', 'BUG + 1'],
  rank: 210,
  ratingRank: 210,
  ratings: [5.6, 6.2],
  needsUnique: true,
  refuses: ({ groups }) => groups.some(({ house }) => !house),

  *find(board) {
    const extras = board.unique && isFree(board) ? findExtras(board) : undefined;
    if (!extras) return;
    if (extras.cells.length === 1) yield type1(board, extras);
    else if (countBits(extras.low, extras.high) === 1) {
      yield* type2(board, extras);
      if (extras.cells.length === 2) yield* type4(board, extras);
    } else if (extras.common.length > 0) {
      if (extras.cells.length === 2) yield* type4(board, extras);
      yield* type3(board, extras);
    }
  },

  parts: ({ candidates }, names) => ({
    extras: candidates.map(({ cell, value }) => said(IN_CELL, { value: names.value(value), cell: names.cell(cell) })),
  }),
};

/** The extras of a board that would be a grave without them; undefined for other boards. */
function findExtras(board: Board): Extras | undefined {
  const { tables, size, counts, placeCounts } = board;
  const rest = tables.borrow('bug', () => new WorkingBoard(tables)).copy(board);
  const byCell = new Map<Cell, [number, number]>();
  let low = 0;
  let high = 0;
  let common: Cell[] | undefined;
  for (const house of tables.links) {
    for (let v = 0; v < size; v++) {
      const places = placeCounts[house * size + v]!;
      if (places === 0 || places === 2) continue;
      const found = board.placesFor(house, v + 1).filter((cell) => counts[cell]! >= 3);
      // More places than two although no cell has more than two candidates: not this pattern.
      if (found.length === 0) return undefined;
      // Of several cells this house cannot say which has the extra; another house will.
      if (found.length > 1) continue;
      const cell = found[0]!;
      const own = byCell.get(cell) ?? [0, 0];
      if (v < 32) own[0] |= 1 << v;
      else own[1] |= 1 << (v - 32);
      byCell.set(cell, own);
      low |= own[0];
      high |= own[1];
      rest.remove(cell, v + 1);
      common = (common ?? [...tables.peersOf[cell]!]).filter((other) => tables.sees(other, cell) && !byCell.has(other));
      if (byCell.size > 1 && countBits(low, high) > 1 && common.length === 0) return undefined;
    }
  }
  if (byCell.size === 0) return undefined;
  for (let cell = 0; cell < tables.cellCount; cell++) if (board.values[cell] === 0 && rest.counts[cell] !== 2) return undefined;
  if (rest.placeCounts.some((places) => places !== 0 && places !== 2)) return undefined;
  return { cells: [...byCell.keys()], byCell, low, high, common: common ?? [] };
}

function shown({ cells, byCell }: Extras): Candidate[] {
  return cells.flatMap((cell) => bitsOf(...byCell.get(cell)!).map((bit) => ({ cell, value: bit + 1 })));
}

function deductionOf(
  form: string,
  rating: number,
  extras: Extras,
  remove: readonly Candidate[],
  parts: Partial<Deduction> = {},
): Deduction {
  return {
    technique: 'bug',
    name: `BUG type ${form}`,
    rating,
    place: [],
    remove,
    cells: extras.cells,
    values: bitsOf(extras.low, extras.high).map((bit) => bit + 1),
    houses: [],
    candidates: shown(extras),
    form,
    ...parts,
  };
}

function type1(board: Board, extras: Extras): Deduction {
  const cell = extras.cells[0]!;
  const own = bitsOf(...extras.byCell.get(cell)!).map((bit) => bit + 1);
  const remove = board.candidatesOf(cell).filter((value) => !own.includes(value));
  return deductionOf(
    '1',
    5.6,
    extras,
    remove.map((value) => ({ cell, value })),
  );
}

function* type2(board: Board, extras: Extras): Generator<Deduction> {
  const value = lowestBit(extras.low, extras.high) + 1;
  const remove = extras.common.filter((cell) => board.has(cell, value)).map((cell) => ({ cell, value }));
  if (remove.length > 0) yield deductionOf('2', 5.7, extras, remove);
}

/** The houses that hold all cells with extras, in link order. */
function sharedHouses({ tables }: Board, { cells }: Extras): number[] {
  return [...tables.groupsOf[cells[0]!]!].filter((house) => cells.every((cell) => tables.groupsOf[cell]!.includes(house)));
}

function* type3(board: Board, extras: Extras): Generator<Deduction> {
  const { tables } = board;
  for (const house of sharedHouses(board, extras)) {
    const inHouse = extras.common.filter((cell) => tables.groupsOf[cell]!.includes(house));
    for (let degree = 2; degree <= board.size - 3 && inHouse.length >= degree; degree++) {
      for (const chosen of combinations(inHouse, degree - 1)) {
        const [unionLow, unionHigh] = unionOf(board, chosen);
        const covers = (extras.low & ~unionLow) === 0 && (extras.high & ~unionHigh) === 0;
        if (!covers || countBits(unionLow, unionHigh) !== degree || chosen.some((cell) => board.counts[cell]! < 2)) continue;
        const values = bitsOf(unionLow, unionHigh).map((bit) => bit + 1);
        const others = inHouse.filter((cell) => !chosen.includes(cell));
        const remove = candidatesOf(board, others, values);
        const rating = 5.7 + (degree - 1) * 0.1;
        if (remove.length > 0) yield deductionOf('3', rating, extras, remove, { cells: chosen, values, houses: [house] });
      }
    }
  }
}

function* type4(board: Board, extras: Extras): Generator<Deduction> {
  const [first, second] = extras.cells as [Cell, Cell];
  const low = board.low[first]! & board.low[second]! & ~extras.low;
  const high = board.high[first]! & board.high[second]! & ~extras.high;
  if (countBits(low, high) !== 1) return;
  const value = lowestBit(low, high) + 1;
  for (const house of sharedHouses(board, extras)) {
    const remove = [first, second].flatMap((cell) => {
      const own = bitsOf(...extras.byCell.get(cell)!).map((bit) => bit + 1);
      return board
        .candidatesOf(cell)
        .filter((other) => other !== value && !own.includes(other))
        .map((other) => ({ cell, value: other }));
    });
    yield deductionOf('4', 5.7, extras, remove, { values: [value], houses: [house] });
  }
}

/** Whether groups are all that binds the blank cells. */
function isFree({ tables, values }: Board): boolean {
  return tables.isBound.every((isBound, cell) => isBound === 0 || values[cell] !== 0);
}
