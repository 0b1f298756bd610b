/** An average of weights that differ by magnitudes, with how far it may be off; logarithms to base 10. */
export interface Interval {
  /** Minus infinity where nothing was found. */
  readonly log10: number;
  /** Ends of the interval that holds the true number with a confidence of 95 %. */
  readonly low: number;
  readonly high: number;
  /** As many equal weights would say as much: the square of the sum over the sum of the squares. */
  readonly effective: number;
}

/**
 * The interval of the mean of weights given by their natural logarithms. It is symmetric on the logarithmic scale, because such weights are
 * skewed and a mean of them is too low more often than too high; and its factor is that of Student for half as many equal weights as they
 * are worth, because a few large ones among thousands say no more than few. With as many as they are worth, nine of ten intervals
 * held the truth where some twenty walks counted (bench/LOG.md).
 */
export function intervalOf(logs: readonly number[]): Interval {
  const most = logs.reduce((highest, log) => Math.max(highest, log), Number.NEGATIVE_INFINITY);
  if (most === Number.NEGATIVE_INFINITY) return { log10: most, low: most, high: Number.POSITIVE_INFINITY, effective: 0 };
  const weights = logs.map((log) => Math.exp(log - most));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const squares = weights.reduce((all, weight) => all + weight * weight, 0);
  const effective = (sum * sum) / squares;
  const mean = sum / logs.length;
  const variance = Math.max(0, squares / logs.length - mean * mean) / Math.max(1, logs.length - 1);
  const log10 = (most + Math.log(mean)) / Math.LN10;
  const half =
    logs.length < 2 ? Number.POSITIVE_INFINITY : (student(effective / 2 - 1) * Math.sqrt(variance)) / mean / Math.LN10 + ROUNDING;
  return { log10, low: log10 - half, high: log10 + half, effective };
}

/** What adding logarithms may be off by itself. */
const ROUNDING = 1e-9;

/** The factor of a 95 % interval for this many degrees of freedom (Abramowitz and Stegun 26.7.5); at least one is taken. */
function student(freedom: number): number {
  const z = 1.959964;
  const n = Math.max(1, freedom);
  return (
    z +
    (z ** 3 + z) / (4 * n) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * n * n) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * n ** 3)
  );
}
