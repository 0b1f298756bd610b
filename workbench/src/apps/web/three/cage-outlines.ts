import type { Cell, Geometry } from '#core';
import { type Arrangement, type Line, PRESENCE } from './arrangement.ts';
import { add, cross, distance, fromPosition, scale, type Vector } from './vector.ts';

/** How far an outline stands off the edge of its bricks, as on the board, and off their faces. */
const INSET = 0.07;
const OFF = 0.02;

/** The directions of a brick in the order of its faces: right, left, upper, lower, front, back. */
const DIRECTIONS: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];
const FRONT = 4;
/** Quarter of a turn in pieces. */
const BEND = Array.from({ length: 7 }, (_, i) => (i * Math.PI) / 12);

/** Where the text of a cage stands, and where the face under it points. */
export interface CageCorner {
  readonly at: Vector;
  readonly out: Vector;
}

/**
 * Cages in space: on every face of a brick that can be seen, a line along the sides behind which the cage ends, as the board draws it on a square. What leads into
 * the depth is seen on the faces at the side; on faces of a folded cube a cage goes on over the edge.
 */
export class CageOutlines {
  readonly #geometry: Geometry;
  readonly #isTile: boolean;
  readonly #at: readonly Vector[];
  readonly #placeAt: ReadonlyMap<string, number>;
  /** To the right and up on every panel of a folded cube. */
  readonly #axes: readonly (readonly [right: Vector, up: Vector])[];

  constructor(geometry: Geometry, isTile: boolean) {
    this.#geometry = geometry;
    this.#isTile = isTile;
    this.#at = geometry.positions.map(fromPosition);
    this.#placeAt = new Map(this.#at.map((at, place) => [keyOf(at), place]));
    this.#axes = isTile
      ? geometry.panels.map(({ places, columns }) => {
          const [first, right, below] = [0, 1, columns].map((i) => this.#at[places[i]!]!) as [Vector, Vector, Vector];
          return [add(right, first, -1), add(first, below, -1)] as const;
        })
      : [];
  }

  /** `isRound` bends it where it ends, as far as the side of a brick has room. */
  lines(
    cells: readonly Cell[],
    { centers, extents, turns, presence, covered }: Arrangement,
    { inset = INSET, isRound = false }: { readonly inset?: number; readonly isRound?: boolean } = {},
  ): Line[] {
    const inside = new Set(cells.flatMap((cell) => this.#geometry.placesOf(cell)));
    const isSeen = (place: number, face: number): boolean =>
      inside.has(place) && presence[place] === PRESENCE.full && ((covered[place]! >> face) & 1) === 0;
    const lines: Line[] = [];
    for (const place of inside) {
      const turn = turns.subarray(4 * place, 4 * place + 4);
      const half = extents[3 * place]!;
      const center: Vector = [centers[3 * place]!, centers[3 * place + 1]!, centers[3 * place + 2]!];
      for (let face = 0; face < DIRECTIONS.length; face++) {
        if (!isSeen(place, face)) continue;
        const out = DIRECTIONS[face]!;
        const thick = this.#isTile ? extents[3 * place + 2]! : half;
        for (let side = 0; side < DIRECTIONS.length; side++) {
          if (side >> 1 === face >> 1 || isSeen(this.#beyond(place, side), face)) continue;
          const edge = DIRECTIONS[side]!;
          const along = cross(out, edge);
          const from = add(scale(out, thick + OFF), edge, half - inset);
          const reach = (direction: Vector): number => {
            const next = this.#beyond(place, indexOf(direction));
            if (!isSeen(next, face)) return isRound ? 0 : half - inset;
            return isSeen(this.#beyond(next, side), face) ? 0.5 + inset : 0.5;
          };
          const turned = (by: number): Vector => add(center, rotated(turn, add(from, along, by)));
          const [back, ahead] = [reach(scale(along, -1)), reach(along)];
          if (back + ahead > 0) lines.push({ from: turned(-back), to: turned(ahead) });
          if (!isRound || isSeen(this.#beyond(place, indexOf(along)), face)) continue;
          // From this side to the next, round the middle of the face.
          const spots = BEND.map((angle) => {
            const spot = add(scale(edge, (half - inset) * Math.cos(angle)), along, (half - inset) * Math.sin(angle));
            return add(center, rotated(turn, add(scale(out, thick + OFF), spot)));
          });
          lines.push(...spots.slice(1).map((to, i) => ({ from: spots[i]!, to })));
        }
      }
    }
    return lines;
  }

  /** The upper left corner of the first of its faces that is seen, on that side from which most of the cage is. */
  corner(cells: readonly Cell[], { centers, extents, turns, presence, covered }: Arrangement): CageCorner | undefined {
    const places = cells.flatMap((cell) => this.#geometry.placesOf(cell)).sort((a, b) => a - b);
    const seenOn = (face: number): number[] =>
      places.filter((place) => presence[place] === PRESENCE.full && ((covered[place]! >> face) & 1) === 0);
    const sides = [FRONT, 2, 0].map((face) => ({ face, seen: seenOn(face) })).sort((a, b) => b.seen.length - a.seen.length);
    const [{ face, seen }] = sides as [(typeof sides)[0]];
    const [place] = seen;
    if (place === undefined) return undefined;
    const out = DIRECTIONS[face]!;
    // What is up and left on the front; on top the far left, on the right side the upper front.
    const [left, up] =
      face === FRONT ? [DIRECTIONS[1]!, DIRECTIONS[2]!] : face === 2 ? [DIRECTIONS[1]!, DIRECTIONS[5]!] : [DIRECTIONS[4]!, DIRECTIONS[2]!];
    const half = extents[3 * place]!;
    const thick = this.#isTile ? extents[3 * place + 2]! : half;
    const turn = turns.subarray(4 * place, 4 * place + 4);
    const center: Vector = [centers[3 * place]!, centers[3 * place + 1]!, centers[3 * place + 2]!];
    const spot = add(add(scale(out, thick + OFF), left, 0.5 * half), up, 0.5 * half);
    return { at: add(center, rotated(turn, spot)), out: rotated(turn, out) };
  }

  /** The place over a side of a brick; -1 where there is none. */
  #beyond(place: number, side: number): number {
    if (place < 0) return -1;
    const at = this.#at[place]!;
    const [x, y] = DIRECTIONS[side]!;
    if (!this.#isTile) return this.#placeAt.get(keyOf(add(at, DIRECTIONS[side]!))) ?? -1;
    const { panel } = this.#geometry.places[place]!;
    const [right, up] = this.#axes[panel]!;
    const way = add(scale(right, x), up, y);
    const beside = this.#placeAt.get(keyOf(add(at, way)));
    if (beside !== undefined && this.#geometry.places[beside]!.panel === panel) return beside;
    return this.#placeAt.get(keyOf(add(add(at, way, 0.5), cross(right, up), -0.5))) ?? -1;
  }
}

const keyOf = (at: Vector): string => at.map((c) => Math.round(4 * c)).join();

const indexOf = (direction: Vector): number => DIRECTIONS.findIndex((other) => distance(other, direction) < 0.01);

function rotated(turn: ArrayLike<number>, [a, b, c]: Vector): Vector {
  const [x, y, z, w] = [turn[0]!, turn[1]!, turn[2]!, turn[3]!];
  const axis: Vector = [x, y, z];
  const once = scale(cross(axis, [a, b, c]), 2);
  return add(add([a, b, c], once, w), cross(axis, once));
}
