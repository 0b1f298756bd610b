import {
  defineGeometry,
  fail,
  type GeometryDefinition,
  indices,
  type Kind,
  type KindFamily,
  MAX_SIZE,
  ok,
  type Place,
  type Result,
  squareName,
} from '#core';
import { REGION } from './jigsaw.ts';
import { kindWords } from './kind-words.ts';
import { asBlocks, type Box, type GroupDraft, group, NOUNS } from './square.ts';

/** What the parts of a spec say: `grid:6x8/values=0-9/boxes=none`. */
interface Wish {
  readonly rows: number;
  readonly columns: number;
  readonly lowest: number;
  readonly highest: number;
  readonly box: Box | undefined;
}

/**
 * A rectangle of any size with values from 0 or 1 on, of which there may be more than a row has cells: what puzzles with rules of their own
 * are set on. A line shorter than the value set is a group and no house. Boxes hold as many cells as the longer side where
 * some tile the grid, unless others or none are asked for; a region map takes their place.
 */
export const grid: KindFamily = {
  id: 'grid',
  words: {
    en: {
      name: 'Grid',
      summary: 'R rows and C columns with values from A (0 or 1) to B, with boxes, regions or neither; a line need not hold every value.',
      title: 'Grid {rows}×{columns}, values {lowest} to {highest}',
      rules: 'Every row, every column and every box or region, where there are any, holds different values from {lowest} to {highest}.',
    },
    de: {
      name: 'Gitter',
      summary:
        'R Zeilen und C Spalten mit Werten von A (0 oder 1) bis B, mit Blöcken, Gebieten oder ohne; eine Linie muss nicht jeden Wert enthalten.',
      title: 'Gitter {rows}×{columns}, Werte {lowest} bis {highest}',
      rules:
        'Jede Zeile, jede Spalte und jeder Block oder jedes Gebiet, soweit vorhanden, enthält verschiedene Werte von {lowest} bis {highest}.',
    },
    fr: {
      name: 'Grille',
      summary:
        'R lignes et C colonnes avec des valeurs de A (0 ou 1) à B, avec des blocs, des régions ou sans ; une ligne ne contient pas forcément toutes les valeurs.',
      title: 'Grille {rows}×{columns}, valeurs de {lowest} à {highest}',
      rules:
        'Chaque ligne, chaque colonne et chaque bloc ou région, s’il y en a, contient des valeurs différentes de {lowest} à {highest}.',
    },
  },
  argument: 'RxC',
  usual: '6x6',
  options: [],
  settings: 'values=A-B, boxes=RxC or boxes=none',
  examples: ['grid:4x6/values=0-6', 'grid:6x6/values=0-5', 'grid:5x5/values=1-6', 'grid:9x9/values=0-8', 'grid:8x9'],
  starters: [{ spec: 'grid:6x6/values=0-5', level: 'easy', puzzle: '.0....421........5.4.0....3.2....1..' }],
  takesRegions: true,
  create({ argument, option, regions }) {
    const wish = readWish(argument, option);
    return wish.ok ? build(wish.value, regions) : wish;
  },
};

function readWish(argument: string, option: string | undefined): Result<Wish> {
  const [, rows = 0, columns = 0] = (/^(\d{1,2})x(\d{1,2})$/i.exec(argument) ?? []).map(Number);
  const longest = Math.max(rows, columns);
  if (rows < 1 || columns < 1 || longest < 2 || longest > MAX_SIZE)
    return fail('grid:{argument} is not a grid: expected grid:RxC with up to {most} rows and columns, such as grid:6x8', {
      argument,
      most: MAX_SIZE,
    });
  let [lowest, highest] = [1, longest];
  let box = usualBox(rows, columns);
  for (const setting of option?.toLowerCase().split('/') ?? []) {
    const [, from, to] = /^values=(\d{1,2})-(\d{1,2})$/.exec(setting) ?? [];
    const [, down, across] = /^boxes=(\d{1,2})x(\d{1,2})$/.exec(setting) ?? [];
    if (from !== undefined) [lowest, highest] = [Number(from), Number(to)];
    else if (down !== undefined) box = { rows: Number(down), columns: Number(across) };
    else if (setting === 'boxes=none') box = undefined;
    else return fail('grid does not know "{setting}"; it takes values=A-B, boxes=RxC and boxes=none', { setting });
  }
  const size = highest - lowest + 1;
  if (lowest > 1 || size < longest || size > MAX_SIZE)
    return fail('the values of a grid begin at 0 or 1, and there are {least} to {most} of them here, not {size}', {
      least: longest,
      most: MAX_SIZE,
      size: Math.max(0, size),
    });
  if (box && (box.rows < 1 || box.columns < 1 || rows % box.rows > 0 || columns % box.columns > 0 || box.rows * box.columns > size))
    return fail('boxes of {down} rows and {across} columns do not fit into grid:{argument} with {size} values', {
      down: box.rows,
      across: box.columns,
      argument,
      size,
    });
  return ok({ rows, columns, lowest, highest, box });
}

