/** A number with this many digits behind the point. */
export function round(number: number, digits = 3): number {
  return Math.round(number * 10 ** digits) / 10 ** digits;
}
