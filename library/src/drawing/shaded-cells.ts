import type { Cell, Geometry, GroupFamily } from '#core';

/** Cells of extra groups that a person has to see, for the families that are not drawn otherwise: windows, on paper diagonals too. */
export function shadedCells({ groups }: Geometry, families: readonly GroupFamily[] = ['window']): ReadonlySet<Cell> {
  return new Set(groups.flatMap(({ family, cells }) => (families.includes(family) ? cells : [])));
}
