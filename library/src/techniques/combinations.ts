/** All choices of this many items, in rising order of the number whose bits are their places. */
export function* combinations<Item>(items: readonly Item[], count: number, below = items.length): Generator<Item[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = count - 1; i < below; i++) for (const rest of combinations(items, count - 1, i)) yield [...rest, items[i]!];
}
