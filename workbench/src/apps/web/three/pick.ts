import type { Vector } from './vector.ts';

/** Bricks as a ray meets them. */
export interface Targets {
  readonly centers: Float32Array;
  readonly extents: Float32Array;
  readonly turns: Float32Array;
  readonly presence: Uint8Array;
}

/** A dot of the lattice is small; a finger is not. */
const DOT_REACH = 0.2;

/** The place that a ray meets first: bricks before dots of the lattice, since dots in front must not hide what one looks at. */
export function pickPlace(targets: Targets, origin: Vector, direction: Vector): number | undefined {
  return nearest(targets, origin, direction, false) ?? nearest(targets, origin, direction, true);
}

function nearest({ centers, extents, turns, presence }: Targets, origin: Vector, direction: Vector, dots: boolean): number | undefined {
  let best = Number.POSITIVE_INFINITY;
  let found: number | undefined;
  for (let place = 0; place < presence.length; place++) {
    if ((presence[place] === 0) !== dots) continue;
    const [a, b] = [3 * place, 4 * place];
    // The ray as the brick sees it: moved and turned back.
    const turn = [-turns[b]!, -turns[b + 1]!, -turns[b + 2]!, turns[b + 3]!] as const;
    const from = turned(turn, [origin[0] - centers[a]!, origin[1] - centers[a + 1]!, origin[2] - centers[a + 2]!]);
    const along = turned(turn, direction);
    let [enter, leave] = [0, best];
    for (let i = 0; i < 3 && enter <= leave; i++) {
      const reach = dots ? DOT_REACH : extents[a + i]!;
      const step = along[i]! === 0 ? 1e-12 : along[i]!;
      const [t1, t2] = [(-reach - from[i]!) / step, (reach - from[i]!) / step];
      enter = Math.max(enter, Math.min(t1, t2));
      leave = Math.min(leave, Math.max(t1, t2));
    }
    if (enter <= leave && enter < best) {
      best = enter;
      found = place;
    }
  }
  return found;
}

function turned([x, y, z, w]: readonly [number, number, number, number], v: Vector): Vector {
  const [cx, cy, cz] = [y * v[2] - z * v[1] + w * v[0], z * v[0] - x * v[2] + w * v[1], x * v[1] - y * v[0] + w * v[2]];
  return [v[0] + 2 * (y * cz - z * cy), v[1] + 2 * (z * cx - x * cz), v[2] + 2 * (x * cy - y * cx)];
}
