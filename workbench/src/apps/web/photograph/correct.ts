import type { Symbols } from '#core';
import type { ReadSquare } from '#picture';

/** What a key stands for: a value, 0 for an empty square, undefined for nothing. */
export function valueOfKey(key: string, symbols: Symbols): number | undefined {
  if (['0', '.', ' ', 'Backspace', 'Delete'].includes(key)) return 0;
  const at = symbols.all.findIndex((symbol) => symbol.toLowerCase() === key.toLowerCase());
  return at < 0 ? undefined : at + 1;
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
