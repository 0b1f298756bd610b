import type { Cell, Words } from '#core';
import { countBits, lowestBit } from './bits.ts';
import type { Board } from './board.ts';
import { aboutValue } from './ruled/strike.ts';
import type { Crossing, CrossingPass } from './tables.ts';
import type { Deduction, PartsOf, Technique } from './technique.ts';

/**
 * Locked candidates: when every place left for a value in one house also lies in a second group, the value ends up in
 * their overlap, and the rest of the second group drops it.
 *
 * The first house must hold every value; the second needs only values that differ, so any group will do. Where the
 * first is a box the step is called pointing, where it is a line claiming; in a cube boxes of different planes share
 * cells too and point into each other. The survey's double pairs and multiple lines (two boxes that leave a line of their
 * band free) are claiming by that line. The direct forms are the same argument where it leaves one cell for the value in
 * a third house: a person sees the placement at once and writes nothing else down. One place is a hidden single and is
 * left to that. Costs one look at each value and pair of groups that share cells.
 */
function lockings(board: Board, { crossings }: CrossingPass, value: number): readonly Crossing[] {
  const { size, placeCounts, placesLow, placesHigh } = board;
  let found: Crossing[] | undefined;
  for (let i = 0; i < crossings.length; i++) {
    const crossing = crossings[i]!;
    const at = crossing.base * size + value - 1;
    if (placeCounts[at]! < 2 || (placesLow[at]! & ~crossing.baseLow) !== 0 || (placesHigh[at]! & ~crossing.baseHigh) !== 0) continue;
    found ??= [];
    found.push(crossing);
  }
  return found ?? NONE;
}

const NONE: readonly Crossing[] = [];

/** The places of the value in the cover outside the overlap. */
function losers(board: Board, crossing: Crossing, value: number): Cell[] {
  const at = crossing.cover * board.size + value - 1;
  if ((board.placesLow[at]! & ~crossing.coverLow) === 0 && (board.placesHigh[at]! & ~crossing.coverHigh) === 0) return [];
  return board.placesFor(crossing.cover, value).filter((cell) => !board.tables.groupCells[crossing.base]!.includes(cell));
}

function* findLocked(board: Board, technique: string, pointing: boolean): Generator<Deduction> {
  for (const pass of board.tables.passes) {
    if (pass.pointing !== pointing) continue;
    for (let value = 1; value <= board.size; value++) {
      for (const crossing of lockings(board, pass, value)) {
        const deduction = locked(board, technique, crossing, value);
        if (deduction) yield deduction;
      }
    }
  }
}

function locked(board: Board, technique: string, crossing: Crossing, value: number): Deduction | undefined {
  const gone = losers(board, crossing, value);
  if (gone.length === 0) return undefined;
  const pointing = technique === 'pointing';
  const cells = board.placesFor(crossing.base, value);
  return {
    technique,
    name: pointing ? 'Pointing' : 'Claiming',
    rating: pointing ? 2.6 : 2.8,
    ...aboutValue(
      value,
      cells,
      [crossing.base, crossing.cover],
      gone.map((cell) => ({ cell, value })),
    ),
  };
}

function* findDirect(board: Board, technique: string, pointing: boolean): Generator<Deduction> {
  for (const pass of board.tables.passes) {
    if (pass.pointing !== pointing) continue;
    for (let value = 1; value <= board.size; value++) {
      for (const crossing of lockings(board, pass, value)) {
        for (const third of pass.byCover.get(crossing.cover)!) {
          const deduction = third === crossing ? undefined : direct(board, technique, crossing, third, value);
          if (deduction) yield deduction;
        }
      }
    }
  }
}

/** The placement that is left where the value falls from the overlap of a third house and the cover. */
function direct(board: Board, technique: string, crossing: Crossing, third: Crossing, value: number): Deduction | undefined {
  const { placesLow, placesHigh, placeCounts, size, tables } = board;
  const at = third.base * size + value - 1;
  const low = placesLow[at]! & ~third.baseLow;
  const high = placesHigh[at]! & ~third.baseHigh;
  // Where the base and the third house share cells, as glued faces do, the overlap keeps the value.
  const isApart = (third.coverLow & crossing.coverLow) === 0 && (third.coverHigh & crossing.coverHigh) === 0;
  if (!isApart || placeCounts[at]! < 2 || countBits(low, high) !== 1) return undefined;
  const cells = board.placesFor(crossing.base, value);
  const cell = tables.groupCells[third.base]![lowestBit(low, high)]!;
  const pointing = technique === 'direct-pointing';
  return {
    technique,
    name: pointing ? 'Direct Pointing' : 'Direct Claiming',
    rating: pointing ? 1.7 : 1.9,
    place: [{ cell, value }],
    remove: [],
    cells: [cell, ...cells],
    values: [value],
    houses: [crossing.base, crossing.cover, third.base],
    candidates: cells.map((other) => ({ cell: other, value })),
  };
}

