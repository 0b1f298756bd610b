import { type Geometry, type KeptDrawing, type LineCap, type LineJoin, type Puzzle, round } from '#core';
import { polyline } from './polyline.ts';
import type { PanelPoint } from './rule-canvas.ts';
import { borderOf } from './rule-outlines.ts';

/**
 * Something that a document draws beside its rules, on the first panel, in its own colours: straight lines from point to point, or words. They come in the order
 * of the document. As in the programs that such documents are made with, areas below the lines of the grid are the ground, on which players colour
 * and select; other things below these lines lie over that; and what is written in cells stands over everything.
 */
export type KeptShape = {
  readonly layer: 'ground' | 'under' | 'over';
  /** How much of it is seen, where that is not all. */
  readonly opacity?: number;
} & (
  | {
      readonly type: 'line' | 'outline' | 'area';
      readonly lines: readonly (readonly PanelPoint[])[];
      readonly isClosed: boolean;
      readonly fill?: string | undefined;
      /** What draws it chooses a colour where the document has none. */
      readonly stroke?: string | undefined;
      /** Of the stroke, in cells; 0 where there is none. */
      readonly width: number;
      /** Lengths of dashes and gaps, in cells; whole lines where undefined. */
      readonly dash?: readonly number[] | undefined;
      /** How far into them a line begins. */
      readonly dashOffset?: number | undefined;
      readonly cap: LineCap;
      readonly join: LineJoin;
      /** Whether what is enclosed twice is left out of what is filled. */
      readonly isEvenOdd?: true | undefined;
      /** Whether it is the ground of words of its own. */
      readonly isLabel?: true;
    }
  | {
      readonly type: 'text';
      readonly at: PanelPoint;
      readonly text: string;
      readonly size: number;
      readonly colour?: string | undefined;
      /** In degrees, clockwise. */
      readonly angle?: number | undefined;
      /** Whether it begins at its spot; otherwise its middle is there. */
      readonly isStart?: true;
      /** Whether it stands on a ground of its own. */
      readonly isLabel?: true;
    }
);
export type KeptPath = Exclude<KeptShape, { readonly type: 'text' }>;

const CORNERS = 36;
const RING = 0.04;
const OUTLINE = { width: 0.03, dash: [0.1, 0.07] } as const;

/** What a document draws beside its rules. */
export function keptShapes({ kept, geometry }: Pick<Puzzle, 'kept' | 'geometry'>): KeptShape[] {
  return labelled(
    (kept?.drawings ?? []).flatMap((drawing) => {
      const { opacity } = drawing;
      const shapes = shapesOf(drawing, geometry);
      return opacity === undefined ? shapes : shapes.map((shape) => ({ ...shape, opacity }));
    }),
  );
}

function shapesOf(drawing: KeptDrawing, geometry: Geometry): KeptShape[] {
  const layer = drawing.isOver ? 'over' : 'under';
  if (drawing.shape === 'box') return boxOf(drawing, layer);
  if (drawing.shape !== 'outline') {
    const { colour, width, fill } = drawing;
    const isPath = drawing.shape === 'path';
    const way = isPath ? { lines: drawing.lines, isEvenOdd: drawing.isEvenOdd } : { lines: [drawing.points] };
    const isClosed = !isPath && fill !== undefined;
    return [{ type: fill ? 'area' : 'line', layer, ...way, isClosed, fill, stroke: colour, width, ...penOf(drawing, 'round') }];
  }
  const squares = drawing.cells.map((cell) => geometry.places[geometry.placesOf(cell)[0]!]!);
  const [first] = squares.toSorted((a, b) => a.row - b.row || a.column - b.column);
  if (!first) return [];
  const { colour, text, dash = OUTLINE.dash } = drawing;
  return [
    {
      type: 'outline',
      layer,
      lines: borderOf(squares),
      isClosed: false,
      stroke: colour,
      width: OUTLINE.width,
      ...penOf({ ...drawing, dash }),
    },
    ...(text === undefined
      ? []
      : [{ type: 'text', layer, at: [first.column + 0.12, first.row + 0.22], text, size: 0.24, isStart: true } as const]),
  ];
}

/** How its lines are drawn. Of lines that are no borders ends and corners are round, unless they are dashed or the document says something else. */
function penOf({ dash, dashOffset, cap, join }: KeptDrawing, usual?: 'round'): Pick<KeptPath, 'dash' | 'dashOffset' | 'cap' | 'join'> {
  const end = dash ? undefined : usual;
  return { dash, dashOffset, cap: cap ?? end ?? 'butt', join: join ?? end ?? 'miter' };
}

