import type { Kind, Result } from '#core';
import { parseKind } from '#kinds';
import { inMesh, type Mesh } from './mesh.ts';
import { type Grey, sample } from './raster.ts';

/** Boxes that a grid of this many cells may have, rows by columns. */
const BOXES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  4: [[2, 2]],
  6: [
    [2, 3],
    [3, 2],
  ],
  9: [[3, 3]],
  16: [[4, 4]],
};

/** Numbers of cells on a side that are looked for. */
export const GRID_SIDES = Object.keys(BOXES).map(Number);

/** How far from a border its ink is measured, in cells; where cages run along it only the line itself. */
const REACH = 0.14;
const REACH_WITH_CAGES = 0.04;
const PARTS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];

/**
 * What kind of puzzle the thick lines make of a grid. Where they enclose as many regions as there are values, each with as many cells, these are the
 * boxes or the regions of a jigsaw; where they do not, because blur or bad print hides them, the usual boxes are taken whose borders are the darkest.
 */
export function kindInPicture(grey: Grey, mesh: Mesh, order: readonly number[], hasCages: boolean): Kind {
  const n = mesh.cells;
  const borders = bordersOf(grey, mesh, hasCages ? REACH_WITH_CAGES : REACH);
  const regions = regionsOf(borders, n);
  if (regions) return made(kindOfRegions(order.map((at) => regions[at]!)));
  const layouts = layoutsOf(n);
  const dark = layouts.map(({ map }) => contrast(borders, order, map, n));
  return made(parseKind(layouts[dark.indexOf(Math.max(...dark))]!.spec));
}

/** What kind of puzzle a map of regions makes of a square grid: the usual boxes or a jigsaw; says why where some region has not its number of cells. */
export function kindOfRegions(regions: readonly number[]): Result<Kind> {
  const n = Math.sqrt(regions.length);
  const own = renumbered(regions);
  const layout = layoutsOf(n).find(({ map }) => map.every((region, cell) => region === own[cell]));
  return layout ? parseKind(layout.spec) : parseKind(`jigsaw:${n}`, own);
}

/** The usual boxes of a grid of this many cells, as kinds and as maps of regions. */
function layoutsOf(n: number): readonly { readonly spec: string; readonly map: readonly number[] }[] {
  return BOXES[n]!.map(([rows, columns]) => ({
    spec: `classic:${rows}x${columns}`,
    map: Array.from({ length: n * n }, (_, cell) => Math.floor(cell / n / rows) * (n / columns) + Math.floor((cell % n) / columns)),
  }));
}

function made(kind: Result<Kind>): Kind {
  if (!kind.ok) throw new Error(kind.error);
  return kind.value;
}

/** Ink across the border between two neighbouring squares of the picture; blur spreads it but keeps its sum. */
interface Border {
  readonly one: number;
  readonly other: number;
  readonly ink: number;
}

function bordersOf(grey: Grey, mesh: Mesh, reach: number): readonly Border[] {
  const n = mesh.cells;
  const across = (column: number, row: number, upright: boolean): number => {
    let sum = 0;
    for (const along of [0.2, 0.35, 0.5, 0.65, 0.8]) {
      const at = (off: number): number => {
        const { x, y } = upright ? inMesh(mesh, column + off, row + along) : inMesh(mesh, column + along, row + off);
        return sample(grey, x, y);
      };
      const values = PARTS.map((part) => at(part * reach));
      const paper = Math.max(...(reach < REACH ? PARTS.map((part) => at(part * REACH)) : values)) + 1;
      for (const value of values) sum += 1 - value / paper;
    }
    return sum;
  };
  const borders: Border[] = [];
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++) {
      const at = row * n + column;
      if (column + 1 < n) borders.push({ one: at, other: at + 1, ink: across(column + 1, row, true) });
      if (row + 1 < n) borders.push({ one: at, other: at + n, ink: across(column, row + 1, false) });
    }
  return borders;
}

/**
 * The regions that the thicker borders enclose, where they are `n` of `n` squares. Squares are joined across the palest border that is left, until every
 * region is whole; a join that would make one too large was across a thick border that looks thin, or there are no such regions.
 */
function regionsOf(borders: readonly Border[], n: number): readonly number[] | undefined {
  const root = Array.from({ length: n * n }, (_, at) => at);
  const size = new Array<number>(n * n).fill(1);
  const find = (at: number): number => {
    let to = at;
    while (root[to] !== to) to = root[to]!;
    return to;
  };
  let whole = 0;
  for (const { one, other } of [...borders].sort((a, b) => a.ink - b.ink)) {
    const [from, to] = [find(one), find(other)];
    if (from === to) continue;
    if (size[from]! + size[to]! > n) return undefined;
    root[from] = to;
    size[to]! += size[from]!;
    if (size[to] === n && ++whole === n) return renumbered(root.map((_, at) => find(at)));
  }
  return undefined;
}

/** Regions numbered from 0 in the order in which they are met. */
function renumbered(map: readonly number[]): readonly number[] {
  const numbers = new Map<number, number>();
  return map.map((region) => {
    if (!numbers.has(region)) numbers.set(region, numbers.size);
    return numbers.get(region)!;
  });
}

/** How much darker the borders of these boxes are than the others. */
function contrast(borders: readonly Border[], order: readonly number[], map: readonly number[], n: number): number {
  const regionAt = new Array<number>(n * n);
  order.forEach((at, cell) => {
    regionAt[at] = map[cell]!;
  });
  const mean = (list: readonly Border[]): number => list.reduce((sum, { ink }) => sum + ink, 0) / Math.max(1, list.length);
  return (
    mean(borders.filter(({ one, other }) => regionAt[one] !== regionAt[other])) -
    mean(borders.filter(({ one, other }) => regionAt[one] === regionAt[other]))
  );
}
