import { indices } from '#core';
import { cageWalls, mayHaveCages, type Wall } from './cage-walls.ts';
import type { Mesh } from './mesh.ts';
import type { Network } from './network-data.ts';
import type { Grey } from './raster.ts';
import { turnedOrder } from './read-squares.ts';
import { cutOut, SIDE, type Window } from './squares.ts';

/** The networks that read cages: whether an outline runs beside a border between two cells, and which sum stands in the corner of a cell. */
export interface CageNetworks {
  readonly borders: Network;
  readonly sums: Network;
}

/** A cage as it is seen: its cells in reading order, how likely each sum is (as logarithms; 0 is no sum), and how sure its outline is. */
export interface SeenCage {
  readonly cells: readonly number[];
  readonly odds: Float32Array;
  readonly sure: number;
}

/** Outlines in a picture, before it is known which way is up. */
export interface Outlines {
  readonly walls: readonly Wall[];
  readonly cells: number;
}

/** How much of the upper left corner of a cell is looked at, with a little of its surroundings; as scripts/photographs/train_cages.py has it. */
const CORNER = { column: -0.04, row: -0.04, width: 0.6, height: 0.5 };

/** A corner is looked at from so many places, moved to the right and down in cells and larger by a factor, and what they say is averaged: one look is often wrong about small print. */
const LOOKS = [
  [0, 0, 1],
  [-0.03, -0.02, 1],
  [0.03, 0.02, 1],
  [0, 0, 0.9],
  [-0.02, -0.02, 1.12],
] as const;

/** A sum is seen where no sum is less likely than this. */
const SEEN = 0.5;
/** Fewer cages than this are none, nor are those of which fewer than this part have an outline and a sum that are seen well: dirt, a shadow along the lines, rims of digits. */
const LEAST_CAGES = 4;
const LEAST_CLEAR = 0.6;
const SEEN_WELL = 0.5;
/** So many cages are enough to know which way is up. */
const ENOUGH = 8;
/** How much has to speak against two cages being one before a cage without a sum stays by itself. */
const ALONE = 2.5;

/** Whether there are cages at all, and if so where their walls are. */
export function findOutlines(grey: Grey, mesh: Mesh, network: Network): Outlines | undefined {
  if (!mayHaveCages(grey, mesh, network)) return undefined;
  const walls = cageWalls(grey, mesh, network);
  const groups = clustered(mesh.cells, walls, () => true);
  return cagedOnly(mesh.cells, walls, groups).length >= LEAST_CAGES ? { walls, cells: mesh.cells } : undefined;
}

/** How doubtful the sums are with the picture turned by each number of quarters, least where it stands upright: there each cage has its sum in its first cell. */
export function sumDoubts(grey: Grey, mesh: Mesh, { walls }: Outlines, network: Network): readonly number[] {
  const groups = cagedOnly(
    mesh.cells,
    walls,
    clustered(mesh.cells, walls, () => true),
  ).slice(0, ENOUGH);
  return [0, 1, 2, 3].map((turn) => {
    const order = turnedOrder(mesh.cells, turn);
    const firsts = groups.map((cells) => order.findIndex((at) => cells.includes(at)));
    return readCorners(grey, mesh, firsts, turn, network).reduce((sum, odds) => sum - Math.max(...odds.subarray(1)), 0);
  });
}

/** The cages of a grid that stands upright after `turn` quarters; none where hardly any has a sum. */
export function readCages(grey: Grey, mesh: Mesh, outlines: Outlines, turn: number, network: Network): readonly SeenCage[] {
  const n = mesh.cells;
  const order = turnedOrder(n, turn);
  const uprightOf = new Array<number>(n * n);
  order.forEach((at, cell) => {
    uprightOf[at] = cell;
  });
  const turned = (at: number): number => (at < 0 ? at : uprightOf[at]!);
  const walls = outlines.walls.map((wall) => ({ ...wall, one: turned(wall.one), other: turned(wall.other) }));
  const all = indices(n * n);
  const corners = readCorners(grey, mesh, all, turn, network);
  const hasSum = all.map((cell) => Math.exp(corners[cell]![0]!) < SEEN);
  const groups = clustered(n, walls, (one, other) => !(one.some((cell) => hasSum[cell]) && other.some((cell) => hasSum[cell])));
  const cages = cagedOnly(n, walls, joinedWithoutSum(n, walls, groups, hasSum)).map((cells): SeenCage => {
    // The sum stands in the first cell; where it does not, in the cell where one is seen best.
    const best = cells.reduce((a, b) => (corners[b]![0]! < corners[a]![0]! ? b : a));
    const first = hasSum[cells[0]!] || !hasSum[best] ? cells[0]! : best;
    return { cells, odds: corners[first]!, sure: sureness(walls, cells) };
  });
  const clear = cages.filter(({ odds, sure }) => sure > SEEN_WELL && Math.exp(Math.max(...odds.subarray(1))) > SEEN_WELL).length;
  return clear >= LEAST_CAGES && clear >= LEAST_CLEAR * cages.length ? cages : [];
}

