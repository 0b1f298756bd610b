import { defaultSymbols, type Symbols } from '#core';
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
