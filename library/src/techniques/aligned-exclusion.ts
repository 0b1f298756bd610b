import type { Cell, Words } from '#core';
import { bitsOf } from './bits.ts';
import type { Board } from './board.ts';
import { candidatesOf } from './ruled/strike.ts';
import { COUNTS } from './subsets.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/**
 * Aligned pair and triplet exclusion: list the ways in which two (three) cells can be filled together; a way that repeats a
 * value where they see each other, or that uses up all candidates of a cell that sees all of them, is out; a value that is
 * in no way that remains falls.
 *
 * Sound because every way was excluded for a reason and the solution is one of the ways. Needs only peers. Cells with as
 * few candidates as the set has cells are the only ones that a way can use up. Costs a look at all sets of cells that
 * have two such cells in common, which is much for triplets; nothing is looked for beside a naked single.
 */
function* findAligned(board: Board, technique: string, degree: 2 | 3, rating: number): Generator<Deduction> {
  const { tables } = board;
  const excludersOf = findExcluders(board, degree);
  const bases = [...excludersOf.keys()];
  const width = Math.ceil(tables.cellCount / 32);
  const words = asWords(excludersOf, width);
  const shared: number[] = [];
  const common: number[] = [];
  for (let j = 1; j < bases.length; j++) {
    board.pulse();
    for (let i = 0; i < j; i++) {
      if (!haveTwoInCommon(words, i * width, j * width, width)) continue;
      const first = bases[i]!;
      const second = bases[j]!;
      const count = keepSeen(tables, excludersOf.get(first)!, excludersOf.get(first)!.length, second, shared);
      if (degree === 2) {
        const remove = excluded(board, [first, second], shared, count);
        if (remove.length > 0) yield asDeduction(board, technique, degree, rating, remove, [first, second], shared.slice(0, count));
        continue;
      }
      board.pulse();
      for (const third of new Set([...excludersOf.get(first)!, ...excludersOf.get(second)!])) {
        if (third === first || third === second || !excludersOf.has(third)) continue;
        const left = keepSeen(tables, shared, count, third, common);
        if (left < 2) continue;
        const cells = [first, second, third];
        const remove = excluded(board, cells, common, left);
        if (remove.length > 0) yield asDeduction(board, technique, degree, rating, remove, cells, common.slice(0, left));
      }
    }
  }
}

/** For every cell that can take part, the peers that a way of filling could use up. */
function findExcluders({ tables, counts }: Board, degree: number): Map<Cell, number[]> {
  const excludersOf = new Map<Cell, number[]>();
  for (let cell = 0; cell < tables.cellCount; cell++) {
    if (counts[cell]! < 2) continue;
    const peers = tables.peersOf[cell]!;
    const excluders: Cell[] = [];
    let isBesideSingle = false;
    for (let i = 0; i < peers.length; i++) {
      const count = counts[peers[i]!]!;
      if (count === 1) isBesideSingle = true;
      else if (count >= 2 && count <= degree) excluders.push(peers[i]!);
    }
    if (excluders.length > 0 && !isBesideSingle) excludersOf.set(cell, excluders);
  }
  return excludersOf;
}

/** The lists as bits by cell, one list after the other, because most pairs are ruled out by a look at these. */
function asWords(lists: ReadonlyMap<Cell, readonly Cell[]>, width: number): Int32Array {
  const words = new Int32Array(lists.size * width);
  let at = 0;
  for (const cells of lists.values()) {
    for (const cell of cells) words[at + (cell >>> 5)]! |= 1 << (cell & 31);
    at += width;
  }
  return words;
}

function haveTwoInCommon(words: Int32Array, a: number, b: number, width: number): boolean {
  let found = 0;
  for (let i = 0; i < width; i++) {
    let common = words[a + i]! & words[b + i]!;
    for (; common !== 0; common &= common - 1) if (++found === 2) return true;
  }
  return false;
}

/** Writes those of the first `count` cells that see `cell` into `kept` and says how many they are. */
function keepSeen(tables: Board['tables'], cells: readonly Cell[], count: number, cell: Cell, kept: Cell[]): number {
  let length = 0;
  for (let i = 0; i < count; i++) if (cells[i] !== cell && tables.sees(cells[i]!, cell)) kept[length++] = cells[i]!;
  return length;
}

/** The candidates of the cells that are in no way of filling them that stands. */
function excluded(board: Board, cells: readonly Cell[], excluders: readonly Cell[], count: number): readonly Candidate[] {
  const filling: Filling = { board, cells, excluders, count, values: [], allowedLow: [0, 0, 0], allowedHigh: [0, 0, 0] };
  fill(filling, 0, 0, 0);
  let remove: Candidate[] | undefined;
  for (let i = 0; i < cells.length; i++) {
    const low = board.low[cells[i]!]! & ~filling.allowedLow[i]!;
    const high = board.high[cells[i]!]! & ~filling.allowedHigh[i]!;
    if (low === 0 && high === 0) continue;
    remove ??= [];
    for (const bit of bitsOf(low, high)) remove.push({ cell: cells[i]!, value: bit + 1 });
  }
  return remove ?? NOTHING;
}

