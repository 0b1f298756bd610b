import {
  BufferAttribute,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
  Vector2,
  Vector3,
} from 'three';
import type { Value } from '#core';
import { COLOURS } from '#session';
import { type Arrangement, PRESENCE } from './arrangement.ts';
import type { Atlas } from './atlas.ts';
import { BRICK_FRAGMENT, BRICK_VERTEX } from './brick-shader.ts';
import { type Colour, type Palette, TINTS } from './palette.ts';
import { type FaceSign, MOST_SIGNS, signCode, signColours } from './rule-faces.ts';

/** How one brick is painted. */
export interface BrickPaint {
  readonly paint: Colour;
  readonly ink: Colour;
  readonly rim: Colour;
  /** Width of a ring along the edges, in the colour of the rim; 0 for none. */
  readonly ring: number;
  readonly glyph: number;
  /** Small symbols in the squares of their values: corner marks, and bolder the marks of the centre. */
  readonly marks: { readonly corners: readonly Value[]; readonly centres: readonly Value[] };
  /** 1: underlined, 2: struck out. */
  readonly stroke: number;
  /** The player's colours, from 1; they lie over the paint, or inside it where it must stay in sight. */
  readonly colours: readonly number[];
  readonly isFramed: boolean;
  /** What rules draw on its faces, below the symbol, from below to above. */
  readonly signs?: readonly FaceSign[] | undefined;
}

/** Where every place is at this moment, perhaps on its way. */
type Stand = Readonly<Record<'centers' | 'extents' | 'turns', Float32Array>>;

/** A brick with this cover is seen from nowhere. */
const ALL_FACES = 0b111111;

/** How many numbers each attribute of a brick has. */
const SIZES = { center: 3, extent: 3, turn: 4, paint: 3, ink: 3, rim: 3, border: 4, detail: 4, covered: 1, marks: 4, signs: 4 } as const;

/**
 * The places of a puzzle in one draw call. Positions and sizes glide to where they should be; everything else changes at once. Bricks
 * that others cover all round are left out, and so are the dots of the lattice, which `Dots` draws.
 */
export class Bricks {
  readonly mesh: Mesh;
  readonly #material: ShaderMaterial;
  readonly #geometry: InstancedBufferGeometry;
  readonly #attributes: Readonly<Record<keyof typeof SIZES, InstancedBufferAttribute>>;
  readonly #stand: Stand;
  /** The places that are drawn, in the order of the attributes. */
  #drawn: readonly number[] = [];
  #arrangement: Arrangement | undefined;
  #from: { readonly stand: Stand; readonly arrangement: Arrangement } | undefined;
  #paintOf: ((place: number) => BrickPaint) | undefined;

