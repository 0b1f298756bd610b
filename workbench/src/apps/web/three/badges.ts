import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, ShaderMaterial } from 'three';
import { type Atlas, GLYPH_LOOKUP } from './atlas.ts';
import type { Colour } from './palette.ts';
import type { Vector } from './vector.ts';

/** What a badge is, told by its shape: part of the pattern, what falls, what is placed, a name. */
export const SHAPES = { plain: 0, ring: 1, cross: 2, doubleRing: 3 } as const;

/** A symbol on a disc that always faces the viewer. */
export interface Badge {
  readonly at: Vector;
  /** Beside its point, in the plane of the screen. */
  readonly aside: readonly [number, number];
  /** Half its width. */
  readonly size: number;
  readonly glyph: number;
  readonly shape: (typeof SHAPES)[keyof typeof SHAPES];
  readonly colour: Colour;
  readonly ink: Colour;
  /** What it lies on; undefined: nothing. */
  readonly plate: Colour;
  readonly opacity: number;
  /** Where its face points; a badge on a face that looks away is pale. */
  readonly out?: Vector | undefined;
}

const VERTEX = /* glsl */ `
  attribute vec3 center;
  attribute vec3 outward;
  attribute vec3 place;
  attribute vec3 colour;
  attribute vec3 ink;
  attribute vec3 plate;
  attribute vec3 detail;
  varying vec2 vAt;
  varying vec3 vColour;
  varying vec3 vInk;
  varying vec3 vPlate;
  varying vec3 vDetail;
  void main() {
    vec4 seen = viewMatrix * vec4(center, 1.0);
    vec3 out3 = (viewMatrix * vec4(outward, 0.0)).xyz;
    float isAway = dot(outward, outward) > 0.0 && dot(out3, -seen.xyz) < 0.0 ? 1.0 : 0.0;
    seen.xy += place.xy + position.xy * place.z;
    vAt = position.xy;
    vColour = colour;
    vInk = ink;
    vPlate = plate;
    vDetail = vec3(detail.xy, detail.z * (1.0 - 0.65 * isAway));
    gl_Position = projectionMatrix * seen;
    // The disc turns to the viewer and would sink into a face that does not: its depth is that of a point before it, on the scale of bricks.
    vec4 before = projectionMatrix * (seen + vec4(0.0, 0.0, place.z, 0.0));
    gl_Position.z = (0.8 * before.z / before.w - 0.2) * gl_Position.w;
  }
`;

const FRAGMENT = /* glsl */ `
  varying vec2 vAt;
  varying vec3 vColour;
  varying vec3 vInk;
  varying vec3 vPlate;
  varying vec3 vDetail;
  ${GLYPH_LOOKUP}
  float band(float value, float middle, float width) {
    float soft = fwidth(value);
    return 1.0 - smoothstep(width - soft, width + soft, abs(value - middle));
  }
  void main() {
    float r = length(vAt);
    float soft = fwidth(r);
    float shape = vDetail.y;
    float size = shape > 2.5 ? 0.62 : 0.74;
    float mark = vDetail.x < -0.5 ? 0.0 : glyphAt(floor(vDetail.x + 0.5), vAt / size, fwidth(vAt.x) / size);
    float disc = 1.0 - smoothstep(0.98 - soft, 0.98, r);
    vec3 colour = mix(vPlate, vInk, mark);
    float lines = 0.0;
    if (shape > 0.5 && shape < 1.5) lines = band(r, 0.88, 0.08);
    if (shape > 1.5 && shape < 2.5) lines = max(band(vAt.x - vAt.y, 0.0, 0.1), band(vAt.x + vAt.y, 0.0, 0.1)) * step(r, 0.95);
    if (shape > 2.5) lines = max(band(r, 0.9, 0.065), band(r, 0.68, 0.055));
    colour = mix(colour, vColour, lines);
    float alpha = disc * vDetail.z;
    if (alpha < 0.02) discard;
    gl_FragColor = vec4(colour, alpha);
  }
`;

/** Discs with symbols in one draw call: the signs of a step, the names of mini-cubes. */
export class Badges {
  readonly mesh: Mesh;
  readonly #material: ShaderMaterial;
  #geometry = new InstancedBufferGeometry();

  /** `isOverAll`: never hidden by what stands in front. */
  constructor(atlas: Atlas, isOverAll: boolean) {
    this.#material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { atlas: { value: atlas.texture }, perRow: { value: atlas.perRow } },
      transparent: true,
      depthTest: !isOverAll,
      depthWrite: false,
    });
    this.mesh = new Mesh(this.#geometry, this.#material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = isOverAll ? 3 : 2;
  }

  set(badges: readonly Badge[]): void {
    this.#geometry.dispose();
    this.#geometry = new InstancedBufferGeometry();
    this.#geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]), 3));
    this.#geometry.setIndex([0, 1, 2, 0, 2, 3]);
    const give = (name: string, numbers: number[]): void => {
      this.#geometry.setAttribute(name, new InstancedBufferAttribute(Float32Array.from(numbers), 3));
    };
    give(
      'center',
      badges.flatMap(({ at }) => [...at]),
    );
    give(
      'outward',
      badges.flatMap(({ out }) => [...(out ?? [0, 0, 0])]),
    );
    give(
      'place',
      badges.flatMap(({ aside, size }) => [...aside, size]),
    );
    give(
      'colour',
      badges.flatMap(({ colour }) => [...colour]),
    );
    give(
      'ink',
      badges.flatMap(({ ink }) => [...ink]),
    );
    give(
      'plate',
      badges.flatMap(({ plate }) => [...plate]),
    );
    give(
      'detail',
      badges.flatMap(({ glyph, shape, opacity }) => [glyph, shape, opacity]),
    );
    this.#geometry.instanceCount = badges.length;
    this.mesh.geometry = this.#geometry;
    this.mesh.visible = badges.length > 0;
  }

  dispose(): void {
    this.#geometry.dispose();
    this.#material.dispose();
  }
}
