import { inMesh, type Mesh, turnedMesh } from './mesh.ts';
import { type Grey, sample, shrinkPicture } from './raster.ts';

/** Pixels on a side of the pictures of single squares that the network reads. */
export const SIDE = 28;

/** A little of the lines around a square is in its picture: where the grid was met a pixel beside the truth, nothing is cut off. */
const OVERLAP = 0.04;

/** A part of a grid that is cut out, in cells from the upper left corner of the grid once it stands upright; `across` exchanges its rows and columns. */
export interface Window {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly across?: boolean;
}

/** The picture of every square of the grid as it lies, cell after cell. */
export function squaresOf(grey: Grey, mesh: Mesh): Float32Array {
  const span = 1 + 2 * OVERLAP;
  const windows = Array.from({ length: mesh.cells ** 2 }, (_, at) => ({
    column: (at % mesh.cells) - OVERLAP,
    row: Math.floor(at / mesh.cells) - OVERLAP,
    width: span,
    height: span,
  }));
  return cutOut(grey, mesh, windows, 0);
}

/**
 * The picture of every window: ink from 0 (the window's own paper) to about 1 (as dark as the darkest of all), `SIDE` x `SIDE` numbers each.
 * Paper is measured window by window, so that shaded boxes and shadows are paper; full ink is measured over all, so that dirt in an empty square stays pale.
 * `turn` is by how many quarters clockwise the picture has to be turned to stand upright.
 */
export function cutOut(grey: Grey, mesh: Mesh, windows: readonly Window[], turn: number): Float32Array {
  // About one and a half pixels for one of a window's picture, so that none is skipped.
  const finest = Math.min(...windows.map(({ width, height }) => Math.min(1, width, height)));
  const small = shrinkPicture(grey, Math.max(grey.width, grey.height) * Math.min(1, (1.5 * SIDE) / (cellSide(mesh) * finest)));
  const scale = small.width / grey.width;
  const upright = turnedMesh(mesh, turn);
  const size = SIDE * SIDE;
  const pictures = new Float32Array(windows.length * size);
  for (const [i, { column, row, width, height, across }] of windows.entries()) {
    const at = i * size;
    for (let v = 0; v < SIDE; v++)
      for (let u = 0; u < SIDE; u++) {
        const { x, y } = inMesh(upright, column + ((u + 0.5) / SIDE) * width, row + ((v + 0.5) / SIDE) * height);
        pictures[at + (across ? u * SIDE + v : v * SIDE + u)] = sample(small, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
      }
    const values = pictures.subarray(at, at + size);
    const paper = Float32Array.from(values).sort()[Math.floor(size * 0.8)]! + 4;
    for (let k = 0; k < size; k++) values[k] = Math.max(0, 1 - values[k]! / paper);
  }
  const dark = Float32Array.from(pictures).sort()[Math.floor(pictures.length * 0.97)]!;
  const full = 1 / Math.max(0.08, dark);
  for (let i = 0; i < pictures.length; i++) pictures[i] = Math.min(1.5, pictures[i]! * full);
  return pictures;
}

/** The mean side of a cell, in pixels. */
function cellSide(mesh: Mesh): number {
  const n = mesh.cells;
  const [a, b, c, d] = [inMesh(mesh, 0, 0), inMesh(mesh, n, 0), inMesh(mesh, n, n), inMesh(mesh, 0, n)];
  const around =
    Math.hypot(b.x - a.x, b.y - a.y) +
    Math.hypot(c.x - b.x, c.y - b.y) +
    Math.hypot(d.x - c.x, d.y - c.y) +
    Math.hypot(a.x - d.x, a.y - d.y);
  return around / (4 * n);
}
