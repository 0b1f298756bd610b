import { expect } from 'vitest';
import type { VectorDrawing } from '#printing';

/** Nothing of a drawing lies outside its paper. */
export function expectInside({ items, width, height }: VectorDrawing): void {
  const points = items.flatMap((item) => (item.type === 'path' ? item.lines.flat() : [item.start]));
  expect(points.filter(({ x, y }) => !(x >= 0 && x <= width && y >= 0 && y <= height))).toEqual([]);
}
