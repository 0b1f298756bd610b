import { expect, test } from 'vitest';
import type { Drawing, Rule } from '#core';
import { EDGE, halfWidth, type InkId, type PanelPoint, type RuleShape, ruleInks, ruleShapes } from '#drawing';
import { kindOf } from '#kinds';
import { addRules, type RuleType, ruleTypes } from '#rules';
import { ruleFieldsOf, ruleOf, withCells } from '../workbench/src/apps/web/make/setting/rule-form.ts';

// Two rules may draw in the same cells: of each everything stays in sight. The shapes are painted into a raster, in their order.

const kind = kindOf('classic:3x3');
/** Three squares by three from the middle of the grid on, and the dots to a square. */
const [FROM, SQUARES, DOTS] = [4, 3, 41];
const SIDE = SQUARES * DOTS;

/** Cells that rules may be laid over, best first: the same for all, so that they lie over each other as much as they can. */
const LAID = [[40, 41, 50], [50, 41, 40], [40, 41], [40], [40, 41, 49, 50]];

/** A rule over the same cells as all others, in the first two ways in which it may lie there. */
function rulesOver(type: RuleType): Rule[] {
  const head = ruleFieldsOf(type).head.filter(([, field]) => !field.optional || field.type === 'number');
  const laid = LAID.flatMap((cells) => {
    const tries = ['1', '12', '1,2', 'falling'].map((text) =>
      ruleOf(withCells({ id: type.id, fields: Object.fromEntries(head.map(([name]) => [name, text])) }, cells, kind), kind),
    );
    const rule = tries.find(({ ok }) => ok);
    return rule?.ok && rule.value.draw().length > 0 ? [rule.value] : [];
  });
  return laid.slice(0, 2);
}

/** The shapes of rules; an edge is one of its own. */
const shapesOf = (...rules: readonly Rule[]): RuleShape[] =>
  ruleShapes(kind.geometry, rules).flatMap((shape) =>
    shape.type === 'area' && shape.edge
      ? [shape, { ...shape, type: 'line', points: [...shape.points, shape.points[0]!], ink: shape.edge, width: EDGE }]
      : [shape],
  );

const inkOf = (shape: RuleShape): InkId => (shape.type === 'circle' ? (shape.fill ?? shape.stroke)! : shape.ink);

/** How far a point lies from a line. */
function distanceTo(points: readonly PanelPoint[], x: number, y: number): number {
  return Math.min(
    ...points.slice(1).map(([toX, toY], i) => {
      const [fromX, fromY] = points[i]!;
      const [dx, dy] = [toX - fromX, toY - fromY];
      const along = Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
    }),
  );
}

function isWithin(points: readonly PanelPoint[], x: number, y: number): boolean {
  let isIn = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points.at(i - 1)!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) isIn = !isIn;
  });
  return isIn;
}

function covers(shape: RuleShape, x: number, y: number): boolean {
  if (shape.type === 'text')
    return Math.abs(y - shape.at[1]) < shape.size / 2 && Math.abs(x - shape.at[0]) < shape.size * halfWidth(shape.text);
  if (shape.type === 'area') return isWithin(shape.points, x, y);
  if (shape.type === 'line') return distanceTo(shape.points, x, y) < (shape.width ?? ruleInks[shape.ink].width) / 2;
  const far = Math.hypot(x - shape.at[0], y - shape.at[1]);
  return shape.fill ? far < shape.radius : Math.abs(far - shape.radius) < 0.025;
}

const dots = new Map<string, readonly number[]>();
/** The dots that a shape covers. */
function dotsOf(shape: RuleShape): readonly number[] {
  const { rule: _, ...look } = shape;
  const key = JSON.stringify(look);
  const known = dots.get(key);
  if (known) return known;
  const all = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter((i) =>
    covers(shape, FROM + ((i % SIDE) + 0.5) / DOTS, FROM + (Math.floor(i / SIDE) + 0.5) / DOTS),
  );
  dots.set(key, all);
  return all;
}

