import { groupBy } from '#core';
import { halfWidth, isOutside, type PanelPoint, type RuleShape, type RuleSheet } from './rule-canvas.ts';
import { ruleInks } from './rule-inks.ts';

type Shape<Type extends RuleShape['type']> = RuleShape & { readonly type: Type };

/**
 * The shapes of several rules as they lie over each other, so that each is seen whatever the order of the rules: grounds, the large ones first; lines and bulbs
 * from wide to thin; rings; dots; words. What would lie exactly on its like stands within it or beside it.
 */
export function stacked(shapes: readonly RuleShape[], sheets: readonly RuleSheet[]): RuleShape[] {
  const inOrder = [...within(beside(apart(shapes, sheets)))].sort((a, b) => rankOf(a) - rankOf(b) || widthOf(b) - widthOf(a));
  return thinned(inOrder);
}

function rankOf(shape: RuleShape): number {
  if (shape.type === 'circle') return isDot(shape) ? 3 : shape.fill ? 1 : 2;
  return { area: 0, line: 1, text: 4 }[shape.type];
}

/** A dot lies on a border, over all lines; a bulb is filled with the ink of its line, and a ring is not filled. */
const isDot = ({ at: [x, y] }: Shape<'circle'>): boolean => [x, y].some((part) => Math.abs((part % 1) - 0.5) > 0.01);

function widthOf(shape: RuleShape): number {
  if (shape.type === 'text') return 0;
  if (shape.type === 'circle') return 2 * shape.radius;
  if (shape.type === 'line') return shape.width ?? ruleInks[shape.ink].width;
  const across = shape.points.map(([x]) => x);
  return Math.max(...across) - Math.min(...across);
}

/** How much smaller a ring is than the one round it, and how far dots stand from each other that would stand on the same spot. */
const WITHIN = 0.07;
const BESIDE = 0.34;

/** Rings of several inks in one cell stand within each other. */
function within(shapes: readonly RuleShape[]): RuleShape[] {
  const inks = new Map<string, string[]>();
  return shapes.map((shape) => {
    if (shape.type !== 'circle' || shape.fill || !shape.stroke) return shape;
    const key = `${shape.panel} ${shape.at}`;
    const known = inks.get(key) ?? [];
    inks.set(key, known);
    if (!known.includes(shape.stroke)) known.push(shape.stroke);
    return { ...shape, radius: shape.radius - WITHIN * known.indexOf(shape.stroke) };
  });
}

/** Dots of several rules on one spot stand beside each other along the border, with what is written in them. */
function beside(shapes: readonly RuleShape[]): RuleShape[] {
  const dots = shapes.filter((shape): shape is Shape<'circle'> => shape.type === 'circle' && isDot(shape));
  const moves = new Map<RuleShape, PanelPoint>();
  for (const together of groupBy(dots, ({ panel, at }) => `${panel} ${at}`).values()) {
    const [x, y] = together[0]!.at;
    const isUpright = Number.isInteger(x) && !Number.isInteger(y);
    together.forEach((dot, i) => {
      const by = BESIDE * (i - (together.length - 1) / 2);
      const isOwn = (shape: RuleShape): boolean =>
        shape.rule === dot.rule && shape.panel === dot.panel && 'at' in shape && Math.hypot(shape.at[0] - x, shape.at[1] - y) < dot.radius;
      if (by !== 0) for (const shape of shapes.filter(isOwn)) moves.set(shape, isUpright ? [0, by] : [by, 0]);
    });
  }
  return shapes.map((shape) => {
    const by = moves.get(shape);
    return by && 'at' in shape ? { ...shape, at: [shape.at[0] + by[0], shape.at[1] + by[1]] } : shape;
  });
}

/** A line that lies on one of another ink, of much the same width, is half as wide, so that the other is seen on both sides of it. */
function thinned(shapes: readonly RuleShape[]): RuleShape[] {
  const before: Shape<'line'>[] = [];
  return shapes.map((shape) => {
    if (shape.type !== 'line' || shape.isDashed) return shape;
    const width = widthOf(shape);
    const level = before.filter(
      (other) => other.panel === shape.panel && other.ink !== shape.ink && widthOf(other) < 1.5 * width && isOn(shape.points, other.points),
    ).length;
    before.push(shape);
    return level === 0 ? shape : { ...shape, width: width / 2 ** level };
  });
}

/** Whether two lines have a piece in common. */
function isOn(line: readonly PanelPoint[], other: readonly PanelPoint[]): boolean {
  const pieces = (points: readonly PanelPoint[]) => points.slice(1).map((to, i) => [points[i]!, to] as const);
  return pieces(line).some((a) =>
    pieces(other).some((b) => {
      const [[ax, ay], [bx, by]] = [a, b].map(([from, to]) => [to[0] - from[0], to[1] - from[1]]) as [[number, number], [number, number]];
      const half = ([from, to]: readonly [PanelPoint, PanelPoint]): PanelPoint => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return Math.abs(ax * by - ay * bx) < 0.01 && (distanceTo(b, half(a)) < 0.01 || distanceTo(a, half(b)) < 0.01);
    }),
  );
}

/** How far a point lies from a line, which may be a single point. */
export function distanceTo(line: readonly PanelPoint[], [x, y]: PanelPoint): number {
  return Math.min(
    ...line.map(([toX, toY], i) => {
      const [fromX, fromY] = line[Math.max(0, i - 1)]!;
      const [dx, dy] = [toX - fromX, toY - fromY];
      const along = Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
    }),
  );
}

/** So many clues stand outside one line; where there are more, as alternatives may be, the last says that there are. */
const MOST_OUTSIDE = 2;

/**
 * Texts at the same spot stand below each other: several outlines may have the same first cell, and several clues stand outside the same line. From a lower
 * corner they go up.
 */
function apart(shapes: readonly RuleShape[], sheets: readonly RuleSheet[]): RuleShape[] {
  const isOut = (shape: RuleShape): boolean => {
    const { columns, places } = sheets[shape.panel]!;
    return isOutside(shape, { columns, rows: places.length / columns });
  };
  // Outside all that stands in one square is one spot: beside an arrow a text stands a little further off.
  const keyOf = (shape: RuleShape & { readonly type: 'text' }): string => {
    const { panel, at, size, text, corner } = shape;
    if (isOut(shape)) return `${panel} ${Math.floor(at[0])} ${Math.floor(at[1])}`;
    return `${panel} ${(at[0] + (corner === 'end' ? 1 : -1) * size * halfWidth(text)).toFixed(2)} ${at[1].toFixed(2)}`;
  };
  const all = new Map<string, number>();
  for (const shape of shapes) if (shape.type === 'text') all.set(keyOf(shape), (all.get(keyOf(shape)) ?? 0) + 1);
  const begun = new Map<string, { readonly count: number; readonly y: number }>();
  return shapes.flatMap((shape): RuleShape[] => {
    if (shape.type !== 'text') return [shape];
    const { at, size } = shape;
    const key = keyOf(shape);
    const { count: before, y } = begun.get(key) ?? { count: 0, y: at[1] };
    begun.set(key, { count: before + 1, y });
    if (isOut(shape) && before >= MOST_OUTSIDE) return [];
    const isCut = isOut(shape) && before === MOST_OUTSIDE - 1 && all.get(key)! > MOST_OUTSIDE;
    // Above a panel there is room further up.
    const moved: PanelPoint = before === 0 ? at : [at[0], y + (at[1] < 0 || shape.corner === 'end' ? -before : before) * size];
    return [{ ...shape, at: moved, ...(isCut ? { text: '…' } : {}) }];
  });
}
