import type { Mesh } from './mesh.ts';
import type { Network } from './network-data.ts';
import type { Grey } from './raster.ts';
import { cutOut, SIDE, type Window } from './squares.ts';

/** A border between two cells of the picture (-1 outside the grid), and what its picture says, as logarithms of odds. */
export interface Wall {
  readonly one: number;
  readonly other: number;
  /** That no outline parts the two. */
  readonly together: number;
  /** That an outline runs along it in the one cell, and in the other. */
  readonly lineAtOne: number;
  readonly lineAtOther: number;
}

/** How far a window reaches from the border into both cells; as scripts/photographs/train_cages.py has it. */
const REACH = 0.25;
/** One border is never worth more than this: a network can be very sure and wrong. */
const MOST = 6;

/** A border and where its picture is cut out. */
interface Border {
  readonly one: number;
  readonly other: number;
  readonly window: Window;
}

/** Of every few borders one is looked at first, and this part of them has to look parted before all others are. */
const EVERY = 4;
const LEAST_PARTED = 0.1;

/** Whether a closer look at all borders is worth it: most grids have no cages. */
export function mayHaveCages(grey: Grey, mesh: Mesh, network: Network): boolean {
  const some = bordersOf(mesh.cells).filter((_, i) => i % EVERY === 0);
  const parted = wallsOf(grey, mesh, network, some).filter(({ together }) => together < 0).length;
  return parted >= LEAST_PARTED * some.length;
}

/** Every border of a grid, inner and outer. */
export function cageWalls(grey: Grey, mesh: Mesh, network: Network): readonly Wall[] {
  return wallsOf(grey, mesh, network, bordersOf(mesh.cells));
}

function bordersOf(n: number): readonly Border[] {
  const cell = (column: number, row: number): number => (Math.min(column, row) < 0 || Math.max(column, row) >= n ? -1 : row * n + column);
  const borders: Border[] = [];
  for (let a = 0; a < n; a++)
    for (let b = 0; b <= n; b++)
      borders.push(
        { one: cell(b - 1, a), other: cell(b, a), window: { column: b - REACH, row: a, width: 2 * REACH, height: 1 } },
        { one: cell(a, b - 1), other: cell(a, b), window: { column: a, row: b - REACH, width: 1, height: 2 * REACH, across: true } },
      );
  return borders;
}

function wallsOf(grey: Grey, mesh: Mesh, network: Network, borders: readonly Border[]): readonly Wall[] {
  const windows = borders.map(({ window }) => window);
  const pictures = cutOut(grey, mesh, windows, 0);
  return borders.map(({ one, other }, i) => {
    const shares = network.read(pictures.subarray(i * SIDE * SIDE, (i + 1) * SIDE * SIDE)).map(Math.exp);
    const [none, both, before, behind] = [shares[0]!, shares[1]!, shares[2]!, shares[3]!];
    return { one, other, together: odds(none), lineAtOne: odds(both + before), lineAtOther: odds(both + behind) };
  });
}

const odds = (share: number): number => Math.min(MOST, Math.max(-MOST, Math.log((share + 1e-9) / (1 - share + 1e-9))));