  constructor(count: number, atlas: Atlas, isTile: boolean) {
    this.#geometry = faceGeometry(isTile);
    this.#attributes = Object.fromEntries(
      Object.entries(SIZES).map(([name, size]) => {
        const made = new InstancedBufferAttribute(new Float32Array(count * size), size);
        made.setUsage(DynamicDrawUsage);
        this.#geometry.setAttribute(name, made);
        return [name, made];
      }),
    ) as Record<keyof typeof SIZES, InstancedBufferAttribute>;
    this.#stand = { centers: new Float32Array(3 * count), extents: new Float32Array(3 * count), turns: new Float32Array(4 * count) };
    this.#material = new ShaderMaterial({
      vertexShader: BRICK_VERTEX,
      fragmentShader: BRICK_FRAGMENT,
      uniforms: {
        atlas: { value: atlas.texture },
        perRow: { value: atlas.perRow },
        symbols: { value: atlas.symbols },
        isTile: { value: isTile ? 1 : 0 },
        finePaint: { value: new Vector3() },
        heavyPaint: { value: new Vector3() },
        backPaint: { value: new Vector3() },
        fogPaint: { value: new Vector3() },
        fogRange: { value: new Vector2(0, 1) },
        fogAmount: { value: isTile ? 0 : 0.45 },
        tints: { value: Array.from({ length: COLOURS }, () => new Vector3()) },
        shade: { value: 0 },
        isStrong: { value: 0 },
        filledInks: { value: [] as Vector3[] },
        drawnInks: { value: [] as Vector3[] },
      },
    });
    this.mesh = new Mesh(this.#geometry, this.#material);
    this.mesh.frustumCulled = false;
  }

  /** Where the places are at this moment, whether drawn or not. */
  get stand(): Stand {
    return this.#stand;
  }

  /** Whether a place is a dot of the lattice now; while something glides only what was one before and will be one. */
  isDot(place: number): boolean {
    const isGhost = ({ presence }: Arrangement): boolean => presence[place] === PRESENCE.ghost;
    return this.#arrangement !== undefined && isGhost(this.#arrangement) && (!this.#from || isGhost(this.#from.arrangement));
  }

  /** A new arrangement; `glides` asks for `glide` to be called until it is reached. `paint` has to follow. */
  arrange(arrangement: Arrangement, glides: boolean): void {
    const before = this.#arrangement;
    this.#arrangement = arrangement;
    const { centers, extents, turns } = this.#stand;
    if (glides && before) {
      this.#from = { stand: { centers: centers.slice(), extents: extents.slice(), turns: turns.slice() }, arrangement: before };
      return;
    }
    this.#from = undefined;
    centers.set(arrangement.centers);
    extents.set(arrangement.extents);
    turns.set(arrangement.turns);
  }

  /** Moves everything to that part of the way, from 0 to 1. */
  glide(part: number): void {
    if (!this.#from || !this.#arrangement) return;
    for (const name of ['centers', 'extents', 'turns'] as const)
      blend(this.#stand[name], this.#from.stand[name], this.#arrangement[name], part);
    if (part < 1) this.#place();
    else {
      this.#from = undefined;
      this.#fill();
    }
  }

  /** Paints every brick again; nothing is allocated on the card. */
  paint(paintOf: (place: number) => BrickPaint): void {
    this.#paintOf = paintOf;
    this.#fill();
  }

  #fill(): void {
    const { paint, ink, rim, border, detail, covered, marks, signs } = this.#attributes;
    const { borders, covered: covers } = this.#arrangement!;
    this.#drawn = Array.from(covers.keys()).filter((place) => !this.isDot(place) && !this.#isHidden(place));
    this.#geometry.instanceCount = this.#drawn.length;
    this.#drawn.forEach((place, i) => {
      const how = this.#paintOf!(place);
      paint.setXYZ(i, ...how.paint);
      ink.setXYZ(i, ...how.ink);
      rim.setXYZ(i, ...how.rim);
      detail.setXYZW(i, how.glyph, how.stroke, colourMask(how), how.ring);
      marks.setXYZW(i, ...maskOf(how.marks.corners), ...maskOf(how.marks.centres));
      signs.setXYZW(i, ...signNumbers(how.signs ?? []));
      for (let side = 0; side < 4; side++) border.array[4 * i + side] = borders[4 * place + side]!;
      covered.array[i] = covers[place]!;
    });
    this.#touch(paint, ink, rim, border, detail, covered, marks, signs);
    this.#place();
  }

  /** Writes where the drawn places are. */
  #place(): void {
    const { center, extent, turn } = this.#attributes;
    const { centers, extents, turns } = this.#stand;
    this.#drawn.forEach((place, i) => {
      for (let k = 0; k < 3; k++) center.array[3 * i + k] = centers[3 * place + k]!;
      for (let k = 0; k < 3; k++) extent.array[3 * i + k] = extents[3 * place + k]!;
      for (let k = 0; k < 4; k++) turn.array[4 * i + k] = turns[4 * place + k]!;
    });
    this.#touch(center, extent, turn);
  }

  /** Only what is drawn goes to the card. */
  #touch(...changed: readonly InstancedBufferAttribute[]): void {
    for (const attribute of changed) {
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, this.#drawn.length * attribute.itemSize);
      attribute.needsUpdate = true;
    }
  }

  #isHidden(place: number): boolean {
    const isCovered = ({ covered }: Arrangement): boolean => covered[place] === ALL_FACES;
    return isCovered(this.#arrangement!) && (!this.#from || isCovered(this.#from.arrangement));
  }

  /** The colours that all bricks have in common, and between which distances they fade into the air. */
  setAir(colours: Readonly<Record<'fine' | 'heavy' | 'back' | 'fog', Colour>>, palette: Palette, near: number, far: number): void {
    const tints = TINTS.map((tint) => palette[tint]);
    const { uniforms } = this.#material;
    for (const [name, colour] of Object.entries(colours)) (uniforms[`${name}Paint`]!.value as Vector3).set(...colour);
    for (const [i, tint] of tints.entries()) (uniforms['tints']!.value as Vector3[])[i]!.set(...tint);
    // Patterns are dark on light colours and light on dark ones.
    uniforms['shade']!.value = tints[0]![1] > 0.5 ? 0 : 1;
    const { filled, drawn } = signColours(palette);
    uniforms['filledInks']!.value = filled.map((colour) => new Vector3(...colour));
    uniforms['drawnInks']!.value = drawn.map((colour) => new Vector3(...colour));
    uniforms['isStrong']!.value = palette.isStrong ? 1 : 0;
    (uniforms['fogRange']!.value as Vector2).set(near, far);
  }

  dispose(): void {
    this.#geometry.dispose();
    this.#material.dispose();
  }
}

