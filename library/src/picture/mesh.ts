import type { LatticeSteps } from './lattice.ts';
import { type Homography, project } from './quad.ts';
import { type Grey, type Point, sample } from './raster.ts';

/** Where the lines of a grid cross: (cells + 1) rows of as many points, upper left first. */
export interface Mesh {
  readonly cells: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export function meshOf(map: Homography, { cells, u, v }: LatticeSteps): Mesh {
  const side = cells + 1;
  const mesh = { cells, x: new Float64Array(side * side), y: new Float64Array(side * side) };
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const { x, y } = project(map, u.start + column * u.step, v.start + row * v.step);
      mesh.x[row * side + column] = x;
      mesh.y[row * side + column] = y;
    }
  return mesh;
}

/** A place in the grid, in cells from its upper left corner, as a place in the picture. */
export function inMesh({ cells, x, y }: Mesh, column: number, row: number): Point {
  const side = cells + 1;
  const left = Math.min(Math.max(Math.floor(column), 0), cells - 1);
  const top = Math.min(Math.max(Math.floor(row), 0), cells - 1);
  const at = top * side + left;
  return { x: mixed(x, at, side, column - left, row - top), y: mixed(y, at, side, column - left, row - top) };
}

function mixed(of: Float64Array, at: number, side: number, fx: number, fy: number): number {
  return (of[at]! * (1 - fx) + of[at + 1]! * fx) * (1 - fy) + (of[at + side]! * (1 - fx) + of[at + side + 1]! * fx) * fy;
}

/** A line is darker than this part of the paper beside it, and so many of them go on where a grid does. */
const LINE = 0.85;
const MOST_LINES = 0.75;

/** Whether the lines of a grid go on beyond one of its sides, half a cell away; the edge of the picture counts as what lies beyond it. */
export function goesOn(grey: Grey, mesh: Mesh): boolean {
  const n = mesh.cells;
  return [0, 1, 2, 3].some((side) => {
    const brightness = (along: number): number => {
      const away = side % 2 === 0 ? -0.5 : n + 0.5;
      const { x, y } = side < 2 ? inMesh(mesh, along, away) : inMesh(mesh, away, along);
      return sample(grey, x, y);
    };
    const isLine = (line: number): boolean => {
      const at = [-0.08, -0.04, 0, 0.04, 0.08].map((off) => brightness(line + off));
      return Math.min(...at) < LINE * Math.min(...[-0.35, 0.35].map((off) => brightness(line + off)));
    };
    return Array.from({ length: n - 1 }, (_, i) => i + 1).filter(isLine).length >= MOST_LINES * (n - 1);
  });
}

/** The mesh of the same picture turned by this many quarters clockwise. */
export function turnedMesh(mesh: Mesh, quarters: number): Mesh {
  const { cells } = mesh;
  const side = cells + 1;
  let { x, y } = mesh;
  for (let quarter = 0; quarter < quarters; quarter++) {
    const turned = (of: Float64Array): Float64Array => of.map((_, at) => of[(cells - (at % side)) * side + Math.floor(at / side)]!);
    [x, y] = [turned(x), turned(y)];
  }
  return { cells, x, y };
}

/**
 * Moves every crossing to where the ink says it is. Twice: a wide look for each crossing alone, the smooth surface through all (so that one that a digit
 * misled comes back, and a bent page stays bent), and a narrow look around that.
 */
export function settleMesh(ink: Grey, mesh: Mesh): Mesh {
  const wide = smooth(look(ink, mesh, 0.3));
  const near = smooth(look(ink, wide, 0.16));
  return blend(look(ink, near, 0.09), near);
}

interface Looked extends Mesh {
  readonly weight: Float64Array;
}

function look(ink: Grey, mesh: Mesh, reach: number): Looked {
  const side = mesh.cells + 1;
  const found = { cells: mesh.cells, x: mesh.x.slice(), y: mesh.y.slice(), weight: new Float64Array(side * side) };
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const at = row * side + column;
      const arms: [number, number][] = [];
      const arm = (dr: number, dc: number): void => {
        if (row + dr < 0 || row + dr >= side || column + dc < 0 || column + dc >= side) return;
        const to = at + dr * side + dc;
        arms.push([mesh.x[to]! - mesh.x[at]!, mesh.y[to]! - mesh.y[at]!]);
      };
      arm(-1, 0);
      arm(1, 0);
      arm(0, -1);
      arm(0, 1);
      const cell = arms.reduce((sum, [x, y]) => sum + Math.hypot(x, y), 0) / arms.length;
      const best = bestCrossing(ink, mesh.x[at]!, mesh.y[at]!, arms, Math.max(1, cell * reach));
      found.x[at] = best.x;
      found.y[at] = best.y;
      found.weight[at] = best.score;
    }
  return found;
}

const PLACES = [0.05, 0.12, 0.19, 0.26, 0.33, 0.4];

function bestCrossing(
  { width, height, data }: Grey,
  x: number,
  y: number,
  arms: readonly (readonly [number, number])[],
  radius: number,
): Point & { score: number } {
  let best = { x, y, score: -1 };
  let total = -1;
  const step = Math.max(0.5, radius / 10);
  const across = Float64Array.from(arms.flatMap(([ax]) => PLACES.map((t) => x + ax * t + 0.5)));
  const down = Float64Array.from(arms.flatMap(([, ay]) => PLACES.map((t) => y + ay * t + 0.5)));
  for (let dy = -radius; dy <= radius; dy += step)
    for (let dx = -radius; dx <= radius; dx += step) {
      let sum = 0;
      // A place of the ink for each of the two dozen: nothing may be made in here, this is where most of the time goes.
      for (let i = 0; i < across.length; i++) {
        const px = Math.floor(across[i]! + dx);
        const py = Math.floor(down[i]! + dy);
        if (px >= 0 && py >= 0 && px < width && py < height) sum += data[py * width + px]!;
      }
      const score = sum / across.length;
      const pulled = score - 0.08 * ((dx * dx + dy * dy) / (radius * radius));
      if (pulled > total) {
        total = pulled;
        best = { x: x + dx, y: y + dy, score };
      }
    }
  return best;
}

