/** What the square of a row and a column, counted from zero, is called: r1c1 and so on. */
export function squareName(row: number, column: number): string {
  return `r${row + 1}c${column + 1}`;
}
