import type { PerspectiveCamera } from 'three';
import type { Arrangement } from './arrangement.ts';
import { add, cross, dot, length, scale, type Vector } from './vector.ts';

/** Right, up and towards the viewer. */
export interface ViewFrame {
  readonly right: Vector;
  readonly up: Vector;
  readonly back: Vector;
}

/** Where one looks from: round the cube (yaw) and from above or below (pitch), in degrees. */
export interface Angle {
  readonly yaw: number;
  readonly pitch: number;
  /** The picture lies along this frame however one looks at it: what faces the same way is seen as on paper, and what lies beside it slants off. */
  readonly straight?: ViewFrame | undefined;
}

/** Where one is on the way round: how far the picture is pulled along which frames. */
interface Stand extends Angle {
  readonly pulls: readonly Pull[];
}

interface Pull {
  readonly to: ViewFrame;
  readonly by: number;
}

/** Straight from above there is no up, and beyond it everything would stand on its head. */
const MAX_PITCH = 82;
const ZOOM = { min: 0.6, max: 4 } as const;
/** Turned by this many degrees, a picture that was straight is one no more. */
const STRAIGHT_FOR = 40;

/** The camera's way round the cube. */
export class Orbit {
  yaw = 0;
  pitch = 0;
  zoom = 1;
  #pulls: readonly Pull[] = [];

  set({ yaw, pitch, straight }: Angle): void {
    this.yaw = ((((yaw + 180) % 360) + 360) % 360) - 180;
    this.pitch = Math.max(-MAX_PITCH, Math.min(MAX_PITCH, pitch));
    this.#pulls = straight ? [{ to: straight, by: 1 }] : [];
  }

  get stand(): Stand {
    return { yaw: this.yaw, pitch: this.pitch, pulls: this.#pulls };
  }

  /** Goes that part of a way, from 0 to 1. */
  go(from: Stand, to: Angle, part: number): void {
    const between = (a: number, b: number): number => a + (b - a) * part;
    this.set({ yaw: between(from.yaw, to.yaw), pitch: between(from.pitch, to.pitch) });
    this.#pulls = [...weaker(from.pulls, part), ...(to.straight ? [{ to: to.straight, by: part }] : [])];
  }

  turn(yaw: number, pitch: number): void {
    const pulls = weaker(this.#pulls, (Math.abs(yaw) + Math.abs(pitch)) / STRAIGHT_FOR);
    this.set({ yaw: this.yaw + yaw, pitch: this.pitch + pitch });
    this.#pulls = pulls;
  }

  zoomBy(factor: number): void {
    this.zoom = Math.max(ZOOM.min, Math.min(ZOOM.max, this.zoom * factor));
  }

  /** Where to on the screen the ways of space lead, right and up, and which of them lead towards the viewer. */
  axes(): ViewFrame {
    const { right, up, back } = this.#picture();
    return { right, up, back };
  }

  /** Puts the camera so far away that all of an arrangement is seen, and no further. Returns where the air begins and ends to veil it. */
  aim(
    camera: PerspectiveCamera,
    { hull, steadiness }: Pick<Arrangement, 'hull' | 'steadiness'>,
  ): { readonly near: number; readonly far: number } {
    const vertical = Math.tan((camera.fov * Math.PI) / 360);
    const horizontal = vertical * camera.aspect;
    const needed = ({ right, up, lies, depth }: ReturnType<typeof slanted>): number =>
      Math.max(
        ...hull.map((at) => Math.max(Math.abs(dot(at, right)) / horizontal, Math.abs(dot(at, up)) / vertical) + dot(at, lies.back)),
      ) / depth;
    const picture = this.#picture();
    const here = needed(picture);
    const around = Array.from({ length: 11 }, (_, i) => this.#looking(this.yaw + (i + 1) * 30));
    const anywhere = Math.max(here, ...around.map((frame) => needed(slanted(frame, frame.back))));
    const distance = ((here + (anywhere - here) * steadiness) * 1.015) / this.zoom;
    const size = Math.max(...hull.map(length));
    const { lies, back, depth, shift } = picture;
    const away = distance * depth;
    camera.near = Math.max(0.05, away - size * 1.2);
    camera.far = away + size * 1.2;
    camera.position.set(...scale(back, distance));
    camera.up.set(...lies.up);
    camera.lookAt(...add(scale(back, distance), lies.back, -1));
    camera.updateMatrixWorld();
    const [x, y, near] = [shift[0], shift[1], camera.near];
    camera.projectionMatrix.makePerspective(
      near * (x - horizontal),
      near * (x + horizontal),
      near * (y + vertical),
      near * (y - vertical),
      near,
      camera.far,
    );
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    return { near: away - size * 0.4, far: away + size };
  }

  #picture(): ReturnType<typeof slanted> {
    const looking = this.#looking(this.yaw);
    return slanted(this.#pulls.reduce(pulled, looking), looking.back);
  }

  /** The frame of one who looks straight at the cube. */
  #looking(yaw: number): ViewFrame {
    const [a, b] = [(yaw * Math.PI) / 180, (this.pitch * Math.PI) / 180];
    return {
      right: [Math.cos(a), 0, -Math.sin(a)],
      up: [-Math.sin(a) * Math.sin(b), Math.cos(b), -Math.cos(a) * Math.sin(b)],
      back: [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)],
    };
  }
}

function weaker(pulls: readonly Pull[], part: number): Pull[] {
  return pulls.map(({ to, by }) => ({ to, by: by - part })).filter(({ by }) => by > 0);
}

function pulled(frame: ViewFrame, { to, by }: Pull): ViewFrame {
  const unit = (v: Vector): Vector => scale(v, 1 / length(v));
  const back = unit(add(scale(frame.back, 1 - by), to.back, by));
  const up = add(scale(frame.up, 1 - by), to.up, by);
  const right = unit(cross(up, back));
  return { right, up: cross(back, right), back };
}

/** A picture that lies along a frame, seen from another direction, as through a lens that is shifted aside: `back` leads to the viewer. */
function slanted(
  lies: ViewFrame,
  back: Vector,
): ViewFrame & { readonly lies: ViewFrame; readonly depth: number; readonly shift: readonly [number, number] } {
  const depth = dot(back, lies.back);
  const [x, y] = [dot(back, lies.right) / depth, dot(back, lies.up) / depth];
  return { right: add(lies.right, lies.back, -x), up: add(lies.up, lies.back, -y), back, lies, depth, shift: [-x, -y] };
}
