import { bitsOf, countBits, lowestBit } from './bits.ts';
import type { Board } from './board.ts';
import { SET_NAMES, type Subset, SubsetFinder } from './subsets.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/**
 * Hidden pair, triplet, quad: when n values have only n places between them in a house, these places hold these values
 * and drop all others.
 *
 * The house holds every value, so the n values fill the n cells. It must be a house: in another group the values might be
 * missing. The direct forms are the same argument where it leaves one place for a further value of the house, which a
 * person then writes down at once. Sets that fill more than half the blanks are seen sooner as naked sets of the rest.
 */
function offerValues({ size, placeCounts, placesLow, placesHigh }: Board, house: number, finder: SubsetFinder): readonly Subset[] {
  finder.clear();
  for (let v = 0, at = house * size; v < size; v++, at++) finder.offer(v, placeCounts[at]!, placesLow[at]!, placesHigh[at]!);
  return finder.find();
}

function evidence(board: Board, house: number, subset: Subset): Pick<Deduction, 'cells' | 'values' | 'houses' | 'candidates'> {
  const cells = bitsOf(subset.low, subset.high).map((position) => board.tables.groupCells[house]![position]!);
  const values = subset.items.map((v) => v + 1);
  const candidates = cells.flatMap((cell) => values.filter((value) => board.has(cell, value)).map((value) => ({ cell, value })));
  return { cells, values, houses: [house], candidates };
}

function* findHidden(board: Board, technique: string, degree: number, rating: number): Generator<Deduction> {
  const { scan, isHouse } = board.tables;
  const finder = new SubsetFinder(degree);
  for (let i = 0; i < scan.length; i++) {
    const house = scan[i]!;
    if (board.blanks[house]! <= 2 * degree || isHouse[house] === 0) continue;
    for (const subset of offerValues(board, house, finder)) {
      const seen = evidence(board, house, subset);
      const remove: Candidate[] = [];
      for (const cell of seen.cells)
        for (const value of board.candidatesOf(cell)) if (!seen.values.includes(value)) remove.push({ cell, value });
      if (remove.length > 0) yield { technique, name: `Hidden ${SET_NAMES[degree]}`, rating, place: [], remove, ...seen };
    }
  }
}

function* findDirect(board: Board, technique: string, degree: number, rating: number): Generator<Deduction> {
  const { scan, isHouse, groupCells } = board.tables;
  const finder = new SubsetFinder(degree);
  for (let i = 0; i < scan.length; i++) {
    const house = scan[i]!;
    if (board.blanks[house]! <= degree || isHouse[house] === 0) continue;
    for (const subset of offerValues(board, house, finder)) {
      const single = singleBeside(board, house, subset);
      if (!single) continue;
      const cell = groupCells[house]![single.position]!;
      const seen = evidence(board, house, subset);
      const name = `Direct Hidden ${SET_NAMES[degree]}`;
      yield { technique, name, rating, place: [{ cell, value: single.value }], remove: [], ...seen, cells: [cell, ...seen.cells] };
    }
  }
}

/** The first further value of the house that the set leaves one place. */
function singleBeside(board: Board, house: number, subset: Subset): { value: number; position: number } | undefined {
  const { size, placeCounts, placesLow, placesHigh } = board;
  for (let v = 0, at = house * size; v < size; v++, at++) {
    if (placeCounts[at]! < 2 || subset.items.includes(v)) continue;
    const low = placesLow[at]! & ~subset.low;
    const high = placesHigh[at]! & ~subset.high;
    if (countBits(low, high) === 1) return { value: v + 1, position: lowestBit(low, high) };
  }
  return undefined;
}

const describeHidden: Technique['describe'] = (deduction, words) =>
  `In ${words.house(deduction.houses[0]!)} the values ${words.values(deduction.values)} have only the places ${words.cells(deduction.cells)}, so these cells hold nothing else, ${words.result(deduction)}.`;

const describeDirect: Technique['describe'] = (deduction, words) =>
  `In ${words.house(deduction.houses[0]!)} the values ${words.values(deduction.values)} have only the places ${words.cells(deduction.cells.slice(1))}; for ${words.value(deduction.place[0]!.value)} this leaves only ${words.cell(deduction.cells[0]!)}, ${words.result(deduction)}.`;

function hiddenSet(
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
    summary: `${degree} values with ${degree} places between them in a house fill these places; other values leave them.`,
    rank: ranks[0],
    ratingRank: ranks[1],
    ratings: [rating, rating],
    find: (board) => findHidden(board, id, degree, rating),
    describe: describeHidden,
  };
}

function directHiddenSet(id: string, name: string, degree: number, rating: number, ranks: readonly [number, number]): Technique {
  return {
    id,
    name,
    summary: `${degree} values with ${degree} places between them in a house leave one place for a further value of it.`,
    rank: ranks[0],
    ratingRank: ranks[1],
    ratings: [rating, rating],
    find: (board) => findDirect(board, id, degree, rating),
    describe: describeDirect,
  };
}

export const hiddenPair = hiddenSet('hidden-pair', 'Hidden pair', 2, 3.4, [55, 110], ['hidden twin']);
export const hiddenTriplet = hiddenSet('hidden-triplet', 'Hidden triplet', 3, 4.0, [65, 140], ['hidden triple']);
export const hiddenQuad = hiddenSet('hidden-quad', 'Hidden quad', 4, 5.4, [85, 200], ['hidden quadruple']);
export const directHiddenPair = directHiddenSet('direct-hidden-pair', 'Direct hidden pair', 2, 2.0, [47, 50]);
export const directHiddenTriplet = directHiddenSet('direct-hidden-triplet', 'Direct hidden triplet', 3, 2.5, [57, 70]);
