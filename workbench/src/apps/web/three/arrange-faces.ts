import type { Geometry } from '#core';
import { type Arrangement, PRESENCE } from './arrangement.ts';
import { add, cross, distance, dot, fromPosition, scale, type Vector } from './vector.ts';

export interface FacesOptions {
  /** From 0, the closed cube, to 1, the flat net. */
  readonly unfold: number;
}

/** A face in space: its middle, and where right, up and outward point. */
interface Frame {
  readonly middle: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly out: Vector;
}

/** How a face hangs on another: on which side of it, in the net. */
interface Hinge {
  readonly panel: number;
  readonly on: number;
  readonly side: { readonly right: number; readonly up: number };
}

const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;
const THICKNESS = 0.02;
const FINE = 0.03;
const HEAVY = 0.085;

/** Arranges the faces of a cube: folded, as a net, and anything between. */
export class FacesArranger {
  readonly #geometry: Geometry;
  readonly #side: number;
  readonly #root: number;
  readonly #hinges: readonly Hinge[];
  readonly #folded: readonly Vector[];
  readonly #borders: Float32Array;

  constructor(geometry: Geometry) {
    this.#geometry = geometry;
    this.#side = geometry.panels[0]!.columns;
    this.#folded = geometry.positions.map(fromPosition);
    this.#root = rootOf(geometry);
    this.#hinges = hingesOf(geometry, this.#root);
    this.#borders = this.#lines();
  }

  arrange({ unfold }: FacesOptions): Arrangement {
    const { places } = this.#geometry;
    const frames = this.#frames(unfold);
    const half = (this.#side - 1) / 2;
    const points = places.map(({ panel, row, column }) => {
      const { middle, right, up, out } = frames[panel]!;
      return add(add(add(middle, right, column - half), up, half - row), out, -THICKNESS);
    });
    const low = [0, 1, 2].map((i) => Math.min(...points.map((point) => point[i]!)));
    const high = [0, 1, 2].map((i) => Math.max(...points.map((point) => point[i]!)));
    const middle = low.map((c, i) => (c + high[i]!) / 2) as unknown as Vector;
    const turns = frames.map(quaternionOf);
    return {
      centers: Float32Array.from(points.flatMap((point) => [...add(point, middle, -1)])),
      extents: Float32Array.from(places.flatMap(() => [0.5, 0.5, THICKNESS])),
      turns: Float32Array.from(places.flatMap(({ panel }) => turns[panel]!)),
      presence: new Uint8Array(places.length).fill(PRESENCE.full),
      borders: this.#borders,
      // Only the outside of a tile is printed.
      covered: new Uint8Array(places.length).fill(0b101111),
      hull: frames.flatMap(({ middle: m, right, up }) =>
        CORNERS.map(([a, b]) => add(add(add(m, middle, -1), right, (a * this.#side) / 2), up, (b * this.#side) / 2)),
      ),
      steadiness: 1 - unfold,
      frames: [],
      labels: [],
    };
  }

  /** How the faces stand when folded, for the one who chooses where to look from. */
  folded(): readonly Pick<Frame, 'up' | 'out'>[] {
    return this.#frames(0);
  }

  #frames(unfold: number): readonly Frame[] {
    const frames: Frame[] = [];
    frames[this.#root] = this.#foldedFrame(this.#root);
    const angle = ((1 - unfold) * Math.PI) / 2;
    for (const { panel, on, side } of this.#hinges) {
      const parent = frames[on]!;
      const flat = add(scale(parent.right, side.right), parent.up, side.up);
      // The face turns on the edge it hangs on: what led away from the parent now leads back behind it.
      const away = add(scale(flat, Math.cos(angle)), parent.out, -Math.sin(angle));
      const out = add(scale(parent.out, Math.cos(angle)), flat, Math.sin(angle));
      const middle = add(add(parent.middle, flat, this.#side / 2), away, this.#side / 2);
      frames[panel] = {
        middle,
        out,
        right: side.right === 0 ? parent.right : scale(away, side.right),
        up: side.up === 0 ? parent.up : scale(away, side.up),
      };
    }
    return frames;
  }

  #foldedFrame(panel: number): Frame {
    const { places, columns } = this.#geometry.panels[panel]!;
    const at = (row: number, column: number): Vector => this.#folded[places[row * columns + column]!]!;
    const right = add(at(0, 1), at(0, 0), -1);
    const up = add(at(0, 0), at(1, 0), -1);
    const out = cross(right, up);
    const last = columns - 1;
    return { middle: scale(add(at(0, 0), at(last, last)), 0.5), right, up, out };
  }

  /** The lines round every place: heavy between boxes, none where the other half of a glued cell lies over the edge. */
  #lines(): Float32Array {
    const { places, panels } = this.#geometry;
    const frames = panels.map((_, panel) => this.#foldedFrame(panel));
    return Float32Array.from(
      places.flatMap((place, index) => {
        const { row, column, panel } = place;
        const { regions, columns, rows } = panels[panel]!;
        const { right, up, out } = frames[panel]!;
        const width = (down: number, across: number): number => {
          const [r, c] = [row + down, column + across];
          if (r >= 0 && c >= 0 && r < rows && c < columns)
            return regions[r * columns + c] === regions[row * columns + column] ? FINE : HEAVY;
          const beyond = add(add(add(this.#folded[index]!, right, across / 2), up, -down / 2), out, -0.5);
          return this.#isGlued(index, beyond) ? 0 : HEAVY;
        };
        return [width(0, -1), width(0, 1), width(1, 0), width(-1, 0)];
      }),
    );
  }

  #isGlued(place: number, beyond: Vector): boolean {
    return this.#geometry
      .placesOf(this.#geometry.places[place]!.cell)
      .some((other) => other !== place && distance(this.#folded[other]!, beyond) < 0.01);
  }
}

/** The face on which most others hang: the middle of the net. */
function rootOf({ panels }: Geometry): number {
  const near = panels.map(({ at }) => panels.filter((other) => isBeside(at, other.at)).length);
  return near.indexOf(Math.max(...near));
}

function hingesOf({ panels }: Geometry, root: number): Hinge[] {
  const hinges: Hinge[] = [];
  const reached = [root];
  for (const on of reached) {
    panels.forEach(({ at }, panel) => {
      const from = panels[on]!.at;
      if (reached.includes(panel) || !isBeside(at, from)) return;
      reached.push(panel);
      hinges.push({ panel, on, side: { right: at.column - from.column, up: from.row - at.row } });
    });
  }
  return hinges;
}

function isBeside(a: { row: number; column: number }, b: { row: number; column: number }): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;
}

/** The turn that takes the axes to a frame. */
function quaternionOf({ right, up, out }: Frame): number[] {
  const trace = right[0] + up[1] + out[2];
  // The general formula loses its footing where the trace is near -1; every frame here comes from quarter turns, so half turns do occur.
  if (trace > -0.99) {
    const w = Math.sqrt(1 + trace) / 2;
    return [(up[2] - out[1]) / (4 * w), (out[0] - right[2]) / (4 * w), (right[1] - up[0]) / (4 * w), w];
  }
  const x = Math.sqrt(Math.max(0, 1 + right[0] - up[1] - out[2])) / 2;
  const y = Math.sqrt(Math.max(0, 1 - right[0] + up[1] - out[2])) / 2;
  const z = Math.sqrt(Math.max(0, 1 - right[0] - up[1] + out[2])) / 2;
  return [x, Math.sign(dot(up, [1, 0, 0]) || 1) * y, Math.sign(dot(out, [1, 0, 0]) || 1) * z, 0];
}
