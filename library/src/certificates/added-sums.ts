import type { Geometry, Sum } from '#core';
import type { ImpliedSum } from '#engines';

/** A sum that follows from houses and given sums by addition, as a certificate states it: by where it comes from. */
export interface AddedSum extends Sum {
  readonly houses: readonly number[];
  readonly less: readonly number[];
}

/** The sum with its cells in rising order and the first one counted upwards, so that adding up in any order gives the same one. */
export function addedSum({ cells, weights, totals, houses, less }: ImpliedSum): AddedSum {
  const order = cells.map((cell, i) => ({ cell, weight: weights[i]! })).sort((a, b) => a.cell - b.cell);
  const sign = order[0]!.weight < 0 ? -1 : 1;
  return {
    cells: order.map(({ cell }) => cell),
    weights: order.map(({ weight }) => sign * weight),
    totals: totals.map((total) => sign * total),
    houses,
    less,
  };
}

/** The geometry with further sums behind those that it has. */
export function withAdded(geometry: Geometry, added: readonly Sum[]): Geometry {
  if (added.length === 0) return geometry;
  const { constraints } = geometry;
  return { ...geometry, constraints: { ...constraints, sums: [...constraints.sums, ...added] } };
}
