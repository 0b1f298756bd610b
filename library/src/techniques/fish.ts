import type { Words } from '#core';
import { bitsOf } from './bits.ts';
import type { Board } from './board.ts';
import { aboutValue } from './ruled/strike.ts';
import { COUNTS, type Subset, SubsetFinder } from './subsets.ts';
import type { FishStage } from './tables.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

const NAMES: Readonly<Record<number, string>> = { 2: 'X-Wing', 3: 'Swordfish', 4: 'Jellyfish' };

/**
 * X-Wing, Swordfish, Jellyfish: when the places of a value in n base houses lie in n cover groups, the value fills these
 * covers from the bases, and the rest of the covers drops it.
 *
 * The bases are disjoint houses, so they take the value n times; each cover takes it at most once, so each takes it from
 * a base. Nothing says rows or columns: bases and covers are lines of any two directions, so a cube has fish in every plane
 * along all three axes. Bases with one place left are singles. A value that is placed in more than N - 2n cells has
 * a smaller fish in the other direction and is skipped. Fish with boxes, and fins, are other techniques.
 */
function* findFish(board: Board, technique: string, degree: number, rating: number): Generator<Deduction> {
  const { tables, size } = board;
  const finder = new SubsetFinder(degree);
  for (const stage of tables.fishStages) {
    const found: { value: number; subset: Subset }[] = [];
    for (let value = 1; value <= size; value++) {
      if (!hasRoom(board, stage, value, degree)) continue;
      offerBases(board, stage, value, finder);
      for (const subset of finder.find()) found.push({ value, subset });
    }
    // Sudoku Explainer runs over the bases first and the values inside.
    if (found.length > 1) found.sort((a, b) => compareSets(a.subset.items, b.subset.items) || a.value - b.value);
    for (const { value, subset } of found) {
      const deduction = asDeduction(board, stage, value, subset);
      // Lines of one direction meet where faces are glued, and grids overlap; only disjoint bases take the value n times.
      const isDisjoint = new Set(deduction.cells).size === deduction.cells.length;
      if (isDisjoint && deduction.remove.length > 0) yield { technique, name: NAMES[degree]!, rating, ...deduction };
    }
  }
}

function hasRoom({ tables, size, placeCounts }: Board, { bases }: FishStage, value: number, degree: number): boolean {
  let open = 0;
  for (let i = 0; i < bases.length; i++) if (placeCounts[bases[i]! * size + value - 1] !== 0) open++;
  return open >= Math.min(2 * degree, tables.size);
}

/** Offers each base with the covers in which it has the value. */
function offerBases(
  { size, placeCounts, placesLow, placesHigh }: Board,
  { bases, coverAt }: FishStage,
  value: number,
  finder: SubsetFinder,
): void {
  finder.clear();
  for (let i = 0; i < bases.length; i++) {
    const at = bases[i]! * size + value - 1;
    const places = placeCounts[at]!;
    if (places < 2 || places > finder.degree) continue;
    const covers = coverAt[i]!;
    let low = 0;
    let high = 0;
    for (let position = 0; position < covers.length; position++) {
      if (((position < 32 ? placesLow[at]! >>> position : placesHigh[at]! >>> (position - 32)) & 1) === 0) continue;
      const cover = covers[position]!;
      if (cover < 32) low |= 1 << cover;
      else high |= 1 << (cover - 32);
    }
    finder.offer(i, places, low, high);
  }
}

/** Compares two rising lists of equal length as sets of bits. */
function compareSets(a: readonly number[], b: readonly number[]): number {
  for (let i = a.length - 1; i >= 0; i--) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

function asDeduction(board: Board, stage: FishStage, value: number, subset: Subset): Omit<Deduction, 'technique' | 'name' | 'rating'> {
  const bases = subset.items.map((i) => stage.bases[i]!);
  const covers = bitsOf(subset.low, subset.high).map((i) => stage.covers[i]!);
  const cells = bases.flatMap((base) => board.placesFor(base, value));
  const remove: Candidate[] = covers.flatMap((cover) =>
    board
      .placesFor(cover, value)
      .filter((cell) => !cells.includes(cell))
      .map((cell) => ({ cell, value })),
  );
  return aboutValue(value, cells, [...bases, ...covers], remove);
}

function fish(id: string, names: Words<string>, degree: number, rating: number, ranks: readonly [number, number]): Technique {
  const { en, de, fr } = COUNTS[degree]!;
  return {
    id,
    words: {
      en: {
        name: names.en,
        summary: `The cells left for a value in ${en} lines lie in ${en} crossing lines, so the rest of those drops it.`,
        why: 'In {bases} all cells left for {value}, {cells}, lie in {covers}. Each of these takes its {value} from there, so {result}.',
      },
      de: {
        name: names.de,
        summary: `Die Plätze eines Wertes in ${de} Linien liegen in ${de} kreuzenden Linien; in deren Rest entfällt er.`,
        why: 'In {bases:dative} liegt {value} nur in {covers:dative}: {cells}. Die Decklinien bekommen den Wert also von dort; damit {result}.',
      },
      fr: {
        name: names.fr,
        summary: `Les places d’une valeur dans ${fr} lignes sont dans ${fr} lignes croisées ; le reste de celles-ci la perd.`,
        why: 'Dans {bases}, toutes les places de {value}, {cells}, sont dans {covers}. Chacune de ces lignes reçoit {value} de là, donc {result}.',
      },
    },
    rank: ranks[0],
    ratingRank: ranks[1],
    ratings: [rating, rating],
    find: (board) => findFish(board, id, degree, rating),
    parts: ({ houses }, parts) => ({ bases: parts.houses(houses.slice(0, degree)), covers: parts.houses(houses.slice(degree)) }),
  };
}

export const xWing = fish('x-wing', { en: 'X-Wing', de: 'X-Wing', fr: 'X-Wing' }, 2, 3.2, [70, 100]);
export const swordfish = fish('swordfish', { en: 'Swordfish', de: 'Schwertfisch', fr: 'Espadon' }, 3, 3.8, [90, 130]);
export const jellyfish = fish('jellyfish', { en: 'Jellyfish', de: 'Qualle', fr: 'Méduse' }, 4, 5.2, [120, 190]);
