import type { Orbit } from './orbit.ts';
import { type Colour, cssOf } from './palette.ts';
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

/** The colours of the compass, by the names of the style sheet. */
type CompassColours = Readonly<Record<'muted' | 'accent' | 'focus' | 'ink', Colour>>;

/** What is seen of the plane of the compass, in its own units: this far to each side. */
const [HALF_WIDTH, HALF_HEIGHT] = [72, 50];
const SCALE = 25;

/**
 * Draws the compass on a canvas of its own, with every frame. It is drawn by the processor: a handful of lines is quickly drawn there,
 * while lines that change with every frame had the card (or what stands in for one) draw their part of the page again, which took longer
 * than the cube itself.
 */
export class Compass {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #font: string;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { willReadFrequently: true })!;
    this.#font = getComputedStyle(canvas).fontFamily;
  }

  /** As many pixels as the screen has for it. */
  resize(ratio: number): void {
    this.#canvas.width = Math.round(this.#canvas.clientWidth * ratio);
    this.#canvas.height = Math.round(this.#canvas.clientHeight * ratio);
  }

  draw(orbit: Orbit, { planes, labels, cursor }: CompassContent, colours: CompassColours): void {
    const { right, up, back } = orbit.axes();
    const context = this.#context;
    const { width, height } = this.#canvas;
    const unit = Math.min(width / HALF_WIDTH, height / HALF_HEIGHT) / 2;
    const flat = (at: Vector): [number, number] => [dot(at, right) * SCALE, -dot(at, up) * SCALE];
    const trace = (points: readonly Vector[]): void =>
      points.forEach((point, i) => {
        if (i === 0) context.moveTo(...flat(point));
        else context.lineTo(...flat(point));
      });
    const edges = (shown: typeof EDGES, opacity: number, dash: number[]): void => {
      context.beginPath();
      for (const { from, to } of shown) trace([from, to]);
      context.setLineDash(dash);
      context.lineWidth = 1.4;
      context.strokeStyle = cssOf(colours.muted, opacity);
      context.stroke();
    };
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(unit, 0, 0, unit, width / 2, height / 2);
    context.lineCap = 'round';
    const isSeen = ({ out }: (typeof EDGES)[number]): boolean => out.some((n) => dot(n, back) >= 0);
    edges(
      EDGES.filter((edge) => !isSeen(edge)),
      0.4,
      [2, 3],
    );
    context.setLineDash([]);
    context.lineWidth = 1;
    for (const { corners, strong } of planes) {
      context.beginPath();
      trace(corners);
      context.closePath();
      context.fillStyle = cssOf(colours.accent, strong ? 0.4 : 0.18);
      context.fill();
      context.strokeStyle = cssOf(colours.accent, 1);
      context.stroke();
    }
    edges(EDGES.filter(isSeen), 1, []);
    context.beginPath();
    context.arc(...flat(cursor), 3.2, 0, 2 * Math.PI);
    context.fillStyle = cssOf(colours.focus, 1);
    context.fill();
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { text, at, out, strong } of labels) {
      if (out !== undefined && dot(out, back) <= 0.05) continue;
      context.font = `${strong ? 700 : 400} 11px ${this.#font}`;
      context.fillStyle = cssOf(strong ? colours.ink : colours.muted, 1);
      context.fillText(text, ...flat(at));
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
