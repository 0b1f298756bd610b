import { greyOfColour } from '../kept-colours.ts';
import { extentsOf, isWithin, type KeptPath, type KeptShape } from '../kept-shapes.ts';
import type { OutlineEdges } from './edges.ts';
import { isMiddle, type Marks } from './marks.ts';
import { drawStrokes, extentOf } from './rule-marks.ts';
import type { TerminalSheet } from './sheet.ts';

/** Draws what a document draws beside its rules, in its colours where they are numbers. */
export function drawKeptMarks(shapes: readonly KeptShape[], sheet: TerminalSheet, marks: Marks, outlined: OutlineEdges): void {
  for (const shape of shapes) {
    if (shape.type === 'text') marks.text(shape.at, shape.text, shape.isStart && 'start', hexOf(shape.colour));
    else if (shape.type === 'outline') for (const [from, to] of shape.lines) outlined.add([from!, to!]);
    else if (shape.type === 'area') drawArea(shape, sheet, marks);
    else for (const points of shape.lines) drawStrokes(points, shape.width, sheet, hexOf(shape.stroke));
  }
}

function drawArea({ lines, fill, stroke, isLabel }: KeptPath, sheet: TerminalSheet, marks: Marks): void {
  const { middle, size } = extentOf(lines.flat());
  const isRound = lines[0]!.length > 4;
  const colour = hexOf(stroke ?? fill);
  if (size > 0.9) {
    if (fill === undefined) for (const points of lines) sheet.path([...points, points[0]!], 'light', colour);
    else {
      const { x, y } = extentsOf({ lines });
      for (const row of middlesIn(y))
        for (const column of middlesIn(x)) if (isWithin([column, row], { lines })) marks.shade([column, row], hexOf(fill));
    }
  } else if (isMiddle(middle)) marks.brackets(middle, isRound ? '()' : '[]', colour);
  else if (!isLabel) {
    const [column, line] = sheet.at(middle);
    const isDark = fill !== undefined && greyOfColour(fill) < 0.5;
    sheet.write(column, line, isRound ? (isDark ? '●' : '○') : isDark ? '■' : '□', colour);
  }
}

/** The middles of squares between two sides, as far as panels reach. */
function middlesIn({ from, to }: { readonly from: number; readonly to: number }): number[] {
  const first = Math.max(0, Math.ceil(from - 0.5));
  const count = Math.max(0, Math.min(MOST, Math.ceil(to - 0.5)) - first);
  return Array.from({ length: count }, (_, i) => first + i + 0.5);
}

const MOST = 100;

const hexOf = (colour: string | undefined): string | undefined =>
  colour !== undefined && /^#[\da-f]{6}/i.test(colour) ? colour.slice(0, 7) : undefined;
