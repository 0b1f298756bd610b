import { complain, fail, type Kind, ok, type Puzzle, type Result } from '#core';
import { agreeOnKind, type ReadHints } from '../hints.ts';
import type { IssNode } from './text.ts';

/** What the format is called in sentences. */
export const ISS = complain('the Interactive Sudoku Solver');
/** The largest grid and value set that the program knows. */
const MOST = 16;

interface Box {
  readonly rows: number;
  readonly columns: number;
}

interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly lowest: number;
  readonly highest: number;
}

/** What the constraints about the grid itself come to. */
export interface IssGrid {
  readonly kind: Kind;
  /** Regions beside boxes, each as cells that differ. */
  readonly regions: readonly (readonly number[])[];
  /** The k-th cells of the boxes that the grid has or would have, for disjoint sets. */
  readonly disjoint: readonly (readonly number[])[];
}

/** The types that say what the grid is. */
export const GRID_TYPES = ['Shape', 'RegionSize', 'NoBoxes', 'Jigsaw'];

/** The kind that a text is of, by its constraints about the grid. */
export function readGrid(nodes: readonly IssNode[], hints: ReadHints): Result<IssGrid> {
  const find = (type: string): IssNode | undefined => nodes.findLast((node) => node.type === type);
  const shape = readShape(find('Shape')?.args ?? ['9x9']);
  if (!shape.ok) return shape;
  const { rows, columns } = shape.value;
  const asked = find('RegionSize')?.args[0];
  const size = asked === undefined ? Math.max(rows, columns) : Number(asked);
  if (!Number.isInteger(size) || size < 1 || size > MOST)
    return fail('RegionSize: expected a number from 1 to {most}, found {found}', { most: MOST, found: JSON.stringify(asked) });
  const tiling = boxOf(rows, columns, size);
  const box = find('NoBoxes') ? undefined : tiling;
  const jigsaw = find('Jigsaw');
  const map = jigsaw ? readJigsaw(jigsaw.args.at(-1) ?? '', shape.value) : ok(undefined);
  if (!map.ok) return fail('{name}: {sentence}', { name: jigsaw!.type, sentence: map });
  const regions = box ? undefined : map.value;
  const ways = nodes.flatMap(({ type, args }) => (type === 'Diagonal' ? [args[0]] : []));
  const hasDiagonals = ways.includes('1') && ways.includes('-1');
  const spec = specOf(shape.value, box, regions, { hasDiagonals, hasWindows: find('Windoku') !== undefined });
  const kind = agreeOnKind(hints, spec, regions);
  if (!kind.ok) return kind;
  return ok({
    kind: kind.value!,
    regions: box && map.value ? piecesOf(map.value) : [],
    disjoint: tiling ? disjointSets(rows, columns, tiling) : [],
  });
}

function readShape(args: readonly string[]): Result<Shape> {
  const [dimensions = '', range = '', type = ''] = args;
  const [, rows = 0, columns = 0] = (/^(\d{1,2})x(\d{1,2})$/.exec(dimensions) ?? []).map(Number);
  const [, from, to] = /^(?:(\d{1,2})-)?(\d{1,2})$/.exec(range) ?? [];
  const shape = {
    rows,
    columns,
    lowest: from === undefined ? 1 : Number(from),
    highest: to === undefined ? Math.max(rows, columns) : Number(to),
  };
  if (rows < 1 || columns < 1 || Math.max(rows, columns) > MOST || (range !== '' && to === undefined))
    return fail('Shape: expected a size such as 6x8 or 9x9~0-8 with up to {most} rows and columns, found {found}', {
      most: MOST,
      found: JSON.stringify(args.join('~').slice(0, 40)),
    });
  return type === '' || type === 'Sudoku'
    ? ok(shape)
    : fail('Shape: grids of type {type} have no rows and columns, which Ninefold does not know', {
        type: JSON.stringify(type.slice(0, 40)),
      });
}

/** The squarest box of this many cells that tiles the grid, fewer rows first; none that is a whole line. */
function boxOf(rows: number, columns: number, size: number): Box | undefined {
  for (let small = Math.floor(Math.sqrt(size)); small > 1; small--) {
    const large = size / small;
    if (!Number.isInteger(large)) continue;
    if (rows % small === 0 && columns % large === 0) return { rows: small, columns: large };
    if (rows % large === 0 && columns % small === 0) return { rows: large, columns: small };
  }
  return undefined;
}

/** The regions of a map, by place. A region that is too small or too large to be one is none; only one such is allowed. */
function readJigsaw(layout: string, { rows, columns, lowest, highest }: Shape): Result<readonly number[] | undefined> {
  const signs = [...layout];
  if (signs.length !== rows * columns)
    return fail('expected {cells} characters, one for each cell, found {found}', { cells: rows * columns, found: signs.length });
  const known = [...new Set(signs)];
  if (known.length === 1) return ok(undefined);
  const isRegion = known.map((sign) => {
    const cells = signs.filter((other) => other === sign).length;
    return cells >= Math.max(rows, columns) && cells <= highest - lowest + 1;
  });
  if (isRegion.filter((is) => !is).length > 1) return fail('more than one region is not as large as a row');
  // Signs that are digits keep their numbers, so that a map is the same when it comes back.
  const numbers = known.map((sign, i) => (/^[0-9a-z]$/.test(sign) ? Number.parseInt(sign, 36) : 36 + i));
  return ok(signs.map((sign) => (isRegion[known.indexOf(sign)] ? numbers[known.indexOf(sign)]! : -1)));
}

