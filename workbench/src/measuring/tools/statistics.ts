export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The mean; NaN of nothing. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The standard deviation of a sample; undefined of fewer than two values. */
export function deviation(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The share of items for which something holds; NaN of nothing. */
export function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / items.length;
}

/** Ranks from 1; values that are equal share the mean of their ranks. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!);
  const result = new Array<number>(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && values[order[end]!] === values[order[start]!]) end++;
    for (let i = start; i < end; i++) result[order[i]!] = (start + 1 + end) / 2;
    start = end;
  }
  return result;
}

/** Spearman's rank correlation: how far two orders agree, from -1 to 1; undefined where one of them does not vary, as with fewer than two values. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number | undefined {
  const [x, y] = [ranks(a), ranks(b)];
  const [meanX, meanY] = [mean(x), mean(y)];
  const together = sum(x.map((value, i) => (value - meanX) * (y[i]! - meanY)));
  const apart = Math.sqrt(sum(x.map((value) => (value - meanX) ** 2)) * sum(y.map((value) => (value - meanY) ** 2)));
  return apart > 0 ? together / apart : undefined;
}
