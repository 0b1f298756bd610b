/** The numbers from 0, as many as there are of something. */
export function indices(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** A list cut into pieces of this many, the last of which may be shorter. */
export function inPieces<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}

/** Numbers, each once, in rising order. */
export function rising(numbers: Iterable<number>): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Whether something unknown is a list of numbers. */
export function isNumberList(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.every((one) => typeof one === 'number');
}

/** Whether two lists hold the same numbers in the same order. */
export function isSameList(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The same map with its numbers from 0 in the order in which they are met. */
export function renumbered(map: readonly number[]): number[] {
  const numbers = new Map<number, number>();
  for (const number of map) if (!numbers.has(number)) numbers.set(number, numbers.size);
  return map.map((number) => numbers.get(number)!);
}

/** To which part each of some things belongs where these pairs belong together, and all that a chain of pairs connects. */
export function joinedParts(count: number, pairs: readonly (readonly [number, number])[]): number[] {
  const leader = indices(count);
  const find = (one: number): number => (leader[one] === one ? one : find(leader[one]!));
  for (const [a, b] of pairs) leader[find(a)] = find(b);
  return renumbered(leader.map(find));
}

/** Each with the next. */
export function stepsAlong(path: readonly number[]): [number, number][] {
  return path.slice(1).map((one, i) => [path[i]!, one]);
}
