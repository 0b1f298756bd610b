import { greyInk, halfWidth, type KeptShape, keptFill, keptInk, keptStroke, type PanelPoint, type RuleShape, ruleInks } from '#drawing';
import { type PanelFrame, pointIn } from './frame.ts';
import { centred, UPRIGHT_TEXT } from './text.ts';
import type { Item, PagePoint, PathItem } from './vector-drawing.ts';

/** Corners of what is drawn for a circle. */
const CORNERS = 36;
/** The line round a circle, in squares. */
const RING = 0.05;

/** What the rules look like on a panel, in greys. */
export function ruleItems(
  shapes: readonly RuleShape[],
  frame: PanelFrame,
  along: { right: PagePoint; down: PagePoint } | undefined,
): Item[] {
  const at = ([x, y]: PanelPoint): PagePoint => pointIn(frame, y, x);
  const path = (spots: readonly PanelPoint[], look: Partial<PathItem> & { closed: boolean }): Item => ({
    type: 'path',
    lines: [spots.map(at)],
    ...look,
  });
  return shapes.map((shape): Item => {
    if (shape.type === 'text') {
      const style = { font: 'words', size: shape.size * frame.side, grey: ruleInks[shape.ink].grey } as const;
      return centred(shape.text, at(shape.at), style, along);
    }
    if (shape.type === 'circle') {
      const { fill, stroke } = shape;
      return path(circle(shape.at, shape.radius), {
        closed: true,
        ...(fill ? { fill: ruleInks[fill].grey } : {}),
        ...(stroke ? { stroke: { width: RING * frame.side, grey: ruleInks[stroke].grey } } : {}),
      });
    }
    const { grey, width } = ruleInks[shape.ink];
    if (shape.type === 'area') return path(shape.points, { closed: true, fill: grey });
    const ends = shape.isDashed ? { dash: [0.1 * frame.side, 0.07 * frame.side] as const } : { round: true as const };
    return path(shape.points, { closed: false, stroke: { width: (shape.width ?? width) * frame.side, grey, ...ends } });
  });
}

/** What a document draws beside its rules, in greys. */
export function keptItems(
  shapes: readonly KeptShape[],
  frame: PanelFrame,
  along: { right: PagePoint; down: PagePoint } | undefined,
): Item[] {
  const at = ([x, y]: PanelPoint): PagePoint => pointIn(frame, y, x);
  return shapes.map((shape): Item => {
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
      const style = { font: 'words', size: size * frame.side, ...ink } as const;
      const item = centred(text, at(isStart ? [x + halfWidth(text) * size, y] : [x, y]), style, angle ? turned(along, angle) : along);
      return opacity === undefined ? item : { ...item, opacity };
    }
    const { lines, isClosed, fill, width, dash, dashOffset, isEvenOdd } = shape;
    const long = (length: number): number => length * frame.side;
    const dashes = dash && { dash: dash.map(long), ...(dashOffset ? { dashOffset: long(dashOffset) } : {}) };
    const { grey, opacity } = inked(keptFill(shape).light, 1);
    return {
      type: 'path',
      lines: lines.map((line) => line.map(at)),
      closed: isClosed,
      ...(fill === undefined ? {} : { fill: grey, ...(opacity === undefined ? {} : { fillOpacity: opacity }) }),
      ...(isEvenOdd ? { isEvenOdd } : {}),
      ...(width === 0
        ? {}
        : {
            stroke: {
              width: long(width),
              ...inked(keptStroke(shape).light, ruleInks.outline.grey),
              ...(dashes ?? { round: true as const }),
            },
          }),
    };
  });
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