const LOCKED: Words<string> = {
  en: 'All cells left for {value} in {base}, {cells}, lie in {cover} too, so {result}.',
  de: 'Alle Plätze für {value} in {base:dative}, {cells}, liegen auch in {cover:dative}, also {result}.',
  fr: 'Dans {base}, les seules places de {value}, {cells}, sont aussi dans {cover}, donc {result}.',
};

const lockedParts: PartsOf = ({ houses: [base, cover] }, names) => ({ base: names.house(base!), cover: names.house(cover!) });

const DIRECT: Words<string> = {
  en: 'All cells left for {value} in {base}, {places}, lie in {cover}, so the rest of {cover} cannot hold it. In {third} this leaves only {cell}, so {result}.',
  de: 'Alle Plätze für {value} in {base:dative}, {places}, liegen in {cover:dative}; sonst ist der Wert in {cover:dative} nicht möglich. In {third:dative} bleibt damit nur {cell}, also {result}.',
  fr: 'Dans {base}, les seules places de {value}, {places}, sont dans {cover}, dont le reste ne peut donc pas contenir cette valeur. Dans {third}, il ne reste que {cell}, donc {result}.',
};

const directParts: PartsOf = ({ houses: [base, cover, third], cells }, names) => ({
  base: names.house(base!),
  cover: names.house(cover!),
  third: names.house(third!),
  places: names.cells(cells.slice(1)),
});

export const pointing: Technique = {
  id: 'pointing',
  words: {
    en: {
      name: 'Pointing',
      summary: 'All cells left for a value in a box lie in another group, so the rest of that group drops the value.',
      why: LOCKED.en,
    },
    de: {
      name: 'Pointing (Block → Linie)',
      summary: 'Alle Plätze eines Wertes in einem Block liegen auch in einer anderen Gruppe; im Rest dieser Gruppe entfällt der Wert.',
      why: LOCKED.de,
    },
    fr: {
      name: 'Candidats verrouillés (bloc → ligne)',
      summary: 'Toutes les places d’une valeur dans un bloc sont aussi dans un autre groupe ; le reste de ce groupe la perd.',
      why: LOCKED.fr,
    },
  },
  aliases: ['candidate lines', 'locked candidates type 1'],
  rank: 40,
  ratingRank: 80,
  ratings: [2.6, 2.6],
  find: (board) => findLocked(board, 'pointing', true),
  parts: lockedParts,
};

export const claiming: Technique = {
  id: 'claiming',
  words: {
    en: {
      name: 'Claiming',
      summary: 'All cells left for a value in a line lie in another group, so the rest of that group drops the value.',
      why: LOCKED.en,
    },
    de: {
      name: 'Claiming (Linie → Block)',
      summary: 'Alle Plätze eines Wertes in einer Linie liegen auch in einer anderen Gruppe; im Rest dieser Gruppe entfällt der Wert.',
      why: LOCKED.de,
    },
    fr: {
      name: 'Candidats verrouillés (ligne → bloc)',
      summary: 'Toutes les places d’une valeur dans une ligne sont aussi dans un autre groupe ; le reste de ce groupe la perd.',
      why: LOCKED.fr,
    },
  },
  aliases: ['double pairs', 'multiple lines', 'locked candidates type 2', 'box-line reduction'],
  rank: 45,
  ratingRank: 85,
  ratings: [2.8, 2.8],
  find: (board) => findLocked(board, 'claiming', false),
  parts: lockedParts,
};

export const directPointing: Technique = {
  id: 'direct-pointing',
  words: {
    en: { name: 'Direct pointing', summary: 'Pointing that leaves one cell for the value in a third house.', why: DIRECT.en },
    de: {
      name: 'Direktes Pointing (Block → Linie)',
      summary: 'Ein Pointing, das dem Wert in einem dritten Haus nur einen Platz lässt.',
      why: DIRECT.de,
    },
    fr: {
      name: 'Candidats verrouillés directs (bloc → ligne)',
      summary: 'Des candidats verrouillés qui ne laissent qu’une place à la valeur dans une troisième zone.',
      why: DIRECT.fr,
    },
  },
  rank: 32,
  ratingRank: 30,
  ratings: [1.7, 1.7],
  find: (board) => findDirect(board, 'direct-pointing', true),
  parts: directParts,
};

export const directClaiming: Technique = {
  id: 'direct-claiming',
  words: {
    en: { name: 'Direct claiming', summary: 'Claiming that leaves one cell for the value in a third house.', why: DIRECT.en },
    de: {
      name: 'Direktes Claiming (Linie → Block)',
      summary: 'Ein Claiming, das dem Wert in einem dritten Haus nur einen Platz lässt.',
      why: DIRECT.de,
    },
    fr: {
      name: 'Candidats verrouillés directs (ligne → bloc)',
      summary: 'Des candidats verrouillés qui ne laissent qu’une place à la valeur dans une troisième zone.',
      why: DIRECT.fr,
    },
  },
  rank: 33,
  ratingRank: 40,
  ratings: [1.9, 1.9],
  find: (board) => findDirect(board, 'direct-claiming', false),
  parts: directParts,
};
