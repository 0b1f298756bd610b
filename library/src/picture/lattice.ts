import { type Homography, project } from './quad.ts';
import type { Grey } from './raster.ts';

/** Equal steps along both sides of a shape: where the first line is and how far the next, as parts of the shape's own sides. */
export interface Steps {
  readonly cells: number;
  readonly score: number;
  readonly u: Axis;
  readonly v: Axis;
}

interface Axis {
  readonly start: number;
  readonly step: number;
  readonly score: number;
}

/** The flattened shape with a margin around it, so that a line that the shape missed is still seen. */
const SIDE = 420;
const MARGIN = 0.14;

/**
 * Evenly spaced lines in a flattened shape, for one number of cells. Ink is summed along each direction; the best first line and step are those where
 * the lines are dark and the middles between them, and the places one step outside, are not. That the lines begin and end where the shape does speaks
 * for them: where thin lines are too pale to be seen, the frame is not.
 */
export function stepsOf(ink: Grey, map: Homography, counts: readonly number[]): readonly Steps[] {
  const [across, down] = profiles(ink, map);
  return counts.map((cells) => {
    const u = bestAxis(across, cells);
    const v = bestAxis(down, cells);
    return { cells, score: Math.min(u.score, v.score), u, v };
  });
}

function profiles(ink: Grey, map: Homography): readonly [Float32Array, Float32Array] {
  const flat = new Float32Array(SIDE * SIDE);
  const span = 1 + 2 * MARGIN;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = project(map, ((x + 0.5) / SIDE) * span - MARGIN, ((y + 0.5) / SIDE) * span - MARGIN);
      const [px, py] = [Math.round(at.x), Math.round(at.y)];
      if (px >= 0 && py >= 0 && px < ink.width && py < ink.height) flat[y * SIDE + x] = ink.data[py * ink.width + px]!;
    }
  const across = new Float32Array(SIDE);
  const down = new Float32Array(SIDE);
  // The darkest within two pixels: a line that is a little bent still adds up.
  for (let a = 0; a < SIDE; a++)
    for (let b = 0; b < SIDE; b++) {
      let row = 0;
      let column = 0;
      for (let near = Math.max(0, b - 2); near <= Math.min(SIDE - 1, b + 2); near++) {
        row = Math.max(row, flat[a * SIDE + near]!);
        column = Math.max(column, flat[near * SIDE + a]!);
      }
      across[b]! += row / SIDE;
      down[b]! += column / SIDE;
    }
  return [across, down];
}

function bestAxis(profile: Float32Array, cells: number): Axis {
  const scale = (1 + 2 * MARGIN) / SIDE;
  const at = (x: number): number => profile[Math.round(x)] ?? 0;
  let best = { start: 0, step: 0, score: -1 };
  const largest = (SIDE - 4) / cells;
  for (let step = largest * 0.5; step <= largest; step += 0.25)
    for (let start = 1; start + cells * step < SIDE - 1; start += 1) {
      let lines = 0;
      let worst = 1;
      let middles = 0;
      for (let k = 0; k <= cells; k++) {
        const dark = at(start + k * step);
        lines += dark;
        worst = Math.min(worst, dark);
        if (k < cells) middles += at(start + (k + 0.5) * step);
      }
      const outside = (at(start - step) + at(start + (cells + 1) * step)) / 2;
      const beside = Math.abs(start * scale - MARGIN) + Math.abs((start + cells * step) * scale - MARGIN - 1);
      const frame = Math.max(0, 1 - beside * 8);
      const score = lines / (cells + 1) - middles / cells + 0.3 * worst - 0.15 * outside + 0.12 * frame;
      if (score > best.score) best = { start, step, score };
    }
  return { start: (best.start + 0.5) * scale - MARGIN, step: best.step * scale, score: best.score };
}
