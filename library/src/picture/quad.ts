import type { Point } from './raster.ts';

/** Four corners, clockwise as they are seen, from the one nearest the upper left. */
export type Quad = readonly [Point, Point, Point, Point];

/** A projective map of the plane: nine numbers, row after row, the last 1. */
export type Homography = Float64Array;

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The convex hull, clockwise as it is seen. */
export function hullOf(points: readonly (readonly [number, number])[]): readonly Point[] {
  const sorted = points.map(([x, y]) => ({ x, y })).sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && cross(chain[chain.length - 2]!, chain[chain.length - 1]!, point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const along = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(along) < 1e-9) return undefined;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / along;
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}

/** The four-sided shape around a hull: the edge whose loss adds the least area goes, until four are left. */
export function quadAround(hull: readonly Point[]): Quad | undefined {
  const points = [...hull];
  while (points.length > 4) {
    let best: { at: number; area: number; corner: Point } | undefined;
    for (let at = 0; at < points.length; at++) {
      const [a, b, c, d] = [0, 1, 2, 3].map((k) => points[(at + k) % points.length]!) as [Point, Point, Point, Point];
      // The edge from b to c goes; the neighbours a-b and d-c are made longer until they meet.
      const corner = meeting(a, b, d, c);
      if (corner === undefined) continue;
      const outside = (corner.x - b.x) * (b.x - a.x) + (corner.y - b.y) * (b.y - a.y) >= 0;
      const area = Math.abs(cross(b, corner, c)) / 2;
      if (outside && cross(b, corner, c) * cross(a, b, c) >= 0 && (best === undefined || area < best.area)) best = { at, area, corner };
    }
    if (best === undefined) return undefined;
    const drop = (best.at + 2) % points.length;
    points[(best.at + 1) % points.length] = best.corner;
    points.splice(drop, 1);
  }
  return points.length === 4 ? ordered(points) : undefined;
}

function ordered(points: readonly Point[]): Quad {
  let start = 0;
  for (let i = 1; i < 4; i++) if (points[i]!.x + points[i]!.y < points[start]!.x + points[start]!.y) start = i;
  const [a, b, c, d] = [0, 1, 2, 3].map((k) => points[(start + k) % 4]!) as [Point, Point, Point, Point];
  return cross(a, b, c) > 0 ? [a, b, c, d] : [a, d, c, b];
}

/** The projective map that takes the unit square's corners (0,0), (1,0), (1,1), (0,1) to those of the quad. */
export function homographyTo([a, b, c, d]: Quad): Homography | undefined {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const base = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(base) < 1e-9) return undefined;
  const g = (sx * dy2 - dx2 * sy) / base;
  const h = (dx1 * sy - sx * dy1) / base;
  return Float64Array.of(b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1);
}

export function project(h: Homography, u: number, v: number): Point {
  const w = h[6]! * u + h[7]! * v + 1;
  return { x: (h[0]! * u + h[1]! * v + h[2]!) / w, y: (h[3]! * u + h[4]! * v + h[5]!) / w };
}
