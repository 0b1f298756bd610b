import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Points, ShaderMaterial, Vector2, Vector3 } from 'three';
import type { Colour } from './palette.ts';

const VERTEX = /* glsl */ `
  attribute float radius;
  attribute vec3 paint;
  uniform float height;
  uniform vec3 fogPaint;
  uniform vec2 fogRange;
  uniform float fogAmount;
  flat varying vec3 vPaint;
  flat varying float vPixels;
  void main() {
    vec4 seen = viewMatrix * vec4(position, 1.0);
    gl_Position = projectionMatrix * seen;
    vPixels = radius * projectionMatrix[1][1] * height / gl_Position.w + 1.0;
    gl_PointSize = vPixels;
    float far = clamp((-seen.z - fogRange.x) / (fogRange.y - fogRange.x), 0.0, 1.0);
    vPaint = mix(paint, fogPaint, far * fogAmount);
    // Behind every brick, as they are when one picks: they must not hide what one looks at.
    gl_Position.z = 0.2 * gl_Position.z + 0.8 * gl_Position.w;
  }
`;

const FRAGMENT = /* glsl */ `
  flat varying vec3 vPaint;
  flat varying float vPixels;
  void main() {
    float room = (0.5 - length(gl_PointCoord - 0.5)) * vPixels;
    gl_FragColor = vec4(vPaint, clamp(room, 0.0, 1.0));
  }
`;

/** The dots of the lattice in one draw call, a point each: where nothing is looked at there are thousands of them in a large cube. */
export class Dots {
  readonly mesh: Points;
  readonly #material: ShaderMaterial;
  readonly #geometry = new BufferGeometry();
  readonly #attributes: Readonly<Record<'position' | 'radius' | 'paint', BufferAttribute>>;

  constructor(count: number) {
    const attribute = (name: string, size: number): BufferAttribute => {
      const made = new BufferAttribute(new Float32Array(count * size), size);
      made.setUsage(DynamicDrawUsage);
      this.#geometry.setAttribute(name, made);
      return made;
    };
    this.#attributes = { position: attribute('position', 3), radius: attribute('radius', 1), paint: attribute('paint', 3) };
    this.#material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        height: { value: 0 },
        fogPaint: { value: new Vector3() },
        fogRange: { value: new Vector2(0, 1) },
        fogAmount: { value: 0.45 },
      },
      transparent: true,
      depthWrite: false,
    });
    this.mesh = new Points(this.#geometry, this.#material);
    this.mesh.frustumCulled = false;
  }

  /** Shows these places: where they stand and how large they are, by place, and the paint of each. */
  set(places: readonly number[], centers: Float32Array, extents: Float32Array, paintOf: (place: number) => Colour): void {
    const { position, radius, paint } = this.#attributes;
    places.forEach((place, i) => {
      position.setXYZ(i, centers[3 * place]!, centers[3 * place + 1]!, centers[3 * place + 2]!);
      radius.setX(i, extents[3 * place]!);
      paint.setXYZ(i, ...paintOf(place));
    });
    for (const changed of [position, radius, paint]) changed.needsUpdate = true;
    this.#geometry.setDrawRange(0, places.length);
    this.mesh.visible = places.length > 0;
  }

  /** How high the picture is in pixels, and the air that veils what is far. */
  setAir(height: number, fog: Colour, near: number, far: number): void {
    const { uniforms } = this.#material;
    uniforms['height']!.value = height;
    (uniforms['fogPaint']!.value as Vector3).set(...fog);
    (uniforms['fogRange']!.value as Vector2).set(near, far);
  }

  dispose(): void {
    this.#geometry.dispose();
    this.#material.dispose();
  }
}
