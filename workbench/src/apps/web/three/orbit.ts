import type { PerspectiveCamera } from 'three';
import type { Arrangement } from './arrangement.ts';
import { dot, length, type Vector } from './vector.ts';

/** Where one looks from: round the cube (yaw) and from above or below (pitch), in degrees. */
export interface Angle {
  readonly yaw: number;
  readonly pitch: number;
}

/** Straight from above there is no up, and beyond it everything would stand on its head. */
const MAX_PITCH = 82;
const ZOOM = { min: 0.6, max: 4 } as const;

/** The camera's way round the cube. */
export class Orbit {
  yaw = 0;
  pitch = 0;
  zoom = 1;

  set({ yaw, pitch }: Angle): void {
    this.yaw = ((((yaw + 180) % 360) + 360) % 360) - 180;
    this.pitch = Math.max(-MAX_PITCH, Math.min(MAX_PITCH, pitch));
  }

  turn(yaw: number, pitch: number): void {
    this.set({ yaw: this.yaw + yaw, pitch: this.pitch + pitch });
  }

  zoomBy(factor: number): void {
    this.zoom = Math.max(ZOOM.min, Math.min(ZOOM.max, this.zoom * factor));
  }

  /** Right, up and towards the viewer, as the viewer has them. */
  axes(yaw = this.yaw): { readonly right: Vector; readonly up: Vector; readonly back: Vector } {
    const [a, b] = [(yaw * Math.PI) / 180, (this.pitch * Math.PI) / 180];
    return {
      right: [Math.cos(a), 0, -Math.sin(a)],
      up: [-Math.sin(a) * Math.sin(b), Math.cos(b), -Math.cos(a) * Math.sin(b)],
      back: [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)],
    };
  }

  /** Puts the camera so far away that all of an arrangement is seen, and no further. Returns where the air begins and ends to veil it. */
  aim(
    camera: PerspectiveCamera,
    { hull, steadiness }: Pick<Arrangement, 'hull' | 'steadiness'>,
  ): { readonly near: number; readonly far: number } {
    const vertical = Math.tan((camera.fov * Math.PI) / 360);
    const horizontal = vertical * camera.aspect;
    const needed = (yaw: number): number => {
      const { right, up, back } = this.axes(yaw);
      return Math.max(
        ...hull.map((at) => Math.max(Math.abs(dot(at, right)) / horizontal, Math.abs(dot(at, up)) / vertical) + dot(at, back)),
      );
    };
    const here = needed(this.yaw);
    const anywhere = Math.max(...Array.from({ length: 12 }, (_, i) => needed(this.yaw + i * 30)));
    const distance = ((here + (anywhere - here) * steadiness) * 1.03) / this.zoom;
    const { back } = this.axes();
    const size = Math.max(...hull.map(length));
    camera.position.set(back[0] * distance, back[1] * distance, back[2] * distance);
    camera.lookAt(0, 0, 0);
    camera.near = Math.max(0.05, distance - size * 1.2);
    camera.far = distance + size * 1.2;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    return { near: distance - size * 0.4, far: distance + size };
  }
}
