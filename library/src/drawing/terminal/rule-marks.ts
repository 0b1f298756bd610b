import { groupBy } from '#core';
import type { PanelPoint, RuleShape } from '../rule-canvas.ts';
import { type InkId, ruleInks } from '../rule-inks.ts';
import type { OutlineEdges } from './edges.ts';
import { isMiddle, type Marks } from './marks.ts';
import type { TerminalSheet } from './sheet.ts';
import { arrowCharacter } from './strokes.ts';

type Shape<Type extends RuleShape['type']> = RuleShape & { readonly type: Type };

/** From this width on, in cells, a line is double. */
const THICK = 0.3;
/** What is smaller is a head of an arrow. */
const TINY = 0.45;

/** Draws the shapes of rules on a panel. They come in the order in which they may lie over each other. */
export function drawRuleMarks(shapes: readonly RuleShape[], sheet: TerminalSheet, marks: Marks, outlined: OutlineEdges): void {
  for (const shape of shapes) {
    if (shape.type === 'area') drawArea(shape, marks);
    else if (shape.type === 'line') drawLine(shape, sheet, marks, outlined);
    else if (shape.type === 'circle')
      marks.circle(shape.at, shape.radius, lookOf(shape), terminalColour(shape.stroke ?? shape.fill ?? 'ink'));
  }
  const texts = shapes.filter((shape) => shape.type === 'text');
  for (const together of groupBy(texts, ({ at, corner }) => `${sheet.at(at)} ${corner}`).values()) {
    const { at, corner, ink } = together[0]!;
    marks.text(at, joined(together), corner, terminalColour(ink));
  }
}

/** Texts that fall on one spot: lines of one rule run on, close where each of their signs is one letter; rules are apart. */
function joined(texts: readonly Shape<'text'>[]): string {
  return [...groupBy(texts, ({ rule }) => rule).values()]
    .map((own) => own.map(({ text }) => text).join(' '))
    .map((text) => (text.split(' ').every(({ length }) => length === 1) ? text.replaceAll(' ', '') : text))
    .join(' ');
}

/**
 * The colour of an ink on a ground that may be light or dark: between those that the table has for both. What is written, and what means something by being black
 * or white, is as the terminal writes.
 */
export function terminalColour(ink: InkId): string | undefined {
  if (ink === 'ink' || ink === 'black' || ink === 'white' || ink === 'paper') return undefined;
  const { colour, dark } = ruleInks[ink];
  const part = (hex: string, i: number): number => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round((part(colour, i) + part(dark, i)) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function drawArea({ points, ink }: Shape<'area'>, marks: Marks): void {
  const { middle, size } = extentOf(points);
  if (size > 0.9) marks.shade(middle, terminalColour(ink));
  else marks.brackets(middle, points.length > 4 ? '◖◗' : '[]', terminalColour(ink));
}

function drawLine(shape: Shape<'line'>, sheet: TerminalSheet, marks: Marks, outlined: OutlineEdges): void {
  const { points, ink } = shape;
  const width = shape.width ?? ruleInks[ink].width;
  const { middle, size } = extentOf(points);
  const [first, second] = points;
  if (shape.isDashed) outlined.add([first!, second!]);
  else if (shape.round) drawRound(shape.round, marks, terminalColour(ink));
  else if (points.length > 3 && isSame(first!, points.at(-1)!) && size < 1) marks.brackets(middle, '<>', terminalColour(ink));
  // A line that begins at a ring begins in its cell, where the ring has taken the place of its first sign.
  else drawStrokes(size >= TINY ? points.map(middleOf) : points, width, sheet, terminalColour(ink));
}

const middleOf = ([x, y]: PanelPoint): PanelPoint => [Math.floor(x) + 0.5, Math.floor(y) + 0.5];

/** A line, or the head of an arrow; what is tiny otherwise is a shaft that says no more than its head. */
export function drawStrokes(points: readonly PanelPoint[], width: number, sheet: TerminalSheet, colour: string | undefined): void {
  const { size } = extentOf(points);
  if (points.length === 3 && size < TINY) drawHead(points, sheet, colour);
  else if (size >= TINY) sheet.path(points, width >= THICK ? 'double' : 'light', colour);
}

/** What goes round several cells is a bracket on each side that no other of them lies behind. */
function drawRound(points: readonly PanelPoint[], marks: Marks, colour: string | undefined): void {
  const has = (x: number, y: number): boolean => points.some((point) => isSame(point, [x, y]));
  for (const [x, y] of points) marks.brackets([x, y], `${has(x - 1, y) ? ' ' : '('}${has(x + 1, y) ? ' ' : ')'}`, colour);
}

/** An arrow at its tip. Where a symbol stands it is just before it; at the side of a cell it stays inside, so that the next cell may have one too. */
function drawHead(points: readonly PanelPoint[], sheet: TerminalSheet, colour: string | undefined): void {
  const [a, tip, b] = points as [PanelPoint, PanelPoint, PanelPoint];
  const [dx, dy] = [tip[0] - (a[0] + b[0]) / 2, tip[1] - (a[1] + b[1]) / 2];
  const length = Math.hypot(dx, dy);
  const [column, line] = sheet.at(tip);
  if (isMiddle(tip)) {
    const isLevel = Math.abs(dy) < 0.01;
    const onBorder = sheet.at([tip[0] - (0.5 * dx) / length, tip[1] - (0.5 * dy) / length]);
    const [x, y] = sheet.isFree(column, line)
      ? [column, line]
      : isLevel
        ? [freeBefore(sheet, column, line, Math.sign(dx)), line]
        : onBorder;
    sheet.write(x, y, arrowCharacter(dx, dy), colour);
  } else {
    const [middle] = sheet.at([Math.floor(tip[0]) + 0.5, tip[1]]);
    const most = sheet.pitch / 2 - 1;
    const inside = Math.abs(dy) < 0.01 ? middle + Math.max(-most, Math.min(most, column - middle)) : column;
    sheet.write(inside, line, arrowCharacter(dx, dy), colour);
  }
}

/** The last column that is free on the way to a symbol; between it and the symbol nothing of the shaft is seen. */
function freeBefore(sheet: TerminalSheet, column: number, line: number, way: number): number {
  const back = Array.from({ length: sheet.pitch / 2 }, (_, i) => column - way * (i + 1));
  return back.find((one) => sheet.isFree(one, line)) ?? back.at(-1)!;
}

function lookOf({ fill, stroke }: Shape<'circle'>): 'full' | 'hollow' | 'white' | 'black' | 'cover' {
  if (fill === 'white' || fill === 'black') return fill;
  if (fill === undefined) return 'hollow';
  if (fill !== 'paper') return 'full';
  return stroke ? 'hollow' : 'cover';
}

const isSame = ([a, b]: PanelPoint, [c, d]: PanelPoint): boolean => Math.abs(a - c) < 0.01 && Math.abs(b - d) < 0.01;

/** Where points lie, and how far they go in the direction in which they go further. */
export function extentOf(points: readonly PanelPoint[]): { readonly middle: PanelPoint; readonly size: number } {
  const range = (axis: 0 | 1): [number, number] => {
    const numbers = points.map((point) => point[axis]);
    return [Math.min(...numbers), Math.max(...numbers)];
  };
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  return { middle: [(left + right) / 2, (top + bottom) / 2], size: Math.max(right - left, bottom - top) };
}
