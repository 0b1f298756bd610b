import { capital, type Words } from '#core';
import { bitsOf, countBits, lowestBit } from './bits.ts';
import type { Board } from './board.ts';
import { candidatesOf } from './ruled/strike.ts';
import { COUNTS, SET_NAMES, type Subset, SubsetFinder } from './subsets.ts';
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
  const candidates = candidatesOf(board, cells, values);
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

function hiddenSet(
  id: string,
  names: Words<string>,
  degree: number,
  rating: number,
  ranks: readonly [number, number],
  aliases: string[],
): Technique {
  const { en, de, fr } = COUNTS[degree]!;
  return {
    id,
    words: {
      en: {
        name: names.en,
        summary: `${capital(en)} values with ${en} cells between them in a house fill these cells; other values are eliminated there.`,
        why: 'In {house} the values {values} have only the cells {cells}. These cells hold nothing else, so {result}.',
      },
      de: {
        name: names.de,
        summary: `${capital(de)} Werte mit zusammen ${de} Plätzen in einem Haus füllen diese; andere Werte entfallen dort.`,
        why: 'In {house:dative} sind die Werte {values} nur in {cells} möglich. Diese Felder enthalten nichts anderes, also {result}.',
      },
      fr: {
        name: names.fr,
        summary: `${capital(fr)} valeurs avec ${fr} places en tout dans une zone les remplissent ; les autres valeurs y sont éliminées.`,
        why: 'Dans {house}, les valeurs {values} n’ont que les places {cells}. Ces cases ne contiennent rien d’autre, donc {result}.',
      },
    },
    aliases,
    rank: ranks[0],
    ratingRank: ranks[1],
    ratings: [rating, rating],
    find: (board) => findHidden(board, id, degree, rating),
  };
}

function directHiddenSet(id: string, names: Words<string>, degree: number, rating: number, ranks: readonly [number, number]): Technique {
  const { en, de, fr } = COUNTS[degree]!;
  return {
    id,
    words: {
      en: {
        name: names.en,
        summary: `${capital(en)} values with ${en} cells between them in a house leave one cell for a further value of it.`,
        why: 'In {house} the values {values} have only the cells {places}. For {placed} this leaves only {cell}, so {result}.',
      },
      de: {
        name: names.de,
        summary: `${capital(de)} Werte mit zusammen ${de} Plätzen in einem Haus lassen einem weiteren nur einen Platz.`,
        why: 'In {house:dative} sind die Werte {values} nur in {places} möglich. Für {placed} bleibt damit nur {cell}, also {result}.',
      },
      fr: {
        name: names.fr,
        summary: `${capital(fr)} valeurs avec ${fr} places en tout dans une zone ne laissent qu’une place à une autre.`,
        why: 'Dans {house}, les valeurs {values} n’ont que les places {places}. Pour {placed}, il ne reste que {cell}, donc {result}.',
      },
    },
    rank: ranks[0],
    ratingRank: ranks[1],
    ratings: [rating, rating],
    find: (board) => findDirect(board, id, degree, rating),
    parts: ({ cells, place }, parts) => ({ places: parts.cells(cells.slice(1)), placed: parts.value(place[0]!.value) }),
  };
}

export const hiddenPair = hiddenSet(
  'hidden-pair',
  { en: 'Hidden pair', de: 'Verstecktes Paar', fr: 'Paire cachée' },
  2,
  3.4,
  [55, 110],
  ['hidden twin'],
);
export const hiddenTriplet = hiddenSet(
  'hidden-triplet',
  { en: 'Hidden triplet', de: 'Versteckter Dreier', fr: 'Triplet caché' },
  3,
  4.0,
  [65, 140],
  ['hidden triple'],
);
export const hiddenQuad = hiddenSet(
  'hidden-quad',
  { en: 'Hidden quad', de: 'Versteckter Vierer', fr: 'Quadruplet caché' },
  4,
  5.4,
  [85, 200],
  ['hidden quadruple'],
);
export const directHiddenPair = directHiddenSet(
  'direct-hidden-pair',
  { en: 'Direct hidden pair', de: 'Direktes verstecktes Paar', fr: 'Paire cachée directe' },
  2,
  2.0,
  [47, 50],
);
export const directHiddenTriplet = directHiddenSet(
  'direct-hidden-triplet',
  { en: 'Direct hidden triplet', de: 'Direkter versteckter Dreier', fr: 'Triplet caché direct' },
  3,
  2.5,
  [57, 70],
);