/** The powers of a smooth surface up to the third. */
function powers(u: number, v: number): number[] {
  return [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v];
}

function smooth(mesh: Looked): Mesh {
  const side = mesh.cells + 1;
  const rows: number[][] = [];
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) rows.push(powers(column / mesh.cells - 0.5, row / mesh.cells - 0.5));
  let weights = mesh.weight.map((w) => w * w + 1e-3);
  let [x, y] = [mesh.x, mesh.y];
  for (let round = 0; round < 4; round++) {
    x = fitted(rows, mesh.x, weights);
    y = fitted(rows, mesh.y, weights);
    const far = mesh.x.map((value, i) => Math.hypot(value - x[i]!, mesh.y[i]! - y[i]!));
    const usual = [...far].sort((a, b) => a - b)[Math.floor(far.length / 2)]! + 0.5;
    weights = mesh.weight.map((w, i) => (w * w + 1e-3) / (1 + (far[i]! / (2 * usual)) ** 4));
  }
  return { cells: mesh.cells, x, y };
}

/** Weighted least squares: the values of the best combination of the columns, by the normal equations. */
function fitted(rows: readonly (readonly number[])[], values: Float64Array, weights: Float64Array): Float64Array {
  const n = rows[0]!.length;
  const system = Array.from({ length: n }, () => new Float64Array(n + 1));
  rows.forEach((row, at) => {
    for (let i = 0; i < n; i++) {
      const weighted = row[i]! * weights[at]!;
      for (let j = 0; j < n; j++) system[i]![j]! += weighted * row[j]!;
      system[i]![n]! += weighted * values[at]!;
    }
  });
  for (let i = 0; i < n; i++) {
    system[i]![i]! += 1e-9;
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(system[r]![i]!) > Math.abs(system[pivot]![i]!)) pivot = r;
    [system[i], system[pivot]] = [system[pivot]!, system[i]!];
    for (let r = 0; r < n; r++) {
      if (r === i) continue;
      const factor = system[r]![i]! / system[i]![i]!;
      for (let c = i; c <= n; c++) system[r]![c]! -= factor * system[i]![c]!;
    }
  }
  return Float64Array.from(rows, (row) => row.reduce((sum, term, i) => sum + (term * system[i]![n]!) / system[i]![i]!, 0));
}

/** Where a crossing was seen clearly it stays where it was seen; else the smooth surface has it. */
function blend(seen: Looked, surface: Mesh): Mesh {
  const mix = (of: Float64Array, base: Float64Array): Float64Array =>
    of.map((value, i) => {
      const trust = Math.min(1, Math.max(0, (seen.weight[i]! - 0.3) / 0.4));
      return value * trust + base[i]! * (1 - trust);
    });
  return { cells: seen.cells, x: mix(seen.x, surface.x), y: mix(seen.y, surface.y) };
}

/** How dark each piece of line between two neighbouring crossings is, 0 to 1: the darkest within a pixel or two, averaged along it. */
function darknessAlong(ink: Grey, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) + 1e-6;
  const [nx, ny] = [-dy / length, dx / length];
  const width = Math.max(1, Math.min(2, length / 20));
  let sum = 0;
  let count = 0;
  for (let t = 0.1; t < 0.95; t += 0.1) {
    let darkest = 0;
    for (const off of [-width, 0, width]) {
      const px = Math.round(from.x + dx * t + nx * off);
      const py = Math.round(from.y + dy * t + ny * off);
      if (px >= 0 && py >= 0 && px < ink.width && py < ink.height) darkest = Math.max(darkest, ink.data[py * ink.width + px]!);
    }
    sum += darkest;
    count++;
  }
  return sum / count;
}

/** How much the ink looks like this mesh: the share of its pieces of line that are dark, less what is dark half a cell beside them. */
export function likeness(ink: Grey, mesh: Mesh): { readonly lines: number; readonly middles: number; readonly score: number } {
  let [lines, middles, pieces] = [0, 0, 0];
  let weakest = 1;
  for (let a = 0; a <= mesh.cells; a++) {
    let [row, column] = [0, 0];
    for (let b = 0; b < mesh.cells; b++) {
      row += darknessAlong(ink, inMesh(mesh, b, a), inMesh(mesh, b + 1, a));
      column += darknessAlong(ink, inMesh(mesh, a, b), inMesh(mesh, a, b + 1));
      if (a < mesh.cells) {
        middles += darknessAlong(ink, inMesh(mesh, b, a + 0.5), inMesh(mesh, b + 1, a + 0.5));
        middles += darknessAlong(ink, inMesh(mesh, a + 0.5, b), inMesh(mesh, a + 0.5, b + 1));
      }
      pieces += 2;
    }
    lines += row + column;
    weakest = Math.min(weakest, row / mesh.cells, column / mesh.cells);
  }
  lines /= pieces;
  middles /= 2 * mesh.cells * mesh.cells;
  return { lines, middles, score: 0.6 * lines + 0.4 * weakest - middles };
}
