/** What the square of a row and a column, counted from zero, is called: r1c1 and so on. */
export function squareName(row: number, column: number): string {
  return `r${row + 1}c${column + 1}`;
}

/** The same for a square by its number, row after row. */
export function numberedSquare(number: number, columns: number): string {
  return squareName(Math.floor(number / columns), number % columns);
}