/** The squarest box of as many cells as the longer side that tiles the grid, fewer rows first; none that is a whole line. */
function usualBox(rows: number, columns: number): Box | undefined {
  const cells = Math.max(rows, columns);
  return indices(cells)
    .map((i): Box => ({ rows: i + 1, columns: cells / (i + 1) }))
    .filter(
      (box) => box.rows > 1 && box.columns > 1 && Number.isInteger(box.columns) && rows % box.rows === 0 && columns % box.columns === 0,
    )
    .sort((a, b) => Math.abs(a.rows - a.columns) - Math.abs(b.rows - b.columns) || a.rows - b.rows)[0];
}

function build({ rows, columns, lowest, highest, box }: Wish, regions: readonly number[] | undefined): Result<Kind> {
  const size = highest - lowest + 1;
  if (regions && regions.length !== rows * columns)
    return fail('the region map has {found} cells; {kind} has {cells}', {
      found: regions.length,
      kind: `grid:${rows}x${columns}`,
      cells: rows * columns,
    });
  const blocks = regions ?? (box && indices(rows * columns).map((cell) => boxAt(cell, columns, box)));
  const pieces = blocks ? piecesOf(blocks, regions ? 'region' : 'box') : [];
  const large = pieces.find(({ cells }) => cells.length > size);
  if (large) return fail('a region has {cells} cells, more than the {size} values', { cells: large.cells.length, size });
  const across = indices(rows).map((r) =>
    group(
      { noun: NOUNS.row, number: r + 1 },
      'row',
      indices(columns).map((c) => r * columns + c),
    ),
  );
  const down = indices(columns).map((c) =>
    group(
      { noun: NOUNS.column, number: c + 1 },
      'column',
      indices(rows).map((r) => r * columns + c),
    ),
  );
  return ok({
    family: 'grid',
    spec: specOf({ rows, columns, lowest, highest, box }, regions !== undefined),
    ...kindWords(grid, { rows, columns, lowest, highest }),
    ...(regions ? { regions } : {}),
    geometry: defineGeometry({
      size,
      lowest,
      places: placesOf(rows, columns),
      panels: [panelOf(rows, columns, blocks)],
      groups: [...across, ...down, ...pieces].filter(({ cells }) => cells.length > 1),
      partitions: [
        { id: 'rows', blocks: asBlocks(across) },
        { id: 'columns', blocks: asBlocks(down) },
        ...(pieces.length > 0 && !blocks?.includes(-1)
          ? [{ id: regions ? ('regions' as const) : ('boxes' as const), blocks: asBlocks(pieces) }]
          : []),
      ],
    }),
  });
}

function boxAt(cell: number, columns: number, box: Box): number {
  return Math.floor(Math.floor(cell / columns) / box.rows) * (columns / box.columns) + Math.floor((cell % columns) / box.columns);
}

/** The blocks of a map as groups, numbered by first appearance; -1 belongs to none. */
function piecesOf(blocks: readonly number[], family: 'box' | 'region'): GroupDraft[] {
  const cells = new Map<number, number[]>();
  blocks.forEach((block, cell) => {
    if (block >= 0) cells.set(block, [...(cells.get(block) ?? []), cell]);
  });
  return [...cells.values()].map((own, i) => group({ noun: family === 'box' ? NOUNS.box : REGION, number: i + 1 }, family, own));
}

function placesOf(rows: number, columns: number): Place[] {
  return indices(rows * columns).map((cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return { name: squareName(row, column), cell, panel: 0, row, column };
  });
}

function panelOf(rows: number, columns: number, blocks: readonly number[] | undefined): GeometryDefinition['panels'][number] {
  const cells = indices(rows * columns);
  return { rows, columns, places: cells, regions: blocks ?? cells.map(() => 0), at: { row: 0, column: 0 } };
}

/** The spec without what goes without saying. */
function specOf({ rows, columns, lowest, highest, box }: Wish, hasRegions: boolean): string {
  const usual = usualBox(rows, columns);
  const isUsual = hasRegions || (box?.rows === usual?.rows && box?.columns === usual?.columns);
  const values = lowest === 1 && highest === Math.max(rows, columns) ? '' : `/values=${lowest}-${highest}`;
  return `grid:${rows}x${columns}${values}${isUsual ? '' : `/boxes=${box ? `${box.rows}x${box.columns}` : 'none'}`}`;
}
