import {
  greyOfColour,
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
import { centred } from './text.ts';
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
    // Inks are greys here: what is seen in part is as light as it makes white paper.
    const seen = (grey: number): number => 1 - (shape.opacity ?? 1) * (1 - grey);
    if (shape.type === 'text') {
      const { text, isStart } = shape;
      const colour = keptInk(shape).light;
      const style = {
        font: 'words',
        size: shape.size * frame.side,
        grey: seen(colour === undefined ? ruleInks.ink.grey : greyOfColour(colour)),
      } as const;
      const [x, y] = shape.at;
      return centred(text, at(isStart ? [x + halfWidth(text) * shape.size, y] : [x, y]), style, along);
    }
    const { lines, isClosed, fill, width, dash } = shape;
    const stroke = keptStroke(shape).light;
    const grey = seen(stroke === undefined ? ruleInks.outline.grey : greyOfColour(stroke));
    const ends = dash ? { dash: dash.map((length) => length * frame.side) } : { round: true as const };
    return {
      type: 'path',
      lines: lines.map((line) => line.map(at)),
      closed: isClosed,
      ...(fill === undefined ? {} : { fill: seen(greyOfColour(keptFill(shape).light!)) }),
      ...(width === 0 ? {} : { stroke: { width: width * frame.side, grey, ...ends } }),
    };
  });
}

function circle([x, y]: PanelPoint, radius: number): PanelPoint[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
