import type { Vector } from './vector.ts';

/** How much of a brick is shown: a dot of the lattice, something lit outside of what is looked at, or what is looked at. */
export const PRESENCE = { ghost: 0, lit: 1, full: 2 } as const;

/** A straight or bent line in space. */
export interface Line {
  readonly from: Vector;
  readonly to: Vector;
}

/** Where every place of a puzzle stands and how large it is; arrays by place, ready for the graphics card. */
export interface Arrangement {
  /** Middle of each brick, three numbers a place; the middle of the whole is the origin. */
  readonly centers: Float32Array;
  /** Half the sides of each brick, three numbers a place. */
  readonly extents: Float32Array;
  /** How each brick is turned, a quaternion a place. */
  readonly turns: Float32Array;
  readonly presence: Uint8Array;
  /** Width of the lines at the left, right, lower and upper side, four numbers a place. */
  readonly borders: Float32Array;
  /** Faces that touch a neighbour and need no symbol, one bit each: right, left, upper, lower, front, back. */
  readonly covered: Uint8Array;
  /** The outermost points: where they are seen, everything is. */
  readonly hull: readonly Vector[];
  /** From 0 to 1: how far the view should be fitted to all sides at once, so that turning does not pump, and not to this side alone. */
  readonly steadiness: number;
  /** The edges of the planes or blocks that are looked at. */
  readonly frames: readonly Line[];
  /** Names that stand in space: the mini-cubes. */
  readonly labels: readonly { readonly text: string; readonly at: Vector; readonly above: number; readonly strong: boolean }[];
}

/** The eight corners of a box. */
export function boxCorners(low: Vector, high: Vector): Vector[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i): Vector => [i & 1 ? high[0] : low[0], i & 2 ? high[1] : low[1], i & 4 ? high[2] : low[2]]);
}

/** The twelve edges of a box. */
export function boxLines(low: Vector, high: Vector): Line[] {
  const corners = boxCorners(low, high);
  return [1, 2, 4].flatMap((bit) => corners.flatMap((from, i) => (i & bit ? [] : [{ from, to: corners[i | bit]! }])));
}
