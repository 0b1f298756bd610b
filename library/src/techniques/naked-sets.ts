import { capital, type Words } from '#core';
import { bitsOf } from './bits.ts';
import type { Board } from './board.ts';
import { candidatesOf } from './ruled/strike.ts';
import { COUNTS, SET_NAMES, SubsetFinder } from './subsets.ts';
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
        candidates: candidatesOf(board, inside),
      };
    }
  }
}

function nakedSet(
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
        summary: `${capital(en)} cells of a group with ${en} values between them use these values up; the rest of the group drops them.`,
        why: 'In {house} the cells {cells} have only {values} left between them. These values go there and nowhere else in {house}, so {result}.',
      },
      de: {
        name: names.de,
        summary: `${capital(de)} Felder einer Gruppe mit zusammen ${de} Werten verbrauchen diese; im Rest der Gruppe entfallen sie.`,
        why: 'In {house:dative} haben die Felder {cells} zusammen nur noch {values}. Diese Werte kommen dorthin und sonst nirgends in {house:dative}, also {result}.',
      },
      fr: {
        name: names.fr,
        summary: `${capital(fr)} cases d’un groupe avec ${fr} valeurs en tout les épuisent ; le reste du groupe les perd.`,
        why: 'Dans {house}, les cases {cells} n’ont plus en tout que {values}. Ces valeurs vont là et nulle part ailleurs dans {house}, donc {result}.',
      },
    },
    aliases,
    rank: ranks[0],
    ratingRank: ranks[1],
    ratings: [rating, rating],
    find: (board) => findNaked(board, id, degree, rating),
  };
}

export const nakedPair = nakedSet('naked-pair', { en: 'Naked pair', de: 'Nacktes Paar', fr: 'Paire nue' }, 2, 3.0, [50, 90], ['twin']);
export const nakedTriplet = nakedSet(
  'naked-triplet',
  { en: 'Naked triplet', de: 'Nackter Dreier', fr: 'Triplet nu' },
  3,
  3.6,
  [60, 120],
  ['triplet', 'naked triple'],
);
export const nakedQuad = nakedSet(
  'naked-quad',
  { en: 'Naked quad', de: 'Nackter Vierer', fr: 'Quadruplet nu' },
  4,
  5.0,
  [80, 180],
  ['naked quadruple'],
);
