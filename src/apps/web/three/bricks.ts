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
import type { Arrangement } from './arrangement.ts';
import type { Atlas } from './atlas.ts';
import { BRICK_FRAGMENT, BRICK_VERTEX } from './brick-shader.ts';
import type { Colour } from './palette.ts';

/** How one brick is painted. */
export interface Paint {
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
  readonly striped: boolean;
}

/** All places of a puzzle in one draw call. Positions and sizes glide to where they should be; everything else changes at once. */
export class Bricks {
  readonly mesh: Mesh;
  readonly #material: ShaderMaterial;
  readonly #geometry: InstancedBufferGeometry;
  readonly #attributes: Readonly<
    Record<'center' | 'extent' | 'turn' | 'paint' | 'ink' | 'rim' | 'border' | 'detail' | 'covered' | 'marks', InstancedBufferAttribute>
  >;
  #arrangement: Arrangement | undefined;
  #from: { readonly center: Float32Array; readonly extent: Float32Array; readonly turn: Float32Array } | undefined;

  constructor(count: number, atlas: Atlas, isTile: boolean) {
    this.#geometry = boxGeometry();
    this.#geometry.instanceCount = count;
    const attribute = (name: string, size: number): InstancedBufferAttribute => {
      const made = new InstancedBufferAttribute(new Float32Array(count * size), size);
      made.setUsage(DynamicDrawUsage);
      this.#geometry.setAttribute(name, made);
      return made;
    };
    this.#attributes = {
      center: attribute('center', 3),
      extent: attribute('extent', 3),
      turn: attribute('turn', 4),
      paint: attribute('paint', 3),
      ink: attribute('ink', 3),
      rim: attribute('rim', 3),
      border: attribute('border', 4),
      detail: attribute('detail', 4),
      covered: attribute('covered', 1),
      marks: attribute('marks', 4),
    };
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
      },
    });
    this.mesh = new Mesh(this.#geometry, this.#material);
    this.mesh.frustumCulled = false;
  }

  /** Where the bricks are at this moment, perhaps on their way. */
  get centers(): Float32Array {
    return this.#attributes.center.array as Float32Array;
  }

  get extents(): Float32Array {
    return this.#attributes.extent.array as Float32Array;
  }

  get turns(): Float32Array {
    return this.#attributes.turn.array as Float32Array;
  }

  /** A new arrangement; `glides` asks for `glide` to be called until it is reached. */
  arrange(arrangement: Arrangement, glides: boolean): void {
    const { center, extent, turn } = this.#attributes;
    const isFirst = this.#arrangement === undefined;
    this.#arrangement = arrangement;
    if (glides && !isFirst) {
      this.#from = { center: this.centers.slice(), extent: this.extents.slice(), turn: this.turns.slice() };
      return;
    }
    this.#from = undefined;
    center.set(arrangement.centers);
    extent.set(arrangement.extents);
    turn.set(arrangement.turns);
    for (const changed of [center, extent, turn]) changed.needsUpdate = true;
  }

  /** Moves everything to that part of the way, from 0 to 1. */
  glide(part: number): void {
    if (!this.#from || !this.#arrangement) return;
    const { center, extent, turn } = this.#attributes;
    blend(center, this.#from.center, this.#arrangement.centers, part);
    blend(extent, this.#from.extent, this.#arrangement.extents, part);
    blend(turn, this.#from.turn, this.#arrangement.turns, part);
    if (part >= 1) this.#from = undefined;
  }

  /** Paints every brick anew; nothing is allocated on the card. */
  paint(paintOf: (place: number) => Paint): void {
    const { paint, ink, rim, border, detail, covered, marks } = this.#attributes;
    border.set(this.#arrangement!.borders);
    covered.set(this.#arrangement!.covered);
    for (let place = 0; place < this.#geometry.instanceCount; place++) {
      const how = paintOf(place);
      paint.setXYZ(place, ...how.paint);
      ink.setXYZ(place, ...how.ink);
      rim.setXYZ(place, ...how.rim);
      detail.setXYZW(place, how.glyph, how.stroke, how.striped ? 1 : 0, how.ring);
      marks.setXYZW(place, ...maskOf(how.marks.corners), ...maskOf(how.marks.centres));
    }
    for (const changed of [paint, ink, rim, border, detail, covered, marks]) changed.needsUpdate = true;
  }

  /** The colours that all bricks have in common, and between which distances they fade into the air. */
  setAir(colours: Readonly<Record<'fine' | 'heavy' | 'back' | 'fog', Colour>>, near: number, far: number): void {
    const { uniforms } = this.#material;
    for (const [name, colour] of Object.entries(colours)) (uniforms[`${name}Paint`]!.value as Vector3).set(...colour);
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

function blend(attribute: InstancedBufferAttribute, from: Float32Array, to: Float32Array, part: number): void {
  const { array } = attribute;
  for (let i = 0; i < from.length; i++) array[i] = from[i]! + (to[i]! - from[i]!) * part;
  attribute.needsUpdate = true;
}

/** A box from -1 to 1 whose faces know their own right and up. */
function boxGeometry(): InstancedBufferGeometry {
  const position: number[] = [];
  const normal: number[] = [];
  const faceU: number[] = [];
  const faceV: number[] = [];
  const face: number[] = [];
  const index: number[] = [];
  // Each row: outward, right and up of a face; right cross up is outward.
  const faces = [
    [
      [1, 0, 0],
      [0, 0, -1],
      [0, 1, 0],
    ],
    [
      [-1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ],
    [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, -1],
    ],
    [
      [0, -1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ],
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 0, -1],
      [-1, 0, 0],
      [0, 1, 0],
    ],
  ] as const;
  faces.forEach(([out, u, v], number) => {
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      position.push(...out.map((c, i) => c + a * u[i]! + b * v[i]!));
      normal.push(...out);
      faceU.push(...u);
      faceV.push(...v);
      face.push(number);
    }
    index.push(...[0, 1, 2, 0, 2, 3].map((corner) => 4 * number + corner));
  });
  const geometry = new InstancedBufferGeometry();
  for (const [name, numbers] of Object.entries({ position, normal, faceU, faceV }))
    geometry.setAttribute(name, new BufferAttribute(Float32Array.from(numbers), 3));
  geometry.setAttribute('face', new BufferAttribute(Float32Array.from(face), 1));
  geometry.setIndex(index);
  return geometry;
}
