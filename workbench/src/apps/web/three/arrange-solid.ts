import { type Geometry, neighboursOf, partitionOf } from '#core';
import { AXES, type Axis } from '#session';
import { type Arrangement, boxCorners, boxLines, type Line, PRESENCE } from './arrangement.ts';
import { fromPosition, type Vector } from './vector.ts';

/** What is shown of a cube: all of it, the plane on the board, three planes through the cursor, what is lit, a mini-cube with its neighbours, a step. */
export const SOLID_MODES = ['joined', 'slice', 'planes', 'lit', 'blocks', 'whole', 'step'] as const;
export type SolidMode = (typeof SOLID_MODES)[number];

export interface SolidOptions {
  readonly mode: SolidMode;
  readonly axis: Axis;
  readonly cursor: number;
  /** From 0 to 1: how far the planes stand apart. */
  readonly spread: number;
  /** Places that are lit: peers, the same value, what is chosen, what a step names. */
  readonly isLit: (place: number) => boolean;
  readonly isFilled: (place: number) => boolean;
  /** Places of layers that stand, where layers are joined. */
  readonly stands?: (place: number) => boolean;
}

/** Half the side of a brick, by its presence; the rest of a square is air. */
const EXTENT = { full: 0.485, lit: 0.36, dot: 0.075, blankDot: 0.05 } as const;
const LINE = 0.035;
/** Bricks that stand nearer than this hide each other's sides. */
const TOUCHING = 1.4;
/** The faces of a brick with the coordinate that leads over them: right, left, upper, lower, front, back. */
const NEIGHBOURS = [
  [0, 0, 1],
  [1, 0, -1],
  [2, 1, -1],
  [3, 1, 1],
  [4, 2, -1],
  [5, 2, 1],
] as const;
/** Which way coordinates go towards the viewer, who sees layers from the front, row planes from above and column planes from the right. */
const NEARER: Readonly<Record<Axis, -1 | 1>> = { panels: -1, 'row-planes': -1, 'column-planes': 1 };
/** Between mini-cubes, so that one sees them without being told. */
const SEAM = 0.18;

type Coordinates = readonly [number, number, number];

/** The mini-cubes of a solid; undefined where the kind has none. */
interface Blocks {
  readonly names: readonly string[];
  readonly ofPlace: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

/** Arranges the places of a cube. Made once for a geometry; asked again whenever something moves. */
export class SolidArranger {
  /** How many planes there are along x, y and z. */
  readonly sides: Coordinates;
  readonly blocks: Blocks | undefined;
  readonly #at: readonly Coordinates[];
  /** The place beyond each of the six faces of a brick; -1 where the cube ends. */
  readonly #neighbours: Int32Array;
  /** Which band of mini-cubes each coordinate along each axis belongs to. */
  readonly #bands: readonly (readonly number[])[];

  constructor(geometry: Geometry) {
    this.#at = geometry.positions;
    const last = (axis: 0 | 1 | 2): number => this.#at.reduce((most, at) => Math.max(most, at[axis]), 0);
    this.sides = [1 + last(0), 1 + last(1), 1 + last(2)];
    this.#neighbours = neighbourPlaces(this.sides, this.#at);
    this.blocks = blocksOf(geometry);
    this.#bands = this.sides.map((side, axis) => bandsOf(side, axis, this.#at, this.blocks));
  }

  /** The mini-cube at a place, and those that share a line with it. */
  blockAt(place: number): { readonly name: string; readonly neighbours: readonly string[] } | undefined {
    if (!this.blocks) return undefined;
    const { names, ofPlace, neighbours } = this.blocks;
    const block = ofPlace[place]!;
    return { name: names[block]!, neighbours: neighbours[block]!.map((other) => names[other]!) };
  }

  /** The place one plane further along an axis, over holes and round the end. */
  placeBehind(place: number, axis: Axis, by: number): number {
    const along = axisIndex(axis);
    const side = this.sides[along]!;
    for (let further = 1; further < side; further++) {
      const wanted = this.#at[place]!.map((c, i) => (i === along ? (c + (by + side) * further) % side : c));
      const found = this.#at.findIndex((at) => at.every((c, i) => c === wanted[i]));
      if (found >= 0) return found;
    }
    return place;
  }

