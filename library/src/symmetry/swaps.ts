import { type Cell, type Geometry, indices, oncePer, rising } from '#core';
import { isSymmetry, type Permutation } from './permutation.ts';

/**
 * Swaps of neighbouring lines, planes or bands that are symmetries of a geometry: rows 4 and 5, the first two bands, layers
 * 1 and 2. Candidates come from the coordinates alone and each is checked against the groups, so a kind need not say
 * what it allows. They are also tried inside each square of the puzzle alone, for grids that overlap (samurai).
 */
export function swapsOf(geometry: Geometry): Permutation[] {
  const swaps: Permutation[] = [];
  for (const cells of squaresOf(geometry)) {
    for (const axis of [0, 1, 2] as const) {
      const along = coordinatesOf(geometry, cells, axis);
      const values = rising(along.values());
      for (let width = 1; 2 * width <= values.length; width++) {
        if (width > 1 && values.length % width !== 0) continue;
        for (let first = 0; first + 2 * width <= values.length; first += width) {
          const swap = swapRanges(geometry, cells, axis, values, first, width);
          if (swap && isSymmetry(geometry, swap)) swaps.push(swap);
        }
      }
    }
  }
  return swaps;
}

/** All cells; and each set of rows over the same columns, where that is less. */
function squaresOf(geometry: Geometry): Cell[][] {
  const all = indices(geometry.cellCount);
  const byColumns = new Map<string, Set<Cell>>();
  if (geometry.panels.length === 1) {
    for (const { cells, family } of geometry.groups) {
      if (family !== 'row') continue;
      const key = cells.map((cell) => positionOf(geometry, cell)[0]).join();
      const square = byColumns.get(key) ?? new Set();
      for (const cell of cells) square.add(cell);
      byColumns.set(key, square);
    }
  }
  // Rows over the same columns may belong to two grids, one above the other: these are cut where the rows stop touching.
  const squares = [...byColumns.values()].flatMap((square) => cutByRows(geometry, [...square]));
  return [all, ...squares.filter((square) => square.length < all.length)];
}

function cutByRows(geometry: Geometry, cells: readonly Cell[]): Cell[][] {
  const sorted = [...cells].sort((a, b) => positionOf(geometry, a)[1] - positionOf(geometry, b)[1]);
  const parts: Cell[][] = [];
  let lastRow = Number.NEGATIVE_INFINITY;
  for (const cell of sorted) {
    const row = positionOf(geometry, cell)[1];
    if (row > lastRow + 1) parts.push([]);
    parts.at(-1)!.push(cell);
    lastRow = row;
  }
  return parts;
}

function coordinatesOf(geometry: Geometry, cells: readonly Cell[], axis: 0 | 1 | 2): Map<Cell, number> {
  return new Map(cells.map((cell) => [cell, positionOf(geometry, cell)[axis]]));
}

function positionOf(geometry: Geometry, cell: Cell) {
  return geometry.positions[geometry.placesOf(cell)[0]!]!;
}

/** Exchanges two neighbouring ranges of coordinates; undefined where places of one cell would go apart or nowhere. */
function swapRanges(
  geometry: Geometry,
  cells: readonly Cell[],
  axis: 0 | 1 | 2,
  values: readonly number[],
  first: number,
  width: number,
): Permutation | undefined {
  const target = new Map<number, number>();
  for (let i = 0; i < width; i++) {
    const [a, b] = [values[first + i]!, values[first + width + i]!];
    target.set(a, b).set(b, a);
  }
  const placeAt = positionsOf(geometry);
  const permutation = Int32Array.from({ length: geometry.cellCount }, (_, cell) => cell);
  const isMoved = new Uint8Array(geometry.cellCount);
  for (const cell of cells) {
    for (const place of geometry.placesOf(cell)) {
      const position = geometry.positions[place]!;
      const there = position.map((coordinate, at) => (at === axis ? (target.get(coordinate) ?? coordinate) : coordinate));
      const to = placeAt.get(there.join());
      if (to === undefined) return undefined;
      const image = geometry.places[to]!.cell;
      if (isMoved[cell] === 1 && permutation[cell] !== image) return undefined;
      permutation[cell] = image;
      isMoved[cell] = 1;
    }
  }
  return permutation;
}

const positionsOf = oncePer(({ positions }: Geometry) => new Map(positions.map((position, place) => [position.join(), place])));
