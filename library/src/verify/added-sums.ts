import { type Cell, ComplaintError, complain, type Geometry, type Sum } from '#core';
import type { Claim } from './claim.ts';

/** More cells would make more clauses than are worth reading. */
const MOST_CELLS = 8;

/**
 * Sums that follow by addition, which a formula may have behind those of the puzzle. Each is stated by where it comes from and worked out here,
 * so that nothing has to be believed: a house holds every value once, which gives its total; the totals of some houses less some
 * sums of the puzzle is again a sum that every solution keeps.
 */
export function addSums(geometry: Geometry, { added }: Claim): Geometry {
  if (added.length === 0) return geometry;
  const sums = added.map(({ houses, less }, i) => addUp(geometry, houses, less) ?? refuse(i));
  const { constraints } = geometry;
  return { ...geometry, constraints: { ...constraints, sums: [...constraints.sums, ...sums] } };
}

/** What some houses less some sums add up to, where that is worth knowing: for claims that name them. */
export function sumOfHouses(geometry: Geometry, groups: readonly number[], sums: readonly Sum[]): Sum[] {
  const houses = geometry.groups.filter(({ cells }) => cells.length === geometry.size);
  const numbers = groups.flatMap((group) => {
    const house = houses.indexOf(geometry.groups[group]!);
    return house < 0 ? [] : [house];
  });
  if (numbers.length === 0 || sums.length === 0) return [];
  const less = sums.map((sum) => geometry.constraints.sums.indexOf(sum));
  const sum = addUp(geometry, numbers, less);
  return sum ? [sum] : [];
}

function refuse(index: number): never {
  throw new ComplaintError(complain('the claim adds a sum that cannot be worked out: number {number:id}', { number: index + 1 }));
}

/** Houses less sums: cells in rising order, the first one counted upwards. */
function addUp({ groups, size, constraints }: Geometry, houses: readonly number[], less: readonly number[]): Sum | undefined {
  const own = groups.filter(({ cells }) => cells.length === size);
  const weightOf = new Map<Cell, number>();
  const count = (cell: Cell, weight: number): void => void weightOf.set(cell, (weightOf.get(cell) ?? 0) + weight);
  let total = 0;
  for (const index of houses) {
    const house = own[index];
    if (!house) return undefined;
    for (const cell of house.cells) count(cell, 1);
    total += (size * (size + 1)) / 2;
  }
  for (const index of less) {
    const sum = constraints.sums[index];
    if (sum?.totals.length !== 1) return undefined;
    sum.cells.forEach((cell, i) => {
      count(cell, -sum.weights[i]!);
    });
    total -= sum.totals[0]!;
  }
  const left = [...weightOf].filter(([, weight]) => weight !== 0).sort(([a], [b]) => a - b);
  if (left.length === 0 || left.length > MOST_CELLS) return undefined;
  const sign = left[0]![1] < 0 ? -1 : 1;
  return { cells: left.map(([cell]) => cell), weights: left.map(([, weight]) => sign * weight), totals: [sign * total] };
}