  arrange(options: SolidOptions): Arrangement {
    const { mode, axis, cursor, isFilled } = options;
    const tracks = this.#tracks(options);
    const here = this.#at[cursor]!;
    const along = axisIndex(axis);
    const inFocus = this.#focus(options, here, along);
    const count = this.#at.length;
    const centers = new Float32Array(3 * count);
    const extents = new Float32Array(3 * count);
    const turns = new Float32Array(4 * count);
    const presence = new Uint8Array(count);
    for (let place = 0; place < count; place++) {
      const [x, y, z] = this.#at[place]!;
      centers.set(fromPosition([tracks[0]![x]!, tracks[1]![y]!, tracks[2]![z]!]), 3 * place);
      turns[4 * place + 3] = 1;
      const how = inFocus(place);
      presence[place] = how;
      const dot = isFilled(place) ? EXTENT.dot : EXTENT.blankDot;
      extents.fill(how === PRESENCE.full ? EXTENT.full : how === PRESENCE.lit ? EXTENT.lit : dot, 3 * place, 3 * place + 3);
    }
    const ends = tracks.map((track) => track.at(-1)! + 0.5);
    return {
      centers,
      extents,
      turns,
      presence,
      borders: new Float32Array(4 * count).fill(LINE),
      covered: this.#covered(tracks, presence),
      hull: boxCorners(ends.map((end) => -end) as unknown as Vector, ends as unknown as Vector),
      steadiness: 1,
      frames: this.#frames(mode, tracks, here, along, cursor),
      labels: mode === 'blocks' ? this.#labels(tracks, cursor) : [],
    };
  }

  #focus({ mode, axis, cursor, isLit, stands = () => true }: SolidOptions, here: Coordinates, along: number): (place: number) => 0 | 1 | 2 {
    const { full, lit, ghost } = PRESENCE;
    const blocks = this.blocks;
    switch (mode) {
      case 'whole':
        return () => full;
      case 'joined':
        return (place) => (stands(place) ? full : ghost);
      case 'slice':
        return (place) => {
          const away = this.#at[place]![along]! - here[along]!;
          if (away === 0) return full;
          // What is lit between the plane and the viewer would hide its digits.
          return Math.sign(away) !== NEARER[axis] && isLit(place) ? lit : ghost;
        };
      case 'planes':
        // Nothing else: what is lit between three planes hides their digits.
        return (place) => (this.#at[place]!.some((c, i) => c === here[i]) ? full : ghost);
      case 'blocks': {
        const own = blocks?.ofPlace[cursor];
        const near = new Set(own === undefined ? [] : blocks?.neighbours[own]);
        return (place) => {
          const block = blocks?.ofPlace[place];
          return block === own ? full : block !== undefined && near.has(block) ? lit : ghost;
        };
      }
      case 'lit':
      case 'step':
        return (place) => (place === cursor && mode === 'lit' ? full : isLit(place) ? full : ghost);
    }
  }

  /** Which faces of a brick lie against another brick. */
  #covered(tracks: readonly (readonly number[])[], presence: Uint8Array): Uint8Array {
    const touching = tracks.map((track) => track.map((stand, i) => i + 1 < track.length && track[i + 1]! - stand <= TOUCHING));
    const covered = new Uint8Array(presence.length);
    for (let place = 0; place < presence.length; place++) {
      if (presence[place] !== PRESENCE.full) continue;
      for (const [face, direction, by] of NEIGHBOURS) {
        const next = this.#neighbours[6 * place + face]!;
        const i = this.#at[place]![direction]!;
        if (next >= 0 && presence[next] === PRESENCE.full && touching[direction]![by > 0 ? i : i - 1]) covered[place]! |= 1 << face;
      }
    }
    return covered;
  }

