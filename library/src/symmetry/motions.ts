import type { Geometry, Position } from '#core';
import { isSymmetry, type Permutation } from './permutation.ts';

/**
 * A rigid motion of space that keeps a cube in its place: each new coordinate is one of the old ones, perhaps turned round.
 * `from` names the old coordinate (0 x, 1 y, 2 z) that each new one is taken from.
 */
interface Turn {
  readonly from: readonly [number, number, number];
  readonly sign: readonly [number, number, number];
}

/** A motion with its name. */
export interface Motion {
  readonly id: string;
  readonly summary: string;
  readonly turn: Turn;
}

const motion = (id: string, summary: string, from: Turn['from'], sign: Turn['sign']): Motion => ({ id, summary, turn: { from, sign } });

/** The motions that have names; what else there is is made by doing one after the other. x goes right, y down, z away. */
export const motions: readonly Motion[] = [
  motion('rotate-90', 'a quarter turn clockwise', [1, 0, 2], [-1, 1, 1]),
  motion('rotate-180', 'half a turn', [0, 1, 2], [-1, -1, 1]),
  motion('rotate-270', 'a quarter turn anticlockwise', [1, 0, 2], [1, -1, 1]),
  motion('mirror', 'left and right change places', [0, 1, 2], [-1, 1, 1]),
  motion('flip', 'top and bottom change places', [0, 1, 2], [1, -1, 1]),
  motion('transpose', 'rows and columns change places', [1, 0, 2], [1, 1, 1]),
  motion('antitranspose', 'rows and columns change places about the other diagonal', [1, 0, 2], [-1, -1, 1]),
  motion('swap-depth', 'front and back change places', [0, 1, 2], [1, 1, -1]),
  motion('point', 'every cell goes to the opposite side of the middle', [0, 1, 2], [-1, -1, -1]),
  motion('tilt', 'a quarter turn about the axis from left to right', [0, 2, 1], [1, -1, 1]),
  motion('tilt-180', 'half a turn about the axis from left to right', [0, 1, 2], [1, -1, -1]),
  motion('spin', 'a quarter turn about the axis from top to bottom', [2, 1, 0], [-1, 1, 1]),
  motion('spin-180', 'half a turn about the axis from top to bottom', [0, 1, 2], [-1, 1, -1]),
  motion('corner', 'a third of a turn about a corner', [2, 0, 1], [1, 1, 1]),
  motion('corner-shared', 'a third of a turn about the corner where the front, the right and the bottom meet', [2, 0, 1], [-1, 1, -1]),
];

/** A motion of one geometry: where its cells go. */
export interface PlacedMotion {
  readonly motion: Motion;
  readonly cells: Permutation;
}

/** The named motions that are symmetries of a geometry: places go to places and groups to groups, and something moves. */
export function motionsOf(geometry: Geometry): PlacedMotion[] {
  const placeAt = new Map(geometry.positions.map((position, place) => [keyOf(position), place]));
  const middle = ([0, 1, 2] as const).map((axis) => {
    const along = geometry.positions.map((position) => position[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  const found: PlacedMotion[] = [];
  for (const candidate of motions) {
    const cells = move(geometry, placeAt, middle, candidate.turn);
    const isNew = cells && !found.some((other) => other.cells.every((to, from) => to === cells[from]));
    if (isNew && cells.some((to, from) => to !== from) && isSymmetry(geometry, cells)) found.push({ motion: candidate, cells });
  }
  return found;
}

/** Where the cells go; undefined where some place goes where there is none, or the places of one cell go apart. */
function move(
  geometry: Geometry,
  placeAt: ReadonlyMap<string, number>,
  middle: readonly number[],
  { from, sign }: Turn,
): Permutation | undefined {
  const cells = new Int32Array(geometry.cellCount).fill(-1);
  for (const [place, position] of geometry.positions.entries()) {
    const there = ([0, 1, 2] as const).map((axis) => sign[axis] * (position[from[axis]]! - middle[from[axis]]!) + middle[axis]!);
    const target = placeAt.get(keyOf(there as unknown as Position));
    if (target === undefined) return undefined;
    const [cell, to] = [geometry.places[place]!.cell, geometry.places[target]!.cell];
    if (cells[cell] !== -1 && cells[cell] !== to) return undefined;
    cells[cell] = to;
  }
  return cells;
}

/** Coordinates are halves and quarters of ones, so rounding takes away nothing but what floating point adds. */
function keyOf(position: Position): string {
  return position.map((coordinate) => Math.round(coordinate * 8)).join();
}
