import { type Cell, defaultSymbols, type Symbols } from '#core';
import type { ReadCage, ReadSquare } from '#picture';

/** What a key stands for: a value, 0 for an empty square, undefined for nothing. Where values are numbers of two digits, letters stand for those. */
export function valueOfKey(key: string, symbols: Symbols): number | undefined {
  const written = symbols.valueOf(key) ?? (symbols.separated ? defaultSymbols(symbols.size).valueOf(key) : undefined);
  return written ?? (['0', '.', ' ', 'Backspace', 'Delete'].includes(key) ? 0 : undefined);
}

/** The cages after a person has looked at the sum of one. */
export function withSum(cages: readonly ReadCage[], index: number, sum: number): readonly ReadCage[] {
  return cages.map((cage, i) => {
    if (i !== index) return cage;
    const { instead: _, ...kept } = cage;
    return { ...kept, sum, sure: 1, doubtful: sum === 0 };
  });
}

/**
 * The cages after a person has taken a cell into the cage of another, or, where that is in none, into a new one of both: it is then in no other. The cage that
 * it was in keeps its sum, and is gone with its last cell. Cages stand in the order of their first cells.
 */
export function withCell(cages: readonly ReadCage[], from: Cell, cell: Cell): readonly ReadCage[] {
  const home = cages.find(({ cells }) => cells.includes(from));
  if (from === cell || home?.cells.includes(cell)) return cages;
  const grown = seenBy(home ?? NEW_CAGE, [...(home?.cells ?? [from]), cell]);
  return inOrder([...withoutCell(cages, cell).filter(({ cells }) => !cells.includes(from)), grown]);
}

/** The cages after a person has taken a cell out of its own. */
export function withoutCell(cages: readonly ReadCage[], cell: Cell): readonly ReadCage[] {
  return inOrder(
    cages.flatMap((cage) => {
      if (!cage.cells.includes(cell)) return [cage];
      const left = cage.cells.filter((other) => other !== cell);
      return left.length === 0 ? [] : [seenBy(cage, left)];
    }),
  );
}

const NEW_CAGE: ReadCage = { cells: [], sum: 0, sure: 1, doubtful: true, vague: false };

/** A cage with the cells that a person says it has. */
const seenBy = (cage: ReadCage, cells: readonly Cell[]): ReadCage => ({ ...cage, cells: [...cells].sort((a, b) => a - b), vague: false });

const inOrder = (cages: readonly ReadCage[]): readonly ReadCage[] => [...cages].sort((a, b) => a.cells[0]! - b.cells[0]!);

/** The squares after a person has looked at one: with a value it holds that, without one what was read is right. A digit that was written by hand stays so. */
export function settled(squares: readonly ReadSquare[], cell: number, value: number | undefined): readonly ReadSquare[] {
  return squares.map((square) => {
    if (square.cell !== cell) return square;
    const { instead: _, ...kept } = square;
    const now = value ?? square.value;
    const by = now === 0 ? 'paper' : square.by === 'paper' ? 'print' : square.by;
    return { ...kept, value: now, by, sure: 1, doubtful: false };
  });
}

/** The next doubtful square after this one, around the grid; undefined where none is left. */
export function nextDoubtful(squares: readonly ReadSquare[], after: number): number | undefined {
  const order = [...squares.slice(after + 1), ...squares.slice(0, after + 1)];
  return order.find(({ doubtful }) => doubtful)?.cell;
}