const part = (hex: string, i: number): number => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
const apart = (a: string, b: string): number => Math.hypot(...[0, 1, 2].map((i) => part(a, i) - part(b, i)));
/** Whether two inks are told from each other on both grounds. */
const inks = Object.keys(ruleInks) as InkId[];
const isOther = inks.map((a) =>
  inks.map((b) => apart(ruleInks[a].colour, ruleInks[b].colour) > 20 && apart(ruleInks[a].dark, ruleInks[b].dark) > 20),
);

/** How many dots of each shape lie on top, on something that looks otherwise. */
function seenOf(shapes: readonly RuleShape[]): number[] {
  const top = new Int16Array(SIDE * SIDE).fill(-1);
  const below = new Uint8Array(SIDE * SIDE).fill(inks.indexOf('paper'));
  const own = shapes.map((shape) => inks.indexOf(inkOf(shape)));
  shapes.forEach((shape, i) => {
    for (const dot of dotsOf(shape)) {
      if (top[dot]! >= 0) below[dot] = own[top[dot]!]!;
      top[dot] = i;
    }
  });
  const seen = shapes.map(() => 0);
  top.forEach((i, dot) => {
    if (i >= 0 && isOther[own[i]!]![below[dot]!]) seen[i]!++;
  });
  return seen;
}

/** Whether a shape need not be seen: what has an edge is told by that, and what both rules draw alike is drawn. */
function isTold(shape: RuleShape, others: readonly RuleShape[]): boolean {
  if (shape.type === 'area' && shape.edge) return true;
  const own = dotsOf(shape);
  return others.some((other) => {
    if (other.type !== shape.type || inkOf(other) !== inkOf(shape)) return false;
    const theirs = new Set(dotsOf(other));
    return own.filter((dot) => theirs.has(dot)).length > 0.7 * own.length;
  });
}

const all = ruleTypes.filter(({ isOutside }) => !isOutside).flatMap(rulesOver);
/** One rule for each look, since a pair looks like any other of the same looks. */
const looks = [...new Map(all.map((rule) => [JSON.stringify(rule.draw()), rule])).values()];
const seenAlone = new Map(looks.map((rule) => [rule, seenOf(shapesOf(rule))]));

/** What of two rules is hidden by the other. */
function hiddenOf(pair: readonly [Rule, Rule]): string[] {
  const shapes = shapesOf(...pair);
  const seen = seenOf(shapes);
  return pair.flatMap((own, index) => {
    const mine = shapes.flatMap((shape, i) => (shape.rule === index ? [{ shape, seen: seen[i]! }] : []));
    const theirs = shapes.filter((shape) => shape.rule !== index);
    const before = seenAlone.get(own)!;
    expect(mine.length).toBe(before.length);
    // Of the four heads at the sides of a cell a dot on a border may hide one.
    const isFour = own.id === 'minimum' || own.id === 'maximum';
    if (isFour && mine.filter(({ seen: now }, i) => now > 0.5 * before[i]!).length >= 0.75 * mine.length) return [];
    return mine.flatMap(({ shape, seen: now }, i) =>
      now < 0.2 * before[i]! && !isTold(shape, theirs)
        ? [`${own.text}: its ${shape.type} of ${inkOf(shape)} by ${pair[1 - index]!.text} (${now} of ${before[i]})`]
        : [],
    );
  });
}

test('where two rules draw in the same cells, each shape of both stays in sight', () => {
  // Everything that rules draw in cells, as their examples show it, is among what was laid.
  const lookOf = (drawing: Drawing): string => ['shape', 'style', 'ends', 'fill', 'sign'].map((part) => Object(drawing)[part]).join();
  const laid = new Set(looks.flatMap((rule) => rule.draw().map(lookOf)));
  const drawn = ruleTypes.flatMap(({ example }) => {
    const ruled = addRules(kindOf(example.kind), example.rules);
    return ruled.ok ? ruled.value.added!.flatMap((rule) => rule.draw()) : [];
  });
  expect(drawn.filter((drawing) => drawing.shape !== 'outside' && !laid.has(lookOf(drawing)))).toEqual([]);
  // The order in a puzzle says nothing about a rule, so that now the one and now the other is the first.
  expect(looks.flatMap((a, i) => looks.slice(0, i).flatMap((b, k) => hiddenOf((i + k) % 2 === 0 ? [a, b] : [b, a])))).toEqual([]);
});
