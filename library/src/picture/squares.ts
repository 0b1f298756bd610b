import { inMesh, type Mesh } from './mesh.ts';
import { type Grey, sample, shrink } from './raster.ts';

/** Pixels on a side of the pictures of single squares that the network reads. */
export const SIDE = 28;

/** A little of the lines around a square is in its picture: where the grid was met a pixel beside the truth, nothing is cut off. */
const OVERLAP = 0.04;

/**
 * The picture of every square, cell after cell: ink from 0 (the square's own paper) to about 1 (as dark as the darkest of the grid), `SIDE` x `SIDE` numbers each.
 * Paper is measured square by square, so that shaded boxes and shadows are paper; full ink is measured over the grid, so that dirt in an empty square stays pale.
 */
export function squaresOf(grey: Grey, mesh: Mesh): Float32Array {
  const corner = (column: number, row: number) => inMesh(mesh, column, row);
  const n = mesh.cells;
  const [a, b, c, d] = [corner(0, 0), corner(n, 0), corner(n, n), corner(0, n)];
  const around =
    Math.hypot(b.x - a.x, b.y - a.y) +
    Math.hypot(c.x - b.x, c.y - b.y) +
    Math.hypot(d.x - c.x, d.y - c.y) +
    Math.hypot(a.x - d.x, a.y - d.y);
  const cell = around / (4 * n);
  // About one and a half pixels for one of a square's picture, so that none is skipped.
  const small = shrink(grey, Math.max(grey.width, grey.height) * Math.min(1, (1.5 * SIDE) / cell));
  const scale = small.width / grey.width;
  const size = SIDE * SIDE;
  const squares = new Float32Array(n * n * size);
  const span = 1 + 2 * OVERLAP;
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++) {
      const at = (row * n + column) * size;
      for (let y = 0; y < SIDE; y++)
        for (let x = 0; x < SIDE; x++) {
          const place = inMesh(mesh, column + ((x + 0.5) / SIDE) * span - OVERLAP, row + ((y + 0.5) / SIDE) * span - OVERLAP);
          squares[at + y * SIDE + x] = sample(small, (place.x + 0.5) * scale - 0.5, (place.y + 0.5) * scale - 0.5);
        }
      const values = squares.subarray(at, at + size);
      const paper = Float32Array.from(values).sort()[Math.floor(size * 0.8)]! + 4;
      for (let i = 0; i < size; i++) values[i] = Math.max(0, 1 - values[i]! / paper);
    }
  const dark = Float32Array.from(squares).sort()[Math.floor(squares.length * 0.97)]!;
  const full = 1 / Math.max(0.08, dark);
  for (let i = 0; i < squares.length; i++) squares[i] = Math.min(1.5, squares[i]! * full);
  return squares;
}
