/** Whether a value is a list in which every item passes a test. */
export function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

/** Whether a value is 0, 1, 2 ... */
export function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
