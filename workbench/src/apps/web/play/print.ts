/** Prints the board that is on the page; the style sheet for paper leaves everything else away. The window over the page goes first. */
export function printPuzzle(close: () => void): void {
  close();
  requestAnimationFrame(() => requestAnimationFrame(() => print()));
}