/** Values as bits, sixteen to a number: more would not survive as a float. */
function maskOf(values: readonly Value[]): [number, number] {
  let [low, high] = [0, 0];
  for (const value of values) {
    if (value <= 16) low |= 1 << (value - 1);
    else high |= 1 << (value - 17);
  }
  return [low, high];
}

/** Two signs to a number. */
function signNumbers(signs: readonly FaceSign[]): [number, number, number, number] {
  const codes = Array.from({ length: MOST_SIGNS }, (_, i) => (signs[i] ? signCode(signs[i]) : 0));
  return [0, 2, 4, 6].map((i) => codes[i]! + 1024 * codes[i + 1]!) as [number, number, number, number];
}

/** The player's colours as bits; the ninth says that the paint stays in sight round them. */
function colourMask({ colours, isFramed }: BrickPaint): number {
  const mask = colours.reduce((bits, colour) => bits | (1 << (colour - 1)), 0);
  return mask === 0 ? 0 : mask | (isFramed ? 1 << COLOURS : 0);
}

function blend(into: Float32Array, from: Float32Array, to: Float32Array, part: number): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i]! + (to[i]! - from[i]!) * part;
}

/** Outward, right and up of the face of each axis; right cross up is outward. */
const FACES = [
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
] as const;

/** A square for each axis, from -1 to 1; the shader puts it where the viewer is. A tile has only its outside and its inside. */
function faceGeometry(isTile: boolean): InstancedBufferGeometry {
  const lists = { position: [] as number[], normal: [] as number[], faceU: [] as number[], faceV: [] as number[] };
  const index: number[] = [];
  (isTile ? FACES.slice(2) : FACES).forEach(([out, u, v], number) => {
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      lists.position.push(a, b, 0);
      lists.normal.push(...out);
      lists.faceU.push(...u);
      lists.faceV.push(...v);
    }
    index.push(...[0, 1, 2, 0, 2, 3].map((corner) => 4 * number + corner));
  });
  const geometry = new InstancedBufferGeometry();
  for (const [name, numbers] of Object.entries(lists)) geometry.setAttribute(name, new BufferAttribute(Float32Array.from(numbers), 3));
  geometry.setIndex(index);
  return geometry;
}
