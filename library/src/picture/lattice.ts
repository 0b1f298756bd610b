import type { Homography } from './quad.ts';
import type { Grey } from './raster.ts';

/** Equal steps along both sides of a shape: where the first line is and how far the next, as parts of the shape's own sides. */
export interface LatticeSteps {
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
const LAST_MOVES = 2.25;

/**
 * Evenly spaced lines in a flattened shape, for one number of cells. Ink is summed along each direction; the best first line and step are those where
 * the lines are dark and the middles between them, and the places one step outside, are not. That the lines begin and end where the shape does speaks
 * for them: where thin lines are too pale to be seen, the frame is not.
 */
export function latticeStepsOf({ across, down }: Profiles, cells: number): LatticeSteps {
  const u = bestAxis(across, cells);
  const v = bestAxis(down, cells);
  return { cells, score: Math.min(u.score, v.score), u, v };
}

/** Ink of a flattened shape, summed along each direction. */
export interface Profiles {
  readonly across: Float32Array;
  readonly down: Float32Array;
}

export function profilesOf(ink: Grey, map: Homography): Profiles {
  const flat = new Float32Array(SIDE * SIDE);
  const span = 1 + 2 * MARGIN;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      // `project` written out, since a point for each of so many places is much to clear away.
      const [u, v] = [((x + 0.5) / SIDE) * span - MARGIN, ((y + 0.5) / SIDE) * span - MARGIN];
      const w = map[6]! * u + map[7]! * v + 1;
      const px = Math.round((map[0]! * u + map[1]! * v + map[2]!) / w);
      const py = Math.round((map[3]! * u + map[4]! * v + map[5]!) / w);
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
  return { across, down };
}

function bestAxis(profile: Float32Array, cells: number): Axis {
  const scale = (1 + 2 * MARGIN) / SIDE;
  let best = { start: 0, step: 0, score: -1 };
  const largest = (SIDE - 4) / cells;
  // The last line moves by the same from one step to the next, however many cells there are.
  for (let step = largest * 0.5; step <= largest; step += LAST_MOVES / cells)
    for (let start = 1; start + cells * step < SIDE - 1; start += 1) {
      let lines = 0;
      let worst = 1;
      let middles = 0;
      // Whole numbers by `| 0`: this is where most of the time goes.
      for (let k = 0, place = start + 0.5; k <= cells; k++, place += step) {
        const dark = profile[place | 0]!;
        lines += dark;
        if (dark < worst) worst = dark;
        if (k < cells) middles += profile[(place + step / 2) | 0]!;
      }
      const outside = ((profile[Math.round(start - step)] ?? 0) + (profile[Math.round(start + (cells + 1) * step)] ?? 0)) / 2;
      const beside = Math.abs(start * scale - MARGIN) + Math.abs((start + cells * step) * scale - MARGIN - 1);
      const frame = Math.max(0, 1 - beside * 8);
      const score = lines / (cells + 1) - middles / cells + 0.3 * worst - 0.15 * outside + 0.12 * frame;
      if (score > best.score) best = { start, step, score };
    }
  return { start: (best.start + 0.5) * scale - MARGIN, step: best.step * scale, score: best.score };
}
