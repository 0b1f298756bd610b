import { type Cell, defaultSymbols, type Symbols } from '#core';
import type { ReadCage, ReadRegion, ReadSquare } from '#picture';

/** The value that a key stands for. Where values are numbers of two digits, letters stand for those. */
export function valueOfKey(key: string, symbols: Symbols): number | undefined {
  return symbols.valueOf(key) ?? (symbols.separated ? defaultSymbols(symbols.size).valueOf(key) : undefined);
}

/** The cages after a person has looked at the sum of one. */
export function withSum(cages: readonly ReadCage[], index: number, sum: number): readonly ReadCage[] {
  return cages.map((cage, i) => {
    if (i !== index) return cage;
    const { instead: _, ...kept } = cage;
    return { ...kept, sum, sure: 1, doubtful: sum === 0 };
  });
}

/** Cells that a line in the picture holds together: those of a cage or of a region. */
export type OutlinedCells = ReadRegion;

/** What a cage and a region are before they have a cell. */
export const NEW_CAGE: ReadCage = { cells: [], sum: 0, sure: 1, doubtful: true, vague: false };
export const NEW_REGION: OutlinedCells = { cells: [], vague: false };

/**
 * The cages, or regions, after a person has taken a cell into that of another, or, where that is in none, into a new one of both: it is then in no other. The
 * cage that it was in keeps its sum, and is gone with its last cell. They stand in the order of their first cells.
 */
export function withCell<T extends OutlinedCells>(outlines: readonly T[], from: Cell, cell: Cell, fresh: T): readonly T[] {
  const home = outlines.find(({ cells }) => cells.includes(from));
  if (from === cell || home?.cells.includes(cell)) return outlines;
  const grown = seenBy(home ?? fresh, [...(home?.cells ?? [from]), cell]);
  return inOrder([...withoutCell(outlines, cell).filter(({ cells }) => !cells.includes(from)), grown]);
}

/** The cages, or regions, after a person has taken a cell out of its own. */
export function withoutCell<T extends OutlinedCells>(outlines: readonly T[], cell: Cell): readonly T[] {
  return inOrder(
    outlines.flatMap((outline) => {
      if (!outline.cells.includes(cell)) return [outline];
      const left = outline.cells.filter((other) => other !== cell);
      return left.length === 0 ? [] : [seenBy(outline, left)];
    }),
  );
}

/** One with the cells that a person says it has. */
const seenBy = <T extends OutlinedCells>(outline: T, cells: readonly Cell[]): T => ({
  ...outline,
  cells: [...cells].sort((a, b) => a - b),
  vague: false,
});

const inOrder = <T extends OutlinedCells>(outlines: readonly T[]): readonly T[] => [...outlines].sort((a, b) => a.cells[0]! - b.cells[0]!);

/** The regions as a map, a number for each cell; a cell in none is alone, so that several of them are not taken for a region. */
export function regionMap(regions: readonly OutlinedCells[], cells: number): readonly number[] {
  const map = Array.from({ length: cells }, (_, cell) => -1 - cell);
  regions.forEach((region, number) => {
    for (const cell of region.cells) map[cell] = number;
  });
  return map;
}

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