function readCorners(grey: Grey, mesh: Mesh, cells: readonly number[], turn: number, network: Network): Float32Array[] {
  const windows = cells.flatMap((cell) => {
    const [column, row] = [cell % mesh.cells, Math.floor(cell / mesh.cells)];
    return LOOKS.map(
      ([right, down, wide]): Window => ({
        column: column + CORNER.column + right,
        row: row + CORNER.row + down,
        width: CORNER.width * wide,
        height: CORNER.height * wide,
      }),
    );
  });
  const pictures = cutOut(grey, mesh, windows, turn);
  const looks = windows.map((_, i) => network.read(pictures.subarray(i * SIDE * SIDE, (i + 1) * SIDE * SIDE)));
  return cells.map((_, i) => {
    const own = looks.slice(i * LOOKS.length, (i + 1) * LOOKS.length);
    return own[0]!.map((__, sum) => Math.log(own.reduce((share, odds) => share + Math.exp(odds[sum]!), 0) / own.length));
  });
}

/**
 * Cells that belong together. The two groups for whose unity most speaks are joined, as long as something does: so one border that is misread is
 * outvoted by the others between the same two groups.
 */
function clustered(
  n: number,
  walls: readonly Wall[],
  mayJoin: (one: readonly number[], other: readonly number[]) => boolean,
): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>(Array.from({ length: n * n }, (_, cell) => [cell, [cell]]));
  const at = indices(n * n);
  const between = walls.filter(({ one, other }) => one >= 0 && other >= 0);
  const refused = new Set<number>();
  for (;;) {
    const weights = new Map<number, number>();
    for (const { one, other, together } of between) {
      const [a, b] = [at[one]!, at[other]!];
      if (a === b) continue;
      const key = Math.min(a, b) * n * n + Math.max(a, b);
      weights.set(key, (weights.get(key) ?? 0) + together);
    }
    const [best] = [...weights].filter(([key, weight]) => weight > 0 && !refused.has(key)).sort((a, b) => b[1] - a[1]);
    if (best === undefined) return [...groups.values()].map((cells) => cells.sort((a, b) => a - b));
    const [a, b] = [Math.floor(best[0] / (n * n)), best[0] % (n * n)];
    const [one, other] = [groups.get(a)!, groups.get(b)!];
    if (!mayJoin(one, other)) {
      refused.add(best[0]);
      continue;
    }
    for (const cell of other) at[cell] = a;
    groups.set(a, [...one, ...other]);
    groups.delete(b);
    // What was refused to either is asked again of both together.
    refused.clear();
  }
}

/** The number of the group that each cell is in. */
function groupsOfCells(n: number, groups: readonly (readonly number[])[]): readonly number[] {
  const groupOf = new Array<number>(n * n);
  groups.forEach((cells, group) => {
    for (const cell of cells) groupOf[cell] = group;
  });
  return groupOf;
}

/** The groups that have an outline around them: on their own side of their walls more speaks for a line than against it. */
function cagedOnly(n: number, walls: readonly Wall[], groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const groupOf = groupsOfCells(n, groups);
  const lines = new Float64Array(groups.length);
  for (const { one, other, lineAtOne, lineAtOther } of walls) {
    const [a, b] = [one < 0 ? -1 : groupOf[one]!, other < 0 ? -1 : groupOf[other]!];
    if (a === b) continue;
    if (a >= 0) lines[a]! += lineAtOne;
    if (b >= 0) lines[b]! += lineAtOther;
  }
  return groups.filter((_, group) => lines[group]! > 0);
}

/** A group without a sum joins the neighbour from which it is parted by the weakest wall, where that is weak. */
function joinedWithoutSum(
  n: number,
  walls: readonly Wall[],
  groups: readonly (readonly number[])[],
  hasSum: readonly boolean[],
): readonly (readonly number[])[] {
  const lacks = (cells: readonly number[]): boolean => !cells.some((cell) => hasSum[cell]);
  const groupOf = groupsOfCells(n, groups);
  const joined = groups.map((cells) => [...cells]);
  groups.forEach((cells, group) => {
    if (!lacks(cells)) return;
    const weights = new Map<number, number>();
    for (const { one, other, together } of walls) {
      if (one < 0 || other < 0) continue;
      const [a, b] = [groupOf[one]!, groupOf[other]!];
      const neighbour = a === group ? b : b === group ? a : group;
      if (neighbour !== group) weights.set(neighbour, (weights.get(neighbour) ?? 0) + together);
    }
    const [best] = [...weights].sort((a, b) => b[1] - a[1]);
    if (best === undefined || best[1] < -ALONE || joined[best[0]]!.length === 0) return;
    joined[best[0]]!.push(...joined[group]!);
    joined[group] = [];
  });
  return joined.filter((cells) => cells.length > 0).map((cells) => cells.sort((a, b) => a - b));
}

/** How sure an outline is: that of its most doubtful border. */
function sureness(walls: readonly Wall[], cells: readonly number[]): number {
  let least = 1;
  for (const { one, other, together } of walls) {
    if (one < 0 || other < 0) continue;
    const [inside, too] = [cells.includes(one), cells.includes(other)];
    if (!inside && !too) continue;
    const sure = 1 / (1 + Math.exp(inside === too ? -together : together));
    if (sure < least) least = sure;
  }
  return least;
}
