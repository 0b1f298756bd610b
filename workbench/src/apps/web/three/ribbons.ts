import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, ShaderMaterial } from 'three';
import type { Colour } from './palette.ts';
import type { Vector } from './vector.ts';

/** A line that always shows its full width to the viewer. */
export interface Ribbon {
  readonly from: Vector;
  readonly to: Vector;
  /** How far the middle is pulled aside. */
  readonly bend?: Vector | undefined;
  /** Where the ends lie beside their points, in the plane of the screen. */
  readonly fromAside?: readonly [number, number] | undefined;
  readonly toAside?: readonly [number, number] | undefined;
  readonly colour: Colour;
  readonly width: number;
  /** Length of a dash with its gap; 0: a full line. */
  readonly dash: number;
}

const SEGMENTS = 14;

const VERTEX = /* glsl */ `
  attribute vec3 start;
  attribute vec3 end;
  attribute vec3 bend;
  attribute vec4 aside;
  attribute vec3 colour;
  attribute vec2 style;
  varying vec3 vColour;
  varying float vAlong;
  varying float vDash;
  void main() {
    vec3 a = (viewMatrix * vec4(start, 1.0)).xyz + vec3(aside.xy, 0.0);
    vec3 b = (viewMatrix * vec4(end, 1.0)).xyz + vec3(aside.zw, 0.0);
    vec3 c = (a + b) * 0.5 + (viewMatrix * vec4(bend, 0.0)).xyz;
    float t = position.x;
    vec3 at = mix(mix(a, c, t), mix(c, b, t), t);
    vec3 along = mix(c - a, b - c, t);
    vec2 screen = along.xy * -at.z + at.xy * along.z;
    vec2 side = vec2(-screen.y, screen.x) / max(length(screen), 1e-5);
    at.xy += side * style.x * position.y;
    vColour = colour;
    vAlong = t * length(b - a);
    vDash = style.y;
    gl_Position = projectionMatrix * vec4(at, 1.0);
    // The same depths as bricks have.
    gl_Position.z = 0.8 * gl_Position.z - 0.2 * gl_Position.w;
  }
`;

const FRAGMENT = /* glsl */ `
  varying vec3 vColour;
  varying float vAlong;
  varying float vDash;
  void main() {
    if (vDash > 0.0 && fract(vAlong / vDash) > 0.58) discard;
    gl_FragColor = vec4(vColour, 1.0);
  }
`;

/** Lines in space in one draw call: the edges of planes, the links of chains. */
export class Ribbons {
  readonly mesh: Mesh;
  readonly #material: ShaderMaterial;
  #geometry: InstancedBufferGeometry;

  /** `isOverAll`: drawn over whatever stands in front. */
  constructor(isOverAll: boolean) {
    this.#geometry = stripGeometry();
    this.#material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      depthTest: !isOverAll,
      depthWrite: !isOverAll,
      side: 2,
    });
    this.mesh = new Mesh(this.#geometry, this.#material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = isOverAll ? 2 : 1;
  }

  set(ribbons: readonly Ribbon[]): void {
    // There are few of them and their number changes, so they are made again.
    this.#geometry.dispose();
    this.#geometry = stripGeometry();
    const give = (name: string, size: number, numbers: number[]): void => {
      this.#geometry.setAttribute(name, new InstancedBufferAttribute(Float32Array.from(numbers), size));
    };
    give(
      'start',
      3,
      ribbons.flatMap(({ from }) => [...from]),
    );
    give(
      'end',
      3,
      ribbons.flatMap(({ to }) => [...to]),
    );
    give(
      'bend',
      3,
      ribbons.flatMap(({ bend }) => [...(bend ?? [0, 0, 0])]),
    );
    give(
      'aside',
      4,
      ribbons.flatMap(({ fromAside, toAside }) => [...(fromAside ?? [0, 0]), ...(toAside ?? [0, 0])]),
    );
    give(
      'colour',
      3,
      ribbons.flatMap(({ colour }) => [...colour]),
    );
    give(
      'style',
      2,
      ribbons.flatMap(({ width, dash }) => [width, dash]),
    );
    this.#geometry.instanceCount = ribbons.length;
    this.mesh.geometry = this.#geometry;
    this.mesh.visible = ribbons.length > 0;
  }

  dispose(): void {
    this.#geometry.dispose();
    this.#material.dispose();
  }
}

function stripGeometry(): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  const points = Array.from({ length: SEGMENTS + 1 }, (_, i) => [i / SEGMENTS, -1, 0, i / SEGMENTS, 1, 0]).flat();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3));
  geometry.setIndex(Array.from({ length: SEGMENTS }, (_, i) => [0, 1, 2, 2, 1, 3].map((corner) => 2 * i + corner)).flat());
  return geometry;
}
