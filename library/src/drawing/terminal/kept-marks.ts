import type { KeptShape } from '../kept-shapes.ts';
import type { Outlined } from './edges.ts';
import { isMiddle, type Marks } from './marks.ts';
import { extentOf } from './rule-marks.ts';
import type { Sheet } from './sheet.ts';

/** Draws what a document draws beside its rules, in its colours where they are numbers. */
export function drawKeptMarks(shapes: readonly KeptShape[], sheet: Sheet, marks: Marks, outlined: Outlined): void {
  for (const shape of shapes) {
    if (shape.type === 'text') marks.text(shape.at, shape.text, shape.isStart && 'start', hexOf(shape.colour));
    else if (shape.type === 'outline')
      outlined.addAround(shape.lines.map((points) => extentOf(points).middle).map(([x, y]) => [Math.floor(y), Math.floor(x)] as const));
    else if (shape.type === 'area') drawArea(shape, sheet, marks);
    else for (const points of shape.lines) sheet.path(points, shape.width > 0.3 ? 'double' : 'light', hexOf(shape.stroke));
  }
}

function drawArea({ lines: [points = []], fill, stroke, isLabel }: Exclude<KeptShape, { type: 'text' }>, sheet: Sheet, marks: Marks): void {
  const { middle, size } = extentOf(points);
  const isRound = points.length > 4;
  const colour = hexOf(stroke ?? fill);
  if (size > 0.9) {
    const [left, top] = [middle[0] - size / 2, middle[1] - size / 2];
    const isIn = (x: number, y: number): boolean => Math.abs(x - middle[0]) * 2 < size && Math.abs(y - middle[1]) * 2 < size;
    if (fill === undefined) sheet.path([...points, points[0]!], 'light', colour);
    else
      for (let y = Math.floor(top) + 0.5; y < top + size; y++)
        for (let x = Math.floor(left) + 0.5; x < left + size; x++) if (isIn(x, y)) marks.shade([x, y], hexOf(fill));
  } else if (isMiddle(middle)) marks.brackets(middle, isRound ? '()' : '[]', colour);
  else if (!isLabel) {
    const [column, line] = sheet.at(middle);
    sheet.write(column, line, isRound ? '○' : '□', colour);
  }
}

const hexOf = (colour: string | undefined): string | undefined =>
  colour !== undefined && /^#[\da-f]{6}/i.test(colour) ? colour.slice(0, 7) : undefined;
