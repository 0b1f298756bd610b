/** Makes a range take in another. */
export function widen(range: [number, number], by: readonly [number, number]): void {
  range[0] = Math.min(range[0], by[0]);
  range[1] = Math.max(range[1], by[1]);
}
