import type { Board } from '../board.ts';
import type { Candidate } from '../technique.ts';
import { maskOf } from './net.ts';
import { Consequences, type RuleUnit, type Units, unitsOf } from './units.ts';

/** What one candidate takes away from the board, each thing by one unit or one group. */
export interface Exclusion {
  readonly candidate: Candidate;
  /** What every cell may hold beside it. */
  readonly masks: Int32Array;
  /** The units that the candidate is in, and what it leaves of each. */
  readonly own: readonly Remainder[];
}

export interface Remainder {
  readonly unit: RuleUnit;
  readonly after: Int32Array;
}

/** What each candidate excludes, by its number cell * size + value - 1; candidates that a unit alone forbids are left out. */
export function exclusionsOf(board: Board): ReadonlyMap<number, Exclusion> {
  const found = new Map<number, Exclusion>();
  for (const one of eachExclusion(board, unitsOf(board.tables))) found.set(one.candidate.cell * board.size + one.candidate.value - 1, one);
  return found;
}

/** The same one by one, cell by cell. */
export function* eachExclusion(board: Board, { all, of }: Units): Generator<Exclusion> {
  const { tables } = board;
  const consequences = Consequences.of(tables);
  const start = boardMasks(board);
  const masksOf = all.map((unit) => unit.masksOf(board));
  for (let cell = 0; cell < tables.cellCount; cell++) {
    if (board.values[cell] !== 0) continue;
    board.pulse();
    for (const value of board.candidatesOf(cell)) {
      const own = of[cell]!.flatMap((i): Remainder[] => {
        const after = consequences.after(all[i]!, masksOf[i]!, cell, value);
        return after ? [{ unit: all[i]!, after }] : [];
      });
      if (own.length < of[cell]!.length) continue;
      const candidate = { cell, value };
      yield { candidate, masks: beside(board, start, candidate, own), own };
    }
  }
}

/** All masks of a board. */
export function boardMasks(board: Board): Int32Array {
  return Int32Array.from({ length: board.tables.cellCount }, (_, cell) => maskOf(board, cell));
}

/** What every cell may hold beside a candidate by some of its units. */
export function beside({ tables }: Board, start: Int32Array, { cell, value }: Candidate, own: readonly Remainder[]): Int32Array {
  const masks = start.slice();
  masks[cell] = 1 << (value - 1);
  for (const { unit, after } of own) for (let i = 0; i < unit.cells.length; i++) masks[unit.cells[i]!]! &= after[i]!;
  for (const peer of tables.peersOf[cell]!) masks[peer]! &= ~(1 << (value - 1));
  return masks;
}

/** The units by which a candidate takes others away, apart from those that it sees. */
export function blamed({ tables }: Board, { candidate, own }: Exclusion, lost: readonly Candidate[]): RuleUnit[] {
  const found = new Set<RuleUnit>();
  for (const { cell, value } of lost) {
    if (cell === candidate.cell || (value === candidate.value && tables.sees(cell, candidate.cell))) continue;
    const takes = ({ unit, after }: Remainder): boolean => {
      const at = unit.cells.indexOf(cell);
      return at >= 0 && (after[at]! & (1 << (value - 1))) === 0;
    };
    const known = own.find((by) => found.has(by.unit) && takes(by)) ?? own.find(takes);
    if (known) found.add(known.unit);
  }
  return [...found];
}