function specOf(
  { rows, columns, lowest, highest }: Shape,
  box: Box | undefined,
  regions: readonly number[] | undefined,
  { hasDiagonals, hasWindows }: { readonly hasDiagonals: boolean; readonly hasWindows: boolean },
): string {
  const isSquare = rows === columns && lowest === 1 && highest === rows && rows > 1;
  if (isSquare && regions && !regions.includes(-1)) return `jigsaw:${rows}`;
  if (isSquare && !regions) {
    if (!box) return `latin:${rows}`;
    if (box.rows * box.columns === rows) {
      if (hasDiagonals) return `diagonal:${box.rows}x${box.columns}`;
      return hasWindows && box.rows === box.columns ? `windoku:${box.rows}` : `classic:${box.rows}x${box.columns}`;
    }
  }
  const boxes = regions ? '' : `/boxes=${box ? `${box.rows}x${box.columns}` : 'none'}`;
  return `grid:${rows}x${columns}/values=${lowest}-${highest}${boxes}`;
}

function piecesOf(map: readonly number[]): number[][] {
  const numbers = [...new Set(map)].filter((region) => region >= 0);
  return numbers.map((region) => map.flatMap((own, cell) => (own === region ? [cell] : [])));
}

function disjointSets(rows: number, columns: number, box: Box): number[][] {
  const sets: number[][] = Array.from({ length: box.rows * box.columns }, () => []);
  for (let cell = 0; cell < rows * columns; cell++) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    sets[(row % box.rows) * box.columns + (column % box.columns)]!.push(cell);
  }
  return sets;
}

function node(type: string, ...args: string[]): Omit<IssNode, 'number'> {
  return { type, args, inside: [] };
}

/** The constraints about the grid that say a kind; says why where none do. */
export function writeGrid({ kind, geometry }: Puzzle): Result<readonly Omit<IssNode, 'number'>[]> {
  const [panel, ...others] = geometry.panels;
  const families = ['classic', 'latin', 'diagonal', 'windoku', 'jigsaw', 'grid'];
  if (!families.includes(kind.family) || !panel || others.length > 0)
    return fail('{what} cannot hold {kind}, only {known}', { what: ISS, kind: kind.spec, known: families.join(', ') });
  const { rows, columns } = panel;
  if (Math.max(rows, columns, geometry.size) > MOST)
    return fail('{what} cannot hold {kind}; it has at most {most} rows, columns and values', { what: ISS, kind: kind.spec, most: MOST });
  const isUsualSize = geometry.lowest === 1 && geometry.size === Math.max(rows, columns);
  const range = isUsualSize ? [] : [`${geometry.lowest}-${geometry.lowest + geometry.size - 1}`];
  const nodes = rows === 9 && columns === 9 && isUsualSize ? [] : [node('Shape', `${rows}x${columns}`, ...range)];
  const usual = boxOf(rows, columns, Math.max(rows, columns));
  if (kind.regions) return writeRegions(kind, kind.regions, { rows, columns, usual, nodes });
  const box = boxIn(kind);
  if (!box && usual) nodes.push(node('NoBoxes'));
  if (box && !isSameBox(box, usual)) {
    if (!isSameBox(box, boxOf(rows, columns, box.rows * box.columns)))
      return fail('{what} cannot hold {kind}; its boxes are not the usual ones', { what: ISS, kind: kind.spec });
    nodes.push(node('RegionSize', String(box.rows * box.columns)));
  }
  if (kind.family === 'diagonal') nodes.push(node('Diagonal', '1'), node('Diagonal', '-1'));
  if (kind.family === 'windoku') nodes.push(node('Windoku'));
  return ok(nodes);
}

function isSameBox(a: Box | undefined, b: Box | undefined): boolean {
  return a?.rows === b?.rows && a?.columns === b?.columns;
}

/** The box of a kind; undefined where it has none. */
function boxIn({ geometry }: Kind): Box | undefined {
  const cells = geometry.groups.find(({ family }) => family === 'box')?.cells;
  if (!cells) return undefined;
  const columns = new Set(cells.map((cell) => geometry.places[cell]!.column)).size;
  return { rows: cells.length / columns, columns };
}

function writeRegions(
  kind: Kind,
  map: readonly number[],
  grid: {
    readonly rows: number;
    readonly columns: number;
    readonly usual: Box | undefined;
    readonly nodes: readonly Omit<IssNode, 'number'>[];
  },
): Result<readonly Omit<IssNode, 'number'>[]> {
  const layout = map.map((region) => (region < 0 ? '-' : region.toString(36))).join('');
  const read = readJigsaw(layout, { rows: grid.rows, columns: grid.columns, lowest: 1, highest: kind.geometry.size });
  // Regions that are too small to be any there would be lost.
  if (!read.ok || !read.value || read.value.some((region, cell) => region < 0 !== map[cell]! < 0))
    return fail('{what} cannot hold {kind} with these regions; each has to be as large as a row', { what: ISS, kind: kind.spec });
  return ok([...grid.nodes, ...(grid.usual ? [node('NoBoxes')] : []), node('Jigsaw', layout)]);
}