  /** Where each coordinate stands along each axis, with its middle at 0. */
  #tracks({ mode, axis, cursor, spread }: SolidOptions): readonly (readonly number[])[] {
    const here = this.#at[cursor]!;
    return [0, 1, 2].map((direction) => {
      const stands = Array.from({ length: this.sides[direction]! }, (_, i) => {
        const band = this.#bands[direction]![i]!;
        const seam = i + band * SEAM;
        if (mode === 'blocks') return seam + band * (0.6 + spread * 2.2);
        if (mode === 'planes') return seam + Math.sign(i - here[direction]!) * spread * 1.8;
        return direction === axisIndex(axis) ? seam + i * spread * 1.7 : seam;
      });
      const middle = (stands[0]! + stands.at(-1)!) / 2;
      return stands.map((stand) => stand - middle);
    });
  }

  #frames(mode: SolidMode, tracks: readonly (readonly number[])[], here: Coordinates, along: number, cursor: number): Line[] {
    const box = (low: Coordinates, high: Coordinates): Line[] => {
      const corner = (at: Coordinates, by: number): Coordinates => at.map((c, i) => tracks[i]![c]! + by) as unknown as Coordinates;
      return boxLines(fromPosition(corner(low, -0.52)), fromPosition(corner(high, 0.52)));
    };
    const plane = (direction: number): Line[] => {
      const low = here.map((c, i) => (i === direction ? c : 0)) as unknown as Coordinates;
      const high = here.map((c, i) => (i === direction ? c : this.sides[i]! - 1)) as unknown as Coordinates;
      return box(low, high);
    };
    if (mode === 'planes') return [0, 1, 2].flatMap(plane);
    if (mode === 'blocks' && this.blocks) {
      const own = this.blocks.ofPlace[cursor];
      const inside = this.#at.filter((_, place) => this.blocks!.ofPlace[place] === own);
      const end = (pick: (...numbers: number[]) => number) =>
        [0, 1, 2].map((i) => pick(...inside.map((at) => at[i]!))) as unknown as Coordinates;
      return box(end(Math.min), end(Math.max));
    }
    return mode === 'slice' || mode === 'whole' ? plane(along) : [];
  }

  #labels(tracks: readonly (readonly number[])[], cursor: number): Arrangement['labels'] {
    const { blocks } = this;
    if (!blocks) return [];
    const blockSide = Math.cbrt(this.#at.length / blocks.names.length);
    const own = blocks.ofPlace[cursor]!;
    const near = new Set(blocks.neighbours[own]);
    return blocks.names.map((text, block) => {
      const inside = this.#at.filter((_, place) => blocks.ofPlace[place] === block);
      const at = [0, 1, 2].map((i) => inside.reduce((sum, c) => sum + tracks[i]![c[i]!]!, 0) / inside.length) as unknown as Coordinates;
      return { text, at: fromPosition(at), above: blockSide / 2 + 0.75, strong: block === own || near.has(block) };
    });
  }
}

/** Which of x, y and z changes from plane to plane. */
export function axisIndex(axis: Axis): number {
  return 2 - AXES.indexOf(axis);
}

function blocksOf(geometry: Geometry): Blocks | undefined {
  const partition = partitionOf(geometry, 'mini-cubes');
  if (!partition) return undefined;
  const ofCell: number[] = [];
  partition.blocks.forEach(({ cells }, block) => {
    for (const cell of cells) ofCell[cell] = block;
  });
  return {
    names: partition.blocks.map(({ label }) => label),
    ofPlace: geometry.places.map(({ cell }) => ofCell[cell]!),
    neighbours: neighboursOf(geometry, partition),
  };
}

function neighbourPlaces([columns, rows, layers]: Coordinates, at: readonly Coordinates[]): Int32Array {
  const sides = [columns, rows, layers];
  const index = (x: number, y: number, z: number): number => (z * rows + y) * columns + x;
  const placeAt = new Int32Array(columns * rows * layers).fill(-1);
  at.forEach(([x, y, z], place) => {
    placeAt[index(x, y, z)] = place;
  });
  const neighbours = new Int32Array(6 * at.length).fill(-1);
  at.forEach((here, place) => {
    for (const [face, direction, by] of NEIGHBOURS) {
      const next: [number, number, number] = [...here];
      next[direction] += by;
      if (next[direction] >= 0 && next[direction] < sides[direction]!) neighbours[6 * place + face] = placeAt[index(...next)]!;
    }
  });
  return neighbours;
}

/** Coordinates belong to one band as long as the mini-cube stays the same along the first line of that axis. */
function bandsOf(side: number, axis: number, at: readonly Coordinates[], blocks: Blocks | undefined): number[] {
  const bands: number[] = new Array(side).fill(0);
  if (!blocks) return bands;
  const firstLine = Array.from({ length: side }, (_, i) => at.findIndex((place) => place.every((c, k) => c === (k === axis ? i : 0))));
  for (let i = 1; i < side; i++) bands[i] = bands[i - 1]! + (blocks.ofPlace[firstLine[i]!] === blocks.ofPlace[firstLine[i - 1]!] ? 0 : 1);
  return bands;
}
