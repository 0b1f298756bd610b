import { type Geometry, partitionOf } from '#core';

/** The box of a single grid; undefined where it has none. */
export function partitionBox(geometry: Geometry): { readonly rows: number; readonly columns: number } | undefined {
  const cells = partitionOf(geometry, 'boxes')?.blocks[0]?.cells;
  if (!cells || geometry.panels.length !== 1 || geometry.cellCount !== geometry.size ** 2) return undefined;
  const columns = cells.filter((cell) => cell < geometry.size).length;
  return { rows: geometry.size / columns, columns };
}
