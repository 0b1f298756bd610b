import { type Cell, complain, expected, indices, type Kind, must, type Result, renumbered } from '#core';
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

/** A box or region as it was read. */
export interface ReadRegion {
  readonly cells: readonly Cell[];
  /** Whether a person should look where it ends. */
  readonly vague: boolean;
}

/**
 * What kind of puzzle the thick lines make of a grid, and its regions. Where the lines enclose as many regions as there are values, each with as many cells, these
 * are the boxes or the regions of a jigsaw; where they do not, because blur or bad print hides them, the usual boxes are taken whose borders are the darkest.
 */
export function seenRegions(
  grey: Grey,
  mesh: Mesh,
  order: readonly number[],
  hasCages: boolean,
): { readonly kind: Kind; readonly regions: readonly ReadRegion[] } {
  const n = mesh.cells;
  const at = new Map(order.map((square, cell) => [square, cell]));
  const borders = bordersOf(grey, mesh, hasCages ? REACH_WITH_CAGES : REACH).map(({ one, other, ink }) => ({
    one: at.get(one)!,
    other: at.get(other)!,
    ink,
  }));
  const map = regionsOf(borders, n) ?? usualBoxes(borders, n);
  const kind = must(kindOfRegions(map));
  const vague = kind.regions ? endsDoubtful(borders, map) : new Set(isAgainst(borders, map) ? map : []);
  const regions = Array.from({ length: n }, (_, region) => ({
    cells: map.flatMap((own, cell) => (own === region ? [cell] : [])),
    vague: vague.has(region),
  }));
  return { kind, regions };
}

/** What kind of puzzle a map of regions makes of a square grid: the usual boxes or a jigsaw; says why where some region has not its number of cells. */
export function kindOfRegions(regions: readonly number[]): Result<Kind> {
  if (!Array.isArray(regions)) return expected(complain('a list of numbers'), regions);
  const n = Math.sqrt(regions.length);
  const own = renumbered(regions);
  const layout = layoutsOf(n).find(({ map }) => map.every((region, cell) => region === own[cell]));
  return layout ? parseKind(layout.spec) : parseKind(`jigsaw:${n}`, own);
}

/** The usual boxes of a grid of this many cells, as kinds and as maps of regions. */
function layoutsOf(n: number): readonly { readonly spec: string; readonly map: readonly number[] }[] {
  return (BOXES[n] ?? []).map(([rows, columns]) => ({
    spec: `classic:${rows}x${columns}`,
    map: Array.from({ length: n * n }, (_, cell) => Math.floor(cell / n / rows) * (n / columns) + Math.floor((cell % n) / columns)),
  }));
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
  const root = indices(n * n);
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

/** The usual boxes whose borders are the darkest beside all others. */
function usualBoxes(borders: readonly Border[], n: number): readonly number[] {
  const layouts = layoutsOf(n).map(({ map }) => ({ map, contrast: middleInk(borders, map, false) - middleInk(borders, map, true) }));
  return layouts.reduce((best, other) => (other.contrast > best.contrast ? other : best)).map;
}

/** The ink of the middle one of all borders within regions, or of all between them. */
function middleInk(borders: readonly Border[], map: readonly number[], within: boolean): number {
  const inks = borders.filter(({ one, other }) => (map[one] === map[other]) === within).map(({ ink }) => ink);
  return inks.sort((a, b) => a - b)[inks.length >> 1] ?? 0;
}

/** How far each border is from what it should be, 0, towards what it should not be, 1: thin within a region, thick between two. */
function misfits(borders: readonly Border[], map: readonly number[]): readonly (Border & { readonly misfit: number })[] {
  const thin = middleInk(borders, map, true);
  const span = Math.max(1e-6, middleInk(borders, map, false) - thin);
  return borders.map((border) => {
    const thickness = (border.ink - thin) / span;
    return { ...border, misfit: map[border.one] === map[border.other] ? thickness : 1 - thickness };
  });
}

/** A border that is so far from what it should be is doubtful. */
const DOUBTFUL = 0.4;
/** Where so many borders are rather what they should not be, the lines show something else than the usual boxes; at most a fifth of them are in the photographs. */
const AGAINST = 0.25;

/** The regions of a jigsaw of which some border is doubtful. */
function endsDoubtful(borders: readonly Border[], map: readonly number[]): ReadonlySet<number> {
  const doubtful = misfits(borders, map).filter(({ misfit }) => misfit > DOUBTFUL);
  return new Set(doubtful.flatMap(({ one, other }) => [map[one]!, map[other]!]));
}

/** Whether the lines speak against the usual boxes. One border says nothing there: their lines go through the whole grid. */
function isAgainst(borders: readonly Border[], map: readonly number[]): boolean {
  const all = misfits(borders, map);
  return all.filter(({ misfit }) => misfit > 0.5).length > AGAINST * all.length;
}