function boxOf(box: KeptDrawing & { readonly shape: 'box' }, layer: 'under' | 'over'): KeptShape[] {
  const { at, width, height, clip, angle, fill, text } = box;
  const whole = box.isRound ? ellipse(at, width, height) : rectangle(at, width, height);
  const within = clip?.map(([x, y]): PanelPoint => [at[0] + (x - 0.5) * width, at[1] + (y - 0.5) * height]);
  const corners = within ? clipped(within, whole) : whole;
  const lines = [corners.map((corner) => turned(corner, at, angle ?? 0))];
  // The border of the whole box is not that of the part.
  const stroke = clip ? undefined : box.stroke;
  const isSeen = width !== 0 && height !== 0 && corners.length > 0 && (fill !== undefined || stroke !== undefined);
  const edge = stroke === undefined ? 0 : (box.edge ?? RING);
  const size = box.size ?? Math.min(0.6, Math.max(height, 0.3) * 0.8);
  const own = layer === 'over' ? layer : 'ground';
  return [
    ...(isSeen ? [{ type: 'area', layer: own, lines, isClosed: true, fill, stroke, width: edge, ...penOf(box) } as const] : []),
    ...(text === undefined ? [] : [{ type: 'text', layer, at, text, size, colour: box.ink, angle } as const]),
  ];
}

/** Words in the middle of an area stand on it, whether the document has both as one thing or as two. */
function labelled(shapes: readonly KeptShape[]): KeptShape[] {
  const middleOf = (shape: KeptShape): string => {
    const { x, y } = extentsOf(shape.type === 'text' ? { lines: [[shape.at]] } : shape);
    return `${Math.round(4 * (x.from + x.to))} ${Math.round(4 * (y.from + y.to))}`;
  };
  const spotsOf = (isIt: (shape: KeptShape) => boolean): Set<string> => new Set(shapes.filter(isIt).map(middleOf));
  const areas = spotsOf((shape) => shape.type === 'area' && shape.fill !== undefined);
  const texts = spotsOf(({ type }) => type === 'text');
  return shapes.map((shape) => {
    const others = shape.type === 'text' ? areas : shape.type === 'area' ? texts : undefined;
    return others?.has(middleOf(shape)) ? { ...shape, isLabel: true } : shape;
  });
}

function rectangle([x, y]: PanelPoint, width: number, height: number): PanelPoint[] {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function ellipse([x, y]: PanelPoint, width: number, height: number): PanelPoint[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [x + (width / 2) * Math.cos(angle), y + (height / 2) * Math.sin(angle)];
  });
}

/** The part of a polygon that lies within another, whose corners all point outward and go round clockwise. */
function clipped(polygon: readonly PanelPoint[], within: readonly PanelPoint[]): PanelPoint[] {
  return within.reduce<PanelPoint[]>(
    (corners, from, i) => {
      const to = within[(i + 1) % within.length]!;
      const depth = ([x, y]: PanelPoint): number => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
      return corners.flatMap((corner, j): PanelPoint[] => {
        const before = corners.at(j - 1)!;
        const [own, other] = [depth(corner), depth(before)];
        const share = other / (other - own);
        const cut: PanelPoint = [before[0] + share * (corner[0] - before[0]), before[1] + share * (corner[1] - before[1])];
        return [...(own > 0 !== other > 0 && own !== other ? [cut] : []), ...(own >= 0 ? [corner] : [])];
      });
    },
    [...polygon],
  );
}

function turned([x, y]: PanelPoint, [cx, cy]: PanelPoint, degrees: number): PanelPoint {
  if (degrees === 0) return [x, y];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

/** How far something reaches. */
export function extentsOf({ lines }: Pick<KeptPath, 'lines'>): { readonly x: Extent; readonly y: Extent } {
  const along = (axis: 0 | 1): Extent => {
    const all = lines.flatMap((line) => line.map((spot) => spot[axis]));
    return { from: Math.min(...all), to: Math.max(...all) };
  };
  return { x: along(0), y: along(1) };
}

/** Whether a spot lies within lines, each of which returns to its start; what is enclosed twice is not within. */
export function isWithin([x, y]: PanelPoint, { lines }: Pick<KeptPath, 'lines'>): boolean {
  let crossings = 0;
  for (const line of lines)
    line.forEach(([x2, y2], i) => {
      const [x1, y1] = line.at(i - 1)!;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) crossings++;
    });
  return crossings % 2 === 1;
}

/** The path of lines as SVG writes it. */
export function keptPath({ lines, isClosed }: KeptPath): string {
  return lines.map((line) => polyline(line.map(([x, y]) => [round(x), round(y)])) + (isClosed ? 'Z' : '')).join('');
}
