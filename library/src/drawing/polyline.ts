/** The path of a line through points, as the `d` of SVG has it. */
export function polyline(points: readonly (readonly [x: number | string, y: number | string])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
