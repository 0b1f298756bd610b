import type { Cell } from '#core';
import type { Board } from './board.ts';
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
  const { tables, counts } = board;
  const excludersOf = new Map<Cell, readonly Cell[]>();
  for (let cell = 0; cell < tables.cellCount; cell++) {
    if (counts[cell]! < 2) continue;
    const peers = [...tables.peersOf[cell]!];
    const excluders = peers.filter((peer) => counts[peer]! >= 2 && counts[peer]! <= degree);
    if (excluders.length > 0 && !peers.some((peer) => counts[peer] === 1)) excludersOf.set(cell, excluders);
  }
  const bases = [...excludersOf.keys()];
  const both = (shared: readonly Cell[], cell: Cell): Cell[] => shared.filter((other) => other !== cell && tables.sees(other, cell));
  for (let j = 1; j < bases.length; j++) {
    for (let i = 0; i < j; i++) {
      const first = bases[i]!;
      const second = bases[j]!;
      const shared = both(excludersOf.get(first)!, second);
      if (shared.length < 2) continue;
      const seen = degree === 2 ? [] : new Set([...excludersOf.get(first)!, ...excludersOf.get(second)!]);
      const sets = degree === 2 ? [{ cells: [first, second], shared }] : tailed(first, second, shared, seen);
      for (const { cells, shared: common } of sets) {
        const remove = excluded(board, cells, common);
        if (remove.length > 0) yield { technique, name: NAMES[degree], rating, place: [], remove, ...evidence(board, cells, common) };
      }
    }
  }

  function* tailed(first: Cell, second: Cell, shared: readonly Cell[], seen: Iterable<Cell>) {
    for (const third of seen) {
      if (third === first || third === second || !excludersOf.has(third)) continue;
      const common = both(shared, third);
      if (common.length >= 2) yield { cells: [first, second, third], shared: common };
    }
  }
}

const NAMES = { 2: 'Aligned Pair Exclusion', 3: 'Aligned Triplet Exclusion' } as const;

/** The candidates of the cells that are in no way of filling them that stands. */
function excluded(board: Board, cells: readonly Cell[], excluders: readonly Cell[]): Candidate[] {
  const values = cells.map((cell) => board.candidatesOf(cell));
  const allowed = cells.map(() => new Set<number>());
  const way: number[] = [];
  const fill = (at: number): void => {
    if (at === cells.length) {
      if (excluders.some((cell) => usesUp(board, cell, way))) return;
      for (let i = 0; i < way.length; i++) allowed[i]!.add(way[i]!);
      return;
    }
    for (const value of values[at]!) {
      let repeats = false;
      for (let i = 0; i < at; i++) if (way[i] === value && board.tables.sees(cells[i]!, cells[at]!)) repeats = true;
      if (repeats) continue;
      way[at] = value;
      fill(at + 1);
    }
    way.length = at;
  };
  fill(0);
  return cells.flatMap((cell, i) => values[i]!.filter((value) => !allowed[i]!.has(value)).map((value) => ({ cell, value })));
}

/** Whether a way takes all candidates of a cell. */
function usesUp({ low, high }: Board, cell: Cell, way: readonly number[]): boolean {
  let restLow = low[cell]!;
  let restHigh = high[cell]!;
  for (const value of way) {
    if (value <= 32) restLow &= ~(1 << (value - 1));
    else restHigh &= ~(1 << (value - 33));
  }
  return restLow === 0 && restHigh === 0;
}

function evidence(
  board: Board,
  cells: readonly Cell[],
  excluders: readonly Cell[],
): Pick<Deduction, 'cells' | 'values' | 'houses' | 'candidates'> {
  const all = [...cells, ...excluders];
  return {
    cells: all,
    values: [],
    houses: [],
    candidates: all.flatMap((cell) => board.candidatesOf(cell).map((value) => ({ cell, value }))),
  };
}

function aligned(id: string, name: string, degree: 2 | 3, rating: number, ranks: readonly [number, number]): Technique {
  return {
    id,
    name,
    summary: `Of all ways to fill ${degree} cells together, those that leave a cell nothing are out; a value in none of the others falls.`,
    rank: ranks[0],
    ratingRank: ranks[1],
    ratings: [rating, rating],
    find: (board) => findAligned(board, id, degree, rating),
    describe: (deduction, words) =>
      `Fill ${words.cells(deduction.cells.slice(0, degree))} together in every way: ways that repeat a value where these cells see each other, or that leave nothing for one of ${words.cells(deduction.cells.slice(degree), 'or')}, are out, and no other way has what falls, ${words.result(deduction)}.`,
  };
}

export const alignedPair = aligned('aligned-pair-exclusion', 'Aligned pair exclusion', 2, 6.2, [280, 220]);
export const alignedTriplet = aligned('aligned-triplet-exclusion', 'Aligned triplet exclusion', 3, 7.5, [310, 310]);
