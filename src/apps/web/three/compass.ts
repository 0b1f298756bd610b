import type { Orbit } from './orbit.ts';
import { dot, type Vector } from './vector.ts';

/** A square in the small cube of the compass, its corners from -1 to 1. */
interface CompassPlane {
  readonly corners: readonly Vector[];
  readonly strong: boolean;
}

interface CompassLabel {
  readonly text: string;
  readonly at: Vector;
  /** Shown only while this direction points towards the viewer. */
  readonly out?: Vector | undefined;
  readonly strong?: boolean | undefined;
}

/** What the small cube in the corner shows: where one is and how the cube is turned. */
export interface CompassContent {
  readonly planes: readonly CompassPlane[];
  readonly labels: readonly CompassLabel[];
  readonly cursor: Vector;
}

const SVG = 'http://www.w3.org/2000/svg';
const SCALE = 25;

/** Draws the compass into an SVG element; called with every frame, so it changes attributes and makes nothing twice. */
export class Compass {
  readonly #root: SVGSVGElement;
  readonly #shapes = new Map<string, SVGElement>();

  constructor(root: SVGSVGElement) {
    this.#root = root;
  }

  draw(orbit: Orbit, { planes, labels, cursor }: CompassContent): void {
    const { right, up, back } = orbit.axes();
    const flat = (at: Vector): string => `${(dot(at, right) * SCALE).toFixed(1)} ${(-dot(at, up) * SCALE).toFixed(1)}`;
    const used = new Set<string>();
    const shape = (id: string, tag: string, className: string, attributes: Readonly<Record<string, string>>): SVGElement => {
      used.add(id);
      let element = this.#shapes.get(id);
      if (!element) {
        element = document.createElementNS(SVG, tag) as SVGElement;
        this.#shapes.set(id, element);
        this.#root.append(element);
      }
      element.setAttribute('class', className);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    };
    const [hidden, seen] = [
      EDGES.filter(({ out }) => out.every((n) => dot(n, back) < 0)),
      EDGES.filter(({ out }) => out.some((n) => dot(n, back) >= 0)),
    ];
    const path = (edges: typeof EDGES): string => edges.map(({ from, to }) => `M${flat(from)}L${flat(to)}`).join('');
    shape('hidden', 'path', 'edge hidden', { d: path(hidden) });
    planes.forEach(({ corners, strong }, i) => {
      shape(`plane ${i}`, 'path', strong ? 'plane strong' : 'plane', { d: `M${corners.map(flat).join('L')}z` });
    });
    shape('seen', 'path', 'edge', { d: path(seen) });
    const [x, y] = flat(cursor).split(' ') as [string, string];
    shape('cursor', 'circle', 'here', { cx: x, cy: y, r: '3.2' });
    labels.forEach(({ text, at, out, strong }, i) => {
      const [lx, ly] = flat(at).split(' ') as [string, string];
      const isAway = out !== undefined && dot(out, back) <= 0.05;
      const label = shape(`label ${i}`, 'text', `${strong ? 'strong' : ''} ${isAway ? 'away' : ''}`, { x: lx, y: ly });
      if (label.textContent !== text) label.textContent = text;
    });
    for (const [id, element] of this.#shapes) {
      if (used.has(id)) continue;
      element.remove();
      this.#shapes.delete(id);
    }
  }
}

/** The edges of a cube with the directions of the two faces that meet there. */
const EDGES: readonly { readonly from: Vector; readonly to: Vector; readonly out: readonly Vector[] }[] = [0, 1, 2].flatMap((direction) =>
  [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => {
      const [i, j] = [(direction + 1) % 3, (direction + 2) % 3];
      const at = (along: number): Vector => {
        const point = [0, 0, 0];
        point[direction] = along;
        point[i] = a;
        point[j] = b;
        return point as unknown as Vector;
      };
      const out = (k: number, sign: number): Vector => [0, 1, 2].map((c) => (c === k ? sign : 0)) as unknown as Vector;
      return { from: at(-1), to: at(1), out: [out(i, a), out(j, b)] };
    }),
  ),
);
