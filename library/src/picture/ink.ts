import { type Grey, localMean } from './raster.ts';

/**
 * How much darker than its surroundings every pixel is, 0 to 1: relative to the local mean, so that a shadow changes nothing,
 * and measured against the darkest twentieth of the picture, so that blur changes little.
 */
export function inkOfPicture(grey: Grey, radius: number): Grey {
  const means = localMean(grey, radius);
  const ink = new Float32Array(means.length);
  const histogram = new Uint32Array(256);
  for (let i = 0; i < ink.length; i++) {
    const part = Math.max(0, (means[i]! - grey.data[i]!) / (means[i]! + 8));
    ink[i] = part;
    histogram[Math.min(255, Math.floor(part * 256))]!++;
  }
  let seen = 0;
  let level = 255;
  while (level > 0 && seen < ink.length * 0.05) seen += histogram[level--]!;
  const full = Math.max(0.06, (level + 1) / 256);
  for (let i = 0; i < ink.length; i++) ink[i] = Math.min(1, ink[i]! / full);
  return { width: grey.width, height: grey.height, data: ink };
}

/** A connected set of inked pixels: how many, and for each row it touches its outermost pixels, of which its hull is made. */
export interface Blot {
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly rim: readonly (readonly [number, number])[];
}

/** The connected sets of pixels with at least this much ink whose frame has at least `least` pixels on its shorter side, largest first. */
export function blots(ink: Grey, threshold: number, least: number): readonly Blot[] {
  const { width, height, data } = ink;
  const done = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const first = new Int32Array(height);
  const last = new Int32Array(height);
  const found: Blot[] = [];
  for (let start = 0; start < done.length; start++) {
    if (done[start] === 1 || data[start]! < threshold) continue;
    let depth = 0;
    stack[depth++] = start;
    done[start] = 1;
    let [size, left, right, top, bottom] = [0, width, 0, height, 0];
    const begin = Math.floor(start / width);
    let reach = begin;
    first[begin] = width;
    last[begin] = -1;
    while (depth > 0) {
      const at = stack[--depth]!;
      const y = Math.floor(at / width);
      const x = at - y * width;
      size++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      while (reach < y) {
        reach++;
        first[reach] = width;
        last[reach] = -1;
      }
      if (x < first[y]!) first[y] = x;
      if (x > last[y]!) last[y] = x;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (done[next] === 0 && data[next]! >= threshold) {
            done[next] = 1;
            stack[depth++] = next;
          }
        }
    }
    if (Math.min(right - left, bottom - top) < least) continue;
    const rim: [number, number][] = [];
    for (let y = top; y <= bottom; y++) if (last[y]! >= 0) rim.push([first[y]!, y], [last[y]!, y]);
    found.push({ size, left, right, top, bottom, rim });
  }
  return found.sort((a, b) => b.size - a.size);
}
