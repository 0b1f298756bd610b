import {
  EDGE,
  greyInk,
  halfWidth,
  type KeptShape,
  keptFill,
  keptInk,
  keptStroke,
  type PanelPoint,
  type RuleShape,
  ruleInks,
} from '#drawing';
import { type PanelFrame, pointIn } from './frame.ts';
import { centred, UPRIGHT_TEXT } from './text.ts';
import type { Item, PagePoint, PathItem } from './vector-drawing.ts';

/** Corners of what is drawn for a circle. */
const CORNERS = 36;
/** The line round a circle, in squares. */
const RING = 0.05;

/** Draws shapes on a panel, in greys. */
export class ShapePen {
  readonly #frame: PanelFrame;
  readonly #along: typeof UPRIGHT_TEXT | undefined;

  /** `along` is where text runs on a plane that is slanted or turned. */
  constructor(frame: PanelFrame, along: typeof UPRIGHT_TEXT | undefined) {
    this.#frame = frame;
    this.#along = along;
  }

  /** What a rule looks like. */
  rule(shape: RuleShape): Item {
    if (shape.type === 'text') {
      const style = { font: 'words', size: this.#long(shape.size), grey: ruleInks[shape.ink].grey } as const;
      return centred(shape.text, this.#at(shape.at), style, this.#along);
    }
    if (shape.type === 'circle') {
      const { fill, stroke } = shape;
      return {
        ...this.#path([circle(shape.at, shape.radius)], true),
        ...(fill ? { fill: ruleInks[fill].grey } : {}),
        ...(stroke ? { stroke: { width: this.#long(RING), grey: ruleInks[stroke].grey } } : {}),
      };
    }
    const { grey, width } = ruleInks[shape.ink];
    if (shape.type === 'area') {
      const edge = shape.edge && { stroke: { width: this.#long(EDGE), grey: ruleInks[shape.edge].grey } };
      return { ...this.#path([shape.points], true), fill: grey, ...edge };
    }
    const ends = shape.isDashed ? { dash: [0.1, 0.07].map(this.#long) } : ({ cap: 'round', join: 'round' } as const);
    return { ...this.#path([shape.points], false), stroke: { width: this.#long(shape.width ?? width), grey, ...ends } };
  }

  /** What a document draws beside its rules. */
  kept(shape: KeptShape): Item {
    /** A colour of the document, or else one of ours, with how much it hides where that is not all. */
    const inked = (colour: string | undefined, usual: number): { grey: number; opacity?: number } => {
      const { grey, opacity } = colour === undefined ? { grey: usual, opacity: 1 } : greyInk(colour);
      const seen = opacity * (shape.opacity ?? 1);
      return { grey, ...(seen < 1 ? { opacity: seen } : {}) };
    };
    if (shape.type === 'text') {
      const { text, isStart, size, angle } = shape;
      const [x, y] = shape.at;
      const { opacity, ...ink } = inked(keptInk(shape).light, ruleInks.ink.grey);
      const style = { font: 'words', size: this.#long(size), ...ink } as const;
      const middle = this.#at(isStart ? [x + halfWidth(text) * size, y] : [x, y]);
      const item = centred(text, middle, style, angle ? turned(this.#along, angle) : this.#along);
      return opacity === undefined ? item : { ...item, opacity };
    }
    const { lines, isClosed, fill, width, dash, dashOffset, isEvenOdd, cap, join } = shape;
    const dashes = dash ? { dash: dash.map(this.#long), ...(dashOffset ? { dashOffset: this.#long(dashOffset) } : {}) } : {};
    const { grey, opacity } = inked(keptFill(shape).light, 1);
    const drawn = inked(keptStroke(shape).light, ruleInks.outline.grey);
    return {
      ...this.#path(lines, isClosed),
      ...(fill === undefined ? {} : { fill: grey, ...(opacity === undefined ? {} : { fillOpacity: opacity }) }),
      ...(isEvenOdd ? { isEvenOdd } : {}),
      ...(width === 0 ? {} : { stroke: { width: this.#long(width), ...drawn, ...dashes, cap, join } }),
    };
  }

  readonly #at = ([x, y]: PanelPoint): PagePoint => pointIn(this.#frame, y, x);
  /** A length in squares as one of the page. */
  readonly #long = (length: number): number => length * this.#frame.side;

  #path(lines: readonly (readonly PanelPoint[])[], closed: boolean): PathItem {
    return { type: 'path', lines: lines.map((line) => line.map(this.#at)), closed };
  }
}

function circle([x, y]: PanelPoint, radius: number): PanelPoint[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Where text runs that is turned clockwise on its plane. */
function turned({ right, down }: typeof UPRIGHT_TEXT = UPRIGHT_TEXT, degrees: number): typeof UPRIGHT_TEXT {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const mixed = (a: number, b: number): PagePoint => ({ x: a * right.x + b * down.x, y: a * right.y + b * down.y });
  return { right: mixed(cos, sin), down: mixed(-sin, cos) };
}