const NOTHING: readonly Candidate[] = [];

/** Cells that are filled in every way; the values that are in a way that stands are collected as bits. */
interface Filling {
  readonly board: Board;
  readonly cells: readonly Cell[];
  readonly excluders: readonly Cell[];
  readonly count: number;
  readonly values: number[];
  readonly allowedLow: number[];
  readonly allowedHigh: number[];
}

/** Fills the cells from `at` on beside the values taken so far; whether some way through stands. */
function fill(filling: Filling, at: number, takenLow: number, takenHigh: number): boolean {
  const { board, cells, excluders, count, values } = filling;
  const { low, high, tables } = board;
  if (at === cells.length) {
    for (let i = 0; i < count; i++) {
      const cell = excluders[i]!;
      if ((low[cell]! & ~takenLow) === 0 && (high[cell]! & ~takenHigh) === 0) return false;
    }
    return true;
  }
  const cell = cells[at]!;
  let stands = false;
  for (let v = 0; v < board.size; v++) {
    const bit = 1 << (v & 31);
    if (((v < 32 ? low : high)[cell]! & bit) === 0) continue;
    let repeats = false;
    for (let i = 0; i < at; i++) if (values[i] === v && tables.sees(cells[i]!, cell)) repeats = true;
    if (repeats) continue;
    values[at] = v;
    if (!fill(filling, at + 1, v < 32 ? takenLow | bit : takenLow, v < 32 ? takenHigh : takenHigh | bit)) continue;
    stands = true;
    if (v < 32) filling.allowedLow[at]! |= bit;
    else filling.allowedHigh[at]! |= bit;
  }
  return stands;
}

function asDeduction(
  board: Board,
  technique: string,
  degree: 2 | 3,
  rating: number,
  remove: readonly Candidate[],
  cells: readonly Cell[],
  excluders: Iterable<Cell>,
): Deduction {
  const all = [...cells, ...excluders];
  const candidates = candidatesOf(board, all);
  return { technique, name: NAMES[degree], rating, place: [], remove, cells: all, values: [], houses: [], candidates };
}

const NAMES = { 2: 'Aligned Pair Exclusion', 3: 'Aligned Triplet Exclusion' } as const;

function aligned(id: string, names: Words<string>, degree: 2 | 3, rating: number, ranks: readonly [number, number]): Technique {
  const { en, de, fr } = COUNTS[degree]!;
  return {
    id,
    words: {
      en: {
        name: names.en,
        summary: `Of all ways to fill ${en} cells together, those that leave a cell nothing are out; a value in none of the others is eliminated.`,
        why: 'Fill {cells} together in every way. Ways that repeat a value where these cells see each other, or that leave nothing for {others|{others}|one of {others:or}}, are out. What occurs in no other way is eliminated, so {result}.',
      },
      de: {
        name: names.de,
        summary: `Von allen Arten, ${de} Felder zusammen zu füllen, scheiden die aus, die einem Feld nichts lassen; ein Wert, der in keiner der übrigen vorkommt, entfällt.`,
        why: 'Man geht alle Arten durch, {cells} zusammen zu füllen. Arten, die einen Wert wiederholen, wo diese Felder einander sehen, oder die {others|{others}|einem der Felder {others:or}} nichts lassen, scheiden aus. Was in keiner anderen vorkommt, entfällt, also {result}.',
      },
      fr: {
        name: names.fr,
        summary: `De toutes les façons de remplir ${fr} cases ensemble, celles qui ne laissent rien à une case sont exclues ; une valeur absente des autres est éliminée.`,
        why: 'On remplit {cells} ensemble de toutes les façons. Celles qui répètent une valeur là où ces cases se voient, ou qui ne laissent rien à {others|{others}|l’une des cases {others:or}}, sont exclues. Ce qui n’apparaît dans aucune autre est éliminé, donc {result}.',
      },
    },
    rank: ranks[0],
    ratingRank: ranks[1],
    ratings: [rating, rating],
    find: (board) => findAligned(board, id, degree, rating),
    parts: ({ cells }, parts) => ({ cells: parts.cells(cells.slice(0, degree)), others: parts.cells(cells.slice(degree)) }),
  };
}

export const alignedPair = aligned(
  'aligned-pair-exclusion',
  { en: 'Aligned pair exclusion', de: 'Ausschluss von Paaren', fr: 'Exclusion de paires' },
  2,
  6.2,
  [280, 220],
);
export const alignedTriplet = aligned(
  'aligned-triplet-exclusion',
  { en: 'Aligned triplet exclusion', de: 'Ausschluss von Dreiern', fr: 'Exclusion de triplets' },
  3,
  7.5,
  [310, 310],
);
